import Interchange

nonisolated extension JSONReader {
  /// The newest export that is known (`TRANSFER_DATA_VERSION` in its `backend/src/lib.rs`).
  private static var tuiJournalVersion: Int { 100 }

  mutating func readTuiJournalExport(_ value: JSONValue) throws(ImportRefusal) {
    guard let version = value["version"]?.integer, let entries = value["entries"]?.elements else {
      throw .unknownJSON
    }
    let known = Self.tuiJournalVersion
    guard version <= known else {
      throw .newerVersion(.tuiJournal, found: version, known: known)
    }
    readTuiJournal(entries)
  }

  /// Reads its store, an array; an empty one is a store without entries.
  mutating func readTuiJournalStore(_ elements: [JSONValue]) throws(ImportRefusal) {
    if elements.contains(where: \.isDnoteAction) { throw .dnoteActions }
    let isStore = elements.contains { $0["content"] != nil && $0["title"] != nil }
    guard elements.isEmpty || isStore else { throw .unknownJSON }
    readTuiJournal(elements)
  }

  private mutating func readTuiJournal(_ entries: [JSONValue]) {
    result.format = .tuiJournal
    // Its numbers are places in its list, not identifiers.
    let names: Set = ["id", "date", "title", "content", "tags", "priority"]
    let reader = self
    read(entries, keeping: names) { value throws(Skip) in try reader.tuiJournalEntry(value) }
  }

  private func tuiJournalEntry(_ value: JSONValue) throws(Skip) -> ImportedEntry {
    var written = try writtenDate(value, "date")
    // It asks for a day only and keeps that as its midnight in UTC.
    if written.time == ClockTime(hour: 0, offset: 0) { written.time = nil }
    let date = try date(written, of: value["date"]?.string ?? "")
    let parts = [try text(value, "title"), try text(value, "content")].filter { !$0.isEmpty }
    var tags = try texts(value, "tags")
    if let priority = value["priority"], !priority.isNull {
      guard let number = priority.integer else { throw Skip(reason: .unusable(key: "priority")) }
      tags.append("priority-\(number)")
    }
    let text = TagText.appending(tags, to: parts.joined(separator: "\n\n"))
    return ImportedEntry(date, text: text, line: line(of: value))
  }
}
