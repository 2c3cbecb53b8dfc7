import FoundationEssentials
import JournalApp
import Storage
import Testing

struct EntryListCostTests {
  /// Fills a journal with entries, one an hour.
  private func store(entries: Int64) throws -> EntryStore {
    let store = try EntryStore(at: .memory)
    let sql = """
      WITH RECURSIVE hour(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM hour WHERE n < ?)
      INSERT INTO entry (id, instant, zone, text, created, modified)
      SELECT CAST(printf('%016d', n) AS BLOB), n * 3600000, 'UTC', 'entry ' || n, 0, 0 FROM hour
      """
    try store.connection.execute(sql, [.integer(entries)])
    return store
  }

  private func work(of store: EntryStore, _ body: () throws -> Void) rethrows -> Statistics {
    let before = store.connection.statistics
    try body()
    return store.connection.statistics.since(before)
  }

  @Test
  func aPageCostsTheSameInAShortAndALongJournal() throws {
    let costs = try [Int64(200), 100_000]
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

  @Test(arguments: [Int64(10), 1000, 100_000])
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
    let costs = try [Int64(200), 100_000]
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
  func daysAreFoundWithoutReadingTexts() throws {
    let store = try store(entries: 48_000)
    var list: EntryList?
    let cost = try work(of: store) { list = try EntryList(of: store, days: try days(in: "UTC")) }
    #expect(list?.numberOfSections == 2001)
    #expect(list?.count == 48_000)
    // One statement and one row a day, and one each to look at the version, begin, start and end.
    #expect(cost.statements <= 2001 + 4)
    #expect(cost.rows <= 2001 + 4)
    #expect(cost.steps <= 6 * 48_000)
  }

  @Test
  func aReloadWithoutChangesReadsNothing() throws {
    let store = try store(entries: 1000)
    let list = try EntryList(of: store, days: try days(in: "UTC"))
    let cost = try work(of: store) { try list.reload() }
    #expect(cost.statements == 1)
  }
}
