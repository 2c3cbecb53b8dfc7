package import FoundationEssentials

/// One entry of the journal.
package nonisolated struct Entry: Hashable, Identifiable, Sendable {
  /// What identifies it for ever.
  package let id: EntryID
  /// The instant it is about, in whole milliseconds.
  package var date: Date
  /// The name of the time zone it was written in, as in the IANA time zone database.
  package var timeZoneIdentifier: String
  /// What was written, with LF as the only line end; empty for an entry that is just its time.
  package var text: String
  /// Whether it has a star.
  package var isStarred: Bool
  /// When it was added.
  package let created: Date
  /// When anything about it changed last; being deleted and given back count.
  package var modified: Date

  /// Creates an entry from all of its parts.
  package init(
    id: EntryID,
    date: Date,
    timeZoneIdentifier: String,
    text: String,
    created: Date,
    modified: Date,
    isStarred: Bool = false
  ) {
    self.id = id
    self.date = date
    self.timeZoneIdentifier = timeZoneIdentifier
    self.text = text
    self.created = created
    self.modified = modified
    self.isStarred = isStarred
  }

  /// The tags of the text, each once, in the order and spelling in which they occur first.
  ///
  /// - Complexity: O(length of the text).
  package var tags: [EntryTag] { labels.tags }

  /// The tags and the star as the store indexes them.
  var labels: EntryLabels { EntryLabels(text: text, isStarred: isStarred) }

  /// Makes LF of CR LF and of CR alone.
  ///
  /// Every other character is kept.
  ///
  /// - Complexity: O(length of the text).
  package static func normalizingLineEnds(_ text: String) -> String {
    guard text.utf8.contains(0x0d) else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if !(byte == 0x0a && previous == 0x0d) { bytes.append(byte == 0x0d ? 0x0a : byte) }
      previous = byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
