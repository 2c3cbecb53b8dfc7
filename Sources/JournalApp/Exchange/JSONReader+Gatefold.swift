import FoundationEssentials
import Interchange

nonisolated extension JSONReader {
  /// Reads what ``JSONEntryWriter`` writes.
  mutating func readGatefold(_ value: JSONValue) throws(ImportRefusal) {
    guard let version = value["gatefold"]?.integer, let entries = value["entries"]?.elements else {
      throw .unknownJSON
    }
    let known = JSONEntryWriter.version
    guard version <= known else {
      throw .newerVersion(.gatefold, found: version, known: known)
    }
    result.format = .gatefold
    let names: Set = [
      "id", "date", "zone", "text", "starred", "created", "modified",
    ]
    let reader = self
    read(entries, keeping: names) { value throws(Skip) in try reader.gatefoldEntry(value) }
    for value in value["deletions"]?.elements ?? [] {
      if let id = id(value, "id"),
        let date = value["date"]?.string.flatMap({ InstantFormat.date($0) })
      {
        result.deletions.append(Deletion(id: id, date: date))
      } else {
        result.problems.append(ImportProblem(.notADeletion, line: line(of: value)))
      }
    }
  }

  private func gatefoldEntry(_ value: JSONValue) throws(Skip) -> ImportedEntry {
    let written = try writtenDate(value, "date")
    let zone = value["zone"]?.string
    guard let date = ImportedDate(written, calendar: calendar, zone: zone) else {
      throw Skip(reason: .impossibleDate(value["date"]?.string ?? ""))
    }
    guard value["text"] != nil else { throw Skip(reason: .missing(key: "text")) }
    var entry = ImportedEntry(date, text: try text(value, "text"), line: line(of: value))
    entry.id = id(value, "id")
    if entry.id == nil, value["id"] != nil { throw Skip(reason: .unusable(key: "id")) }
    entry.isStarred = try flag(value, "starred")
    entry.created = try instant(value, "created")
    entry.modified = try instant(value, "modified")
    return entry
  }

  private func instant(_ value: JSONValue, _ name: String) throws(Skip) -> Date? {
    guard let member = value[name], !member.isNull else { return nil }
    guard let date = member.string.flatMap({ InstantFormat.date($0) }) else {
      throw Skip(reason: .unusable(key: name))
    }
    return date
  }
}
