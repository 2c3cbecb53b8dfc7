/// Writes entries in one format, the oldest first.
nonisolated protocol ExportWriter {
  /// What comes before all entries.
  var head: String { get }
  /// What comes after all entries.
  var foot: String { get }

  /// Writes the next entry.
  mutating func write(_ entry: Entry, to output: inout String)

  /// Writes the note of a deletion, after all entries; where the format has none, nothing.
  mutating func write(_ deletion: Deletion, to output: inout String)
}

nonisolated extension ExportWriter {
  mutating func write(_ deletion: Deletion, to output: inout String) {}
}
