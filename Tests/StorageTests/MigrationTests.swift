import FoundationEssentials
import Storage
import Testing

struct MigrationTests {
  private func version(_ connection: Connection) throws -> Int64? {
    try connection.first("PRAGMA user_version") { $0.integer(at: 0) }
  }

  @Test
  func anOlderDatabaseIsBroughtUpToDateWithItsData() throws {
    let folder = try TemporaryFolder()
    try connect(folder.file()).insert("old")
    let connection = try connect(folder.file(), .newerValues)
    #expect(try version(connection) == 2)
    #expect(try connection.first("SELECT content, note FROM value") { $0.text(at: 0) } == "old")
  }

  @Test
  func aNewerDatabaseIsRefusedAndKept() throws {
    let folder = try TemporaryFolder()
    do { try connect(folder.file(), .newerValues).insert("new") }
    let before = try folder.contents()
    #expect(try reason { _ = try connect(folder.file()) } == .newerSchema(found: 2, known: 1))
    #expect(try folder.contents() == before)
  }

  @Test
  func aStepThatFailsLeavesTheVersionBeforeIt() throws {
    struct Interruption: Error {}
    let folder = try TemporaryFolder()
    let failing = Schema(
      applicationID: Schema.values.applicationID,
      migrations: Schema.newerValues.migrations + [
        Migration { connection in
          try connection.execute("DROP TABLE value")
          throw Interruption()
        }
      ]
    )
    #expect(throws: Interruption.self) { try connect(folder.file(), failing) }
    let connection = try connect(folder.file(), .newerValues)
    #expect(try version(connection) == 2)
    #expect(try connection.values() == [])
  }

  @Test
  func aNewDatabaseIsMarkedAndLogged() throws {
    let folder = try TemporaryFolder()
    let connection = try connect(folder.file())
    #expect(
      try connection.first("PRAGMA application_id") { $0.integer(at: 0) }
        == Int64(Schema.values.applicationID)
    )
    #expect(try connection.first("PRAGMA journal_mode") { $0.text(at: 0) } == "wal")
    #expect(try connection.first("PRAGMA foreign_keys") { $0.integer(at: 0) } == 1)
  }
}
