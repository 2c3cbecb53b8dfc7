/// Writes Gatefold's own JSON: an object of the format's version and the entries, one a line.
nonisolated struct JSONEntryWriter: ExportWriter {
  /// The version of the format, raised when older programs could no longer read it rightly.
  static let version = 1

  private var isFirst = true

  var head: String { "{\"gatefold\": \(Self.version), \"entries\": [" }
  var foot: String { "\n]}\n" }

  mutating func write(_ entry: Entry, to output: inout String) {
    output += isFirst ? "\n  {\"id\": " : ",\n  {\"id\": "
    isFirst = false
    JSONString.append(entry.id.text, to: &output)
    append("date", InstantFormat.string(entry.date), to: &output)
    append("zone", entry.timeZoneIdentifier, to: &output)
    append("text", entry.text, to: &output)
    append("created", InstantFormat.string(entry.created), to: &output)
    append("modified", InstantFormat.string(entry.modified), to: &output)
    output += "}"
  }

  private func append(_ name: String, _ value: String, to output: inout String) {
    output += ", \"\(name)\": "
    JSONString.append(value, to: &output)
  }
}
