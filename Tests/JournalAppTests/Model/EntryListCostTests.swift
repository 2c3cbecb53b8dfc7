import FoundationEssentials
import JournalApp
import Storage
import Testing

struct EntryListCostTests {
  /// Fills a journal with entries, one an hour.
  private func store(entries: Int64) throws -> EntryStore {
    let store = try EntryStore(at: .memory)
    try fill(store, entries: entries)
    return store
  }

  private func fill(_ store: EntryStore, entries: Int64) throws {
    let sql = """
      WITH RECURSIVE hour(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM hour WHERE n < ?)
      INSERT INTO entry (number, id, zone, text, created, modified)
      SELECT n * 3600000 << 17, CAST(printf('%016d', n) AS BLOB), 'UTC', 'entry ' || n, 0, 0
      FROM hour
      """
    try store.connection.execute(sql, [.integer(entries)])
    try store.connection.execute("INSERT INTO entry_index (entry_index) VALUES ('rebuild')")
  }

  private func work(of store: EntryStore, _ body: () throws -> Void) rethrows -> Statistics {
    let before = store.connection.statistics
    try body()
    return store.connection.statistics.since(before)
  }

  @Test
  func aPageCostsTheSameInAShortAndALongJournal() throws {
    let costs = try [Int64(200), 20_000]
      .map { entries in
        let store = try store(entries: entries)
        let list = try EntryList(of: store, days: try days(in: "UTC"))
        return try work(of: store) {
          for section in 0..<5 {
            for row in 0..<list.numberOfRows(inSection: section) {
              _ = try list.entry(at: [section, row])
            }
          }
        }
      }
    #expect(costs[0].statements == costs[1].statements)
    #expect(costs[0].rows == costs[1].rows)
    #expect(abs(costs[0].steps - costs[1].steps) <= 100)
    #expect(costs[1].statements <= 2)
  }

  @Test(arguments: [Int64(10), 1000, 20_000])
  func theOldestAndTheMiddleRowCostOnePage(entries: Int64) throws {
    let store = try store(entries: entries)
    let list = try EntryList(of: store, days: try days(in: "UTC"))
    for section in [list.numberOfSections - 1, list.numberOfSections / 2] {
      let cost = try work(of: store) { _ = try list.entry(at: [section, 0]) }
      #expect(cost.statements <= 1)
      #expect(cost.rows <= 64)
      #expect(cost.steps < 1500)
    }
  }

  @Test
  func addingAndFindingARowCostTheSameInAShortAndALongJournal() throws {
    let costs = try [Int64(200), 20_000]
      .map { entries in
        let store = try store(entries: entries)
        let list = try EntryList(of: store, days: try days(in: "UTC"))
        return try work(of: store) {
          let entry = try store.add("new", timeZone: .gmt)
          try list.reload()
          #expect(try list.indexPath(of: entry.id) == [0, 0])
          try store.delete(entry.id)
          try list.reload()
        }
      }
    #expect(costs[0] == costs[1])
  }

  @Test
  func daysAreCountedOnceForAll() throws {
    let store = try store(entries: 24_000)
    var list: EntryList?
    let first = try work(of: store) { list = try EntryList(of: store, days: try days(in: "UTC")) }
    #expect(list?.numberOfSections == 1001)
    #expect(list?.count == 24_000)
    // For each day: the newest entry, the count, the row that keeps it.
    #expect(first.statements <= 3 * 1001 + 15)
    #expect(first.steps <= 7 * 24_000)
    _ = try store.add("new", date: instant("1971-01-01T12:00:00Z"), timeZone: .gmt)
    let next = try work(of: store) { list = try EntryList(of: store, days: try days(in: "UTC")) }
    #expect(list?.count == 24_001)
    #expect(next.statements <= 15)
    #expect(next.rows <= 1001 + 15)
    #expect(next.steps <= 12 * 1001)
  }

  @Test
  func aReloadWithoutChangesReadsNothing() throws {
    let store = try store(entries: 1000)
    let list = try EntryList(of: store, days: try days(in: "UTC"))
    let cost = try work(of: store) { try list.reload() }
    // The version, and in a snapshot the number of the last change.
    #expect(cost.statements == 4)
    #expect(cost.rows == 2)
  }

  @Test
  func whatAnotherInstanceChangesCostsTheSameInAShortAndALongJournal() throws {
    let costs = try [Int64(2000), 20_000]
      .map { entries in
        let journal = TemporaryJournal()
        let (here, elsewhere) = (try journal.open(), try journal.open())
        try fill(here, entries: entries)
        let list = try EntryList(of: here, days: try days(in: "UTC"))
        _ = try elsewhere.add("new", timeZone: .gmt)
        let old = try #require(try list.id(at: [list.numberOfSections - 1, 0]))
        try elsewhere.delete(old)
        return try work(of: here) {
          #expect(try list.hasChangedElsewhere())
          try list.reload()
          #expect(list.count == Int(entries))
        }
      }
    #expect(costs[0] == costs[1])
    #expect(costs[0].statements <= 20)
  }

  @Test(arguments: ["e", "entry", "ent 1", "#t ", "is:starred", "from:1970-01-02", "x"])
  func aFilterWithALimitCostsTheSameInAShortAndALongJournal(filter: String) throws {
    let costs = try [Int64(2000), 20_000]
      .map { entries in
        let store = try store(entries: entries)
        let list = try EntryList(of: store, days: try days(in: "UTC"))
        return try work(of: store) {
          try list.setFilter(filter, limit: 500)
          if list.count > 0 { _ = try list.entry(at: [0, 0]) }
        }
      }
    #expect(costs[0].statements == costs[1].statements)
    #expect(costs[0].rows == costs[1].rows)
    #expect(abs(costs[0].steps - costs[1].steps) <= 200)
    #expect(costs[1].rows <= 500 + 64 + 5)
  }
}
