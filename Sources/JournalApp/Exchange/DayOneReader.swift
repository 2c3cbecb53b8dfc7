import FoundationEssentials

/// Reads an entry of Day One 1: a property list with a text, a date and more.
nonisolated struct DayOneReader {
  let calendar: Calendar

  /// Reads the entry.
  ///
  /// - Throws: `unknownXML`, `unknownPropertyList`.
  func read(_ bytes: [UInt8]) throws(ImportRefusal) -> ImportResult {
    let content: DayOneEntry
    do {
      content = try PropertyListDecoder().decode(DayOneEntry.self, from: Data(bytes))
    } catch is DecodingError {
      throw Self.isPropertyList(bytes) ? .unknownPropertyList : .unknownXML
    } catch {
      throw .unknownPropertyList
    }
    var result = ImportResult(format: .dayOne)
    if let entry = entry(content) {
      result.entries = [entry]
    } else {
      let date = InstantFormat.string(content.date)
      result.problems = [ImportProblem(.impossibleDate(date), line: 1)]
    }
    result.problems += content.otherKeys.map { ImportProblem(.unkept(key: $0)) }
    return result
  }

  private func entry(_ content: DayOneEntry) -> ImportedEntry? {
    let instant = content.date
    guard instant == instant.roundedToMilliseconds else { return nil }
    let date = ImportedDate(
      instant: instant,
      timeZoneIdentifier: content.timeZone ?? calendar.timeZone.identifier
    )
    let text = TagText.appending(content.tags, to: content.text)
    var entry = ImportedEntry(date, text: text, line: 1)
    entry.isStarred = content.isStarred
    entry.id = content.uuid.flatMap { EntryID(text: $0) }
    return entry
  }

  private static func isPropertyList(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix(1000), as: UTF8.self).contains("plist")
  }
}

/// What Gatefold takes of a Day One entry.
nonisolated private struct DayOneEntry: Decodable {
  var date: Date
  var text: String
  var isStarred: Bool
  var tags: [String]
  var timeZone: String?
  var uuid: String?
  /// What there is more, in the alphabet's order.
  var otherKeys: [String]

  private struct Key: CodingKey, Hashable {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private static let date = Key(stringValue: "Creation Date")
  private static let text = Key(stringValue: "Entry Text")
  private static let starred = Key(stringValue: "Starred")
  private static let tags = Key(stringValue: "Tags")
  private static let timeZone = Key(stringValue: "Time Zone")
  private static let uuid = Key(stringValue: "UUID")
  /// What wrote it says nothing about it.
  private static let creator = Key(stringValue: "Creator")

  private static let known: Set<Key> = [date, text, starred, tags, timeZone, uuid, creator]

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    date = try values.decode(Date.self, forKey: Self.date)
    text = try values.decodeIfPresent(String.self, forKey: Self.text) ?? ""
    isStarred = try values.decodeIfPresent(Bool.self, forKey: Self.starred) ?? false
    tags = try values.decodeIfPresent([String].self, forKey: Self.tags) ?? []
    timeZone = try values.decodeIfPresent(String.self, forKey: Self.timeZone)
    uuid = try values.decodeIfPresent(String.self, forKey: Self.uuid)
    otherKeys = values.allKeys.filter { !Self.known.contains($0) }.map(\.stringValue).sorted()
  }
}
