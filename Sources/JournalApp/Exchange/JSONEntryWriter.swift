import Interchange

/// Writes Gatefold's own JSON: an object of the format's version, the entries and the notes of what
/// was deleted, one a line.
nonisolated struct JSONEntryWriter: ExportWriter {
  /// The version of the format, raised when older programs could no longer read it rightly.
  static let version = 1

  private var isFirst = true
  private var hasDeletions = false

  var head: String { "{\"gatefold\": \(Self.version), \"entries\": [" }
  var foot: String { "\n]}\n" }

  mutating func write(_ entry: Entry, to output: inout String) {
    begin(entry.id, to: &output)
    append("date", InstantFormat.string(entry.date), to: &output)
    append("zone", entry.timeZoneIdentifier, to: &output)
    append("text", entry.text, to: &output)
    if entry.isStarred { output += ", \"starred\": true" }
    append("created", InstantFormat.string(entry.created), to: &output)
    append("modified", InstantFormat.string(entry.modified), to: &output)
    output += "}"
  }

  mutating func write(_ deletion: Deletion, to output: inout String) {
    if !hasDeletions {
      output += "\n], \"deletions\": ["
      (hasDeletions, isFirst) = (true, true)
    }
    begin(deletion.id, to: &output)
    append("date", InstantFormat.string(deletion.date), to: &output)
    output += "}"
  }

  private mutating func begin(_ id: EntryID, to output: inout String) {
    output += isFirst ? "\n  {\"id\": " : ",\n  {\"id\": "
    isFirst = false
    JSONString.append(id.text, to: &output)
  }

  private func append(_ name: String, _ value: String, to output: inout String) {
    output += ", \"\(name)\": "
    JSONString.append(value, to: &output)
  }
}
