package import FoundationEssentials
import Interchange
import Storage

/// The entries that a table shows: by day, newest first, those that pass a filter.
///
/// It is pulled from: it holds a few numbers for each day and the entries of some pages. Rows are
/// as of the last `reload()`; afterwards they may be gone, which reads as nil.
package final class EntryList {
  /// The days' calendar.
  package let days: DayCalendar

  private let store: EntryStore
  /// Pages through all entries.
  private let index: EntryIndex
  private var all: DayCounts
  private var filtered: FilteredDays?
  private var pages = EntryPages()
  private var dataVersion: Int64?

  /// Lists the entries of a store.
  ///
  /// - Parameters:
  ///   - store: Where the entries are.
  ///   - days: The viewer's days.
  /// - Throws: `StorageError`.
  /// - Complexity: O(days), once a journal was listed with these days before.
  package init(of store: EntryStore, days: DayCalendar) throws {
    self.store = store
    self.days = days
    all = DayCounts(on: store.connection, days: days)
    index = EntryIndex(passing: EntryFilter(), on: store.connection)
    try reload()
  }

  /// The days that have entries which pass, newest first.
  package var sections: [DaySection] { filtered?.sections ?? all.sections }

  /// What entries have to pass.
  package var filter: EntryFilter { filtered?.filter ?? EntryFilter() }

  /// Whether entries that pass the filter may be left to find, older than the last one.
  package var isIncomplete: Bool { filtered.map { !$0.isComplete } ?? false }

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
      let first = sections[sections.partitioningIndex { $0.rows.upperBound > rows.lowerBound }]
      return try (filtered?.index ?? index)
        .entries(
          before: first.day.upperBound,
          skipping: rows.lowerBound - first.offset,
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
    guard let number = try store.number(of: id) else { return nil }
    let instant = EntryNumber.instant(of: number)
    let section = DaySection.place(of: instant, in: sections)
    guard section < sections.count, sections[section].day.contains(instant),
      let row = try (filtered?.index ?? index)
        .offset(of: number, before: sections[section].day.upperBound),
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
    try store.connection.dataVersion() != dataVersion
  }

  /// Shows the entries that pass a filter as it is being typed.
  ///
  /// - Parameters:
  ///   - text: The filter, as `EntryFilter` describes it.
  ///   - limit: How many entries to find at most. With a limit a filter costs the same however many
  ///     entries there are; `findMore(limit:)` finds the others.
  /// - Throws: `StorageError`; the old filter is kept.
  package func setFilter(_ text: String, limit: Int = .max) throws {
    let filter = EntryFilter(text, days: days, now: store.now(), isBeingTyped: true)
    guard filter != self.filter else { return }
    try store.connection.snapshot {
      try refresh()
      var found = FilteredDays(filter, on: store.connection)
      try found.find(in: all.sections, limit: limit)
      filtered = filter == EntryFilter() ? nil : found
    }
    pages.removeAll()
  }

  /// Finds further entries that pass the filter, older ones.
  ///
  /// - Parameter limit: How many at most.
  /// - Throws: `StorageError`; the list is as before.
  package func findMore(limit: Int) throws {
    guard isIncomplete else { return }
    try store.connection.snapshot {
      try refresh()
      try filtered?.find(in: all.sections, limit: limit)
    }
    pages.removeAll()
  }

  /// Takes in what has changed, here or elsewhere: the days in which something did.
  ///
  /// - Throws: `StorageError`; the list is as before.
  package func reload() throws {
    // Asked for first: a change in between is then noticed once more rather than never.
    let version = try store.connection.dataVersion()
    try store.connection.snapshot { try refresh() }
    dataVersion = version
  }

  private func refresh() throws {
    var (all, filtered) = (all, filtered)
    let changed = try all.refresh()
    guard changed != [] else { return }
    if let changed { try filtered?.recount(changed, in: all.sections) }
    (self.all, self.filtered) = (all, filtered)
    pages.removeAll()
  }
}
