package import FoundationEssentials
import Storage

/// The entries that a table shows: by day, newest first, those that pass a filter.
///
/// It is pulled from: it holds a few numbers for each day and the entries of some pages. Rows are
/// as of the last `reload()`; afterwards they may be gone, which reads as nil.
package final class EntryList {
  /// The days that have entries, newest first.
  package private(set) var sections: [DaySection] = []
  /// What entries have to pass.
  package private(set) var filter = EntryFilter("")
  /// The days' calendar.
  package let days: DayCalendar

  private let store: EntryStore
  private let matches: FilterMatches
  private var pages = EntryPages()
  private var loaded: (dataVersion: Int64, changeCount: Int)?

  /// Lists the entries of a store.
  ///
  /// - Parameters:
  ///   - store: Where the entries are.
  ///   - days: The viewer's days.
  /// - Throws: `StorageError`.
  package init(of store: EntryStore, days: DayCalendar) throws {
    self.store = store
    self.days = days
    matches = FilterMatches(on: store.connection)
    try reload()
  }

  /// The number of days that have entries.
  package var numberOfSections: Int { sections.count }

  /// The number of entries over all days.
  package var count: Int { sections.last.map(\.rows.upperBound) ?? 0 }

  /// The number of entries of a day.
  package func numberOfRows(inSection section: Int) -> Int { sections[section].count }

  /// The entry of a row, section and row in this order; nil where it has been deleted meanwhile.
  ///
  /// - Throws: `StorageError`.
  /// - Complexity: O(log entries), and a step in an index for each row of the same day before it.
  package func entry(at indexPath: IndexPath) throws -> Entry? {
    let section = sections[indexPath[0]]
    let row = section.offset + indexPath[1]
    let entry = try pages.entry(atRow: row) { rows in
      let first = sections[sectionIndex(ofRow: rows.lowerBound)]
      let skipped = rows.lowerBound - first.offset
      return try index.entries(
        before: first.day.upperBound,
        skipping: skipped,
        limit: rows.count
      )
    }
    return entry.flatMap { section.day.contains($0.date.milliseconds) ? $0 : nil }
  }

  /// The identifier of the entry of a row.
  ///
  /// - Throws: `StorageError`.
  package func id(at indexPath: IndexPath) throws -> EntryID? {
    try entry(at: indexPath)?.id
  }

  /// The row of an entry; nil where it is unknown, deleted or held back by the filter.
  ///
  /// - Throws: `StorageError`.
  /// - Complexity: O(log entries), and a step in an index for each row of the same day before it.
  package func indexPath(of id: EntryID) throws -> IndexPath? {
    guard let instant = try store.entry(id)?.date.milliseconds,
      let section = sectionIndex(ofInstant: instant),
      let row = try index.offset(of: id, at: instant, in: sections[section].day),
      row < sections[section].count
    else { return nil }
    return IndexPath(indexes: [section, row])
  }

  /// The number of a row counted over all days, from 0.
  package func ordinal(of indexPath: IndexPath) -> Int {
    sections[indexPath[0]].offset + indexPath[1]
  }

  /// Whether another program or window has changed the journal since the last `reload()`.
  ///
  /// - Throws: `StorageError`.
  package func hasChangedElsewhere() throws -> Bool {
    try store.dataVersion() != loaded?.dataVersion
  }

  /// Shows the entries that pass another filter.
  ///
  /// - Throws: `StorageError`; the old filter is kept.
  /// - Complexity: O(length of all texts) where there are words to look for.
  package func setFilter(_ text: String) throws {
    let filter = EntryFilter(text)
    guard filter != self.filter else { return }
    try readAll(passing: filter)
  }

  /// Takes in what has changed: the changed days where this store made the changes, else all.
  ///
  /// - Throws: `StorageError`; the list is as before.
  package func reload() throws {
    guard let loaded, try !hasChangedElsewhere(),
      let changes = store.changes.changes(after: loaded.changeCount)
    else { return try readAll(passing: filter) }
    guard !changes.isEmpty else { return }
    try store.connection.snapshot {
      if !filter.isEmpty { try matches.update(changes, for: filter) }
      let instants = Set(changes.map(\.instant))
      sections = try DaySection.recounting(sections, at: instants, in: index, days: days)
    }
    self.loaded?.changeCount = store.changes.count
    pages.removeAll()
  }
}

extension EntryList {
  private var index: EntryIndex { index(for: filter) }

  private func index(for filter: EntryFilter) -> EntryIndex {
    filter.isEmpty ? matches.unfilteredIndex : matches.index
  }

  private func readAll(passing filter: EntryFilter) throws {
    // Asked for first: a change in between is then noticed once more rather than never.
    let version = try store.dataVersion()
    try store.connection.snapshot {
      if filter != self.filter || !filter.isEmpty { try matches.findAll(for: filter) }
      sections = try DaySection.all(in: index(for: filter), days: days)
    }
    self.filter = filter
    loaded = (version, store.changes.count)
    pages.removeAll()
  }

  private func sectionIndex(ofRow row: Int) -> Int {
    sections.partitioningIndex { $0.rows.upperBound > row }
  }

  private func sectionIndex(ofInstant instant: Int64) -> Int? {
    let place = sections.partitioningIndex { $0.day.lowerBound <= instant }
    return place < sections.count && sections[place].day.contains(instant) ? place : nil
  }
}
