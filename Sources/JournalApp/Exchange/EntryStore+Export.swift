import FoundationEssentials
import Storage

extension EntryStore {
  /// Writes the entries that pass a filter, the oldest first, and, without a filter and in a format
  /// that has them, the notes of what was deleted.
  ///
  /// All are of the same moment, whatever others write meanwhile.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - filter: Which entries to write.
  ///   - days: The reader's days.
  ///   - write: Takes the next part of the text.
  /// - Throws: `StorageError`, or what the closure throws.
  package func export(
    as format: ExportFormat,
    passing filter: EntryFilter = EntryFilter(),
    days: DayCalendar,
    _ write: (String) throws -> Void
  ) throws {
    var buffer = ExportBuffer(format.writer(days: days))
    try connection.snapshot {
      try forEachEntry(passing: filter) { try buffer.append($0, write) }
      if filter.isEmpty { try forEachDeletion { try buffer.append($0, write) } }
    }
    try buffer.finish(write)
  }

  /// Writes the entries that pass a filter as ``export(as:passing:days:_:)`` does, but the newest
  /// first, and without notes of deletions.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - filter: Which entries to write.
  ///   - days: The reader's days.
  ///   - write: Takes the next part of the text.
  /// - Throws: `StorageError`, or what the closure throws.
  package func exportNewest(
    as format: ExportFormat,
    passing filter: EntryFilter,
    days: DayCalendar,
    _ write: (String) throws -> Void
  ) throws {
    var buffer = ExportBuffer(format.writer(days: days))
    try forEachNewest(passing: filter) { entry, _ in try buffer.append(entry, write) }
    try buffer.finish(write)
  }

  /// Calls a closure with each entry that passes a filter, the newest first, and with its place,
  /// from 1 on, among all entries.
  ///
  /// - Throws: `StorageError`, or what the closure throws, which ends the loop.
  /// - Complexity: O(entries from the newest to the last that passes).
  package func forEachNewest(
    passing filter: EntryFilter,
    _ body: (_ entry: Entry, _ place: Int) throws -> Void
  ) throws {
    let select = "SELECT \(EntryColumns.list) FROM entry AS e WHERE e.number = ?"
    let count = "SELECT count(*) FROM entry WHERE number >= ? AND number < ?"
    var (place, previous) = (0, Int64.max)
    try connection.snapshot {
      let index = EntryIndex(passing: filter, on: connection)
      try index.forEachNumber(in: .min..<Int64.max, limit: .max) { number in
        let bounds: [Value] = [.integer(number), .integer(previous)]
        place += try connection.first(count, bounds) { Int($0.integer(at: 0)) } ?? 0
        previous = number
        let entry = try connection.first(select, [.integer(number)], EntryColumns.entry)
        if let entry { try body(entry, place) }
      }
    }
  }
}

/// Text that is written in parts, so that a long journal is never in memory as a whole.
nonisolated private struct ExportBuffer {
  private var writer: any ExportWriter
  private var text: String

  private static let capacity = 1 << 16

  init(_ writer: any ExportWriter) {
    self.writer = writer
    text = writer.head
  }

  mutating func append(_ entry: Entry, _ write: (String) throws -> Void) throws {
    writer.write(entry, to: &text)
    try flush(ifLongerThan: Self.capacity, write)
  }

  mutating func append(_ deletion: Deletion, _ write: (String) throws -> Void) throws {
    writer.write(deletion, to: &text)
    try flush(ifLongerThan: Self.capacity, write)
  }

  mutating func finish(_ write: (String) throws -> Void) throws {
    text += writer.foot
    try flush(ifLongerThan: 0, write)
  }

  private mutating func flush(
    ifLongerThan count: Int,
    _ write: (String) throws -> Void
  ) throws {
    guard text.utf8.count > count else { return }
    try write(text)
    text.removeAll(keepingCapacity: true)
  }
}
