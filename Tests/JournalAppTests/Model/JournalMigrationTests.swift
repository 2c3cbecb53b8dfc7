import FoundationEssentials
import Storage
import Testing

@testable import JournalApp

/// Journals as earlier versions of the program wrote them, in the SQL of those versions.
struct JournalMigrationTests {
  private static let version1 = Schema(
    applicationID: 0x4761_746a,
    migrations: [
      Migration(
        """
        CREATE TABLE entry (
          number INTEGER PRIMARY KEY,
          id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
          instant INTEGER NOT NULL,
          zone TEXT NOT NULL,
          text TEXT NOT NULL,
          created INTEGER NOT NULL,
          modified INTEGER NOT NULL,
          deleted_at INTEGER
        ) STRICT;
        CREATE INDEX entry_live ON entry (instant, id) WHERE deleted_at IS NULL;
        INSERT INTO entry VALUES
          (1, x'00000000000070008000000000000001', 1795986840000, 'UTC', 'Rain #wet', 5, 6, NULL),
          (2, x'00000000000070008000000000000003', 1795986840000, 'UTC', 'Łódź @Work', 7, 8, NULL),
          (3, x'00000000000070008000000000000002', 1795986840000, 'UTC', 'Coffee', 1, 2, NULL),
          (4, x'00000000000070008000000000000004', -1, 'Asia/Tokyo', 'Früh #Wet', 3, 4, NULL),
          (5, x'00000000000070008000000000000005', 0, 'UTC', 'Gone #gone', 3, 9, 1795986840009);
        """
      )
    ]
  )

  private let journal = TemporaryJournal()
  private let now = Date(timeIntervalSince1970: 1_795_986_841)

  init() throws {
    _ = try Database(at: .file(path: journal.path), schema: Self.version1).connect()
  }

  private func open() throws -> EntryStore {
    try EntryStore(at: .file(path: journal.path), now: { now })
  }

  @Test
  func everythingOfVersion1IsKept() throws {
    let store = try open()
    let list = try EntryList(of: store, days: try days(in: "UTC"))
    let rows = try list.rows()
    #expect(rows.map { $0.map(\.text) } == [["Łódź @Work", "Coffee", "Rain #wet"], ["Früh #Wet"]])
    let oldest = try #require(rows.last?.first)
    #expect(oldest.date == Date(timeIntervalSince1970: -0.001))
    #expect(oldest.timeZoneIdentifier == "Asia/Tokyo")
    #expect(oldest.id.bytes == [0, 0, 0, 0, 0, 0, 0x70, 0, 0x80, 0, 0, 0, 0, 0, 0, 4])
    #expect(oldest.created == Date(timeIntervalSince1970: 0.003))
    #expect(oldest.modified == Date(timeIntervalSince1970: 0.004))
    #expect(try store.problems() == [])
  }

  @Test
  func whatVersion1HadIsFound() throws {
    let store = try open()
    #expect(try store.tags().map { "\($0.tag.name) \($0.count)" } == ["#Wet 2", "@Work 1"])
    let list = try EntryList(of: store, days: try days(in: "UTC"))
    for (filter, count) in [("lod", 1), ("fruh", 1), ("#wet ", 2), ("gone", 0), ("coffee", 1)] {
      try list.setFilter(filter)
      #expect(list.count == count)
    }
  }

  @Test
  func whatWasDeletedCanBeGivenBack() throws {
    let store = try open()
    let deleted = try #require(try store.deletedEntries().first)
    #expect(deleted.deleted == Date(timeIntervalSince1970: 1_795_986_840.009))
    #expect(try store.restore(deleted.id)?.text == "Gone #gone")
    #expect(try store.problems() == [])
  }

  @Test
  func draftsOfVersion2AreKept() throws {
    var schema = Schema.journal
    schema = Schema(
      applicationID: schema.applicationID,
      migrations: Array(schema.migrations.prefix(2))
    )
    try Database(at: .file(path: journal.path), schema: schema).connect()
      .executeScript(
        """
        INSERT INTO draft VALUES (x'', 'half', 7),
          (x'00000000000070008000000000000002', 'Coffee, and', 8)
        """
      )
    let drafts = try open().drafts(for: DraftOwner())
    #expect(drafts.map(\.text) == ["Coffee, and", "half"])
    #expect(drafts.map(\.base) == ["Coffee", ""])
    #expect(drafts.map(\.key.entry?.bytes.last) == [2, nil])
  }

  @Test
  func version1IsThereAsACopy() throws {
    try open()
      .update(#require(try open().newestEntries(passing: .init(), limit: 1).first).id, text: "")
    let copy = Database(at: .file(path: journal.path + ".version-1"), schema: Self.version1)
    let sql = "SELECT count(*), max(text) FROM entry"
    let found = try copy.connect().first(sql) { "\($0.integer(at: 0)) \($0.text(at: 1))" }
    #expect(found == "5 Łódź @Work")
  }
}
