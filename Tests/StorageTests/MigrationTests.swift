import FoundationEssentials
import Glibc
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
  func aStepThatFailsLeavesEverythingAsItWas() throws {
    struct Interruption: Error {}
    let folder = try TemporaryFolder()
    do { try connect(folder.file()).insert("old") }
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
    let connection = try connect(folder.file())
    #expect(try version(connection) == 1)
    #expect(try connection.values() == ["old"])
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

  @Test
  func whatIsMigratedIsCopiedBefore() throws {
    let folder = try TemporaryFolder()
    try connect(folder.file()).insert("old")
    try #require(chmod(folder.file(), 0o600) == 0)
    try connect(folder.file(), .newerValues).execute("DELETE FROM value")
    #expect(try Set(folder.contents().keys) == ["data.sqlite", "data.sqlite.version-1"])
    let copy = try connect(folder.file("data.sqlite.version-1"))
    #expect(try version(copy) == 1)
    #expect(try copy.values() == ["old"])
    var status = stat()
    try #require(stat(copy.path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test
  func aCopyReplacesNoOther() throws {
    let folder = try TemporaryFolder()
    try connect(folder.file()).insert("old")
    let other = try folder.write("another".utf8, to: "data.sqlite.version-1")
    _ = try connect(folder.file(), .newerValues)
    #expect(try Data(contentsOf: URL(filePath: other)) == Data("another".utf8))
    #expect(try connect(folder.file("data.sqlite.version-1.2")).values() == ["old"])
  }

  @Test
  func withoutRoomForTheCopyNothingIsMigrated() throws {
    let folder = try TemporaryFolder()
    try connect(folder.file()).insert("old")
    // A name that is as long as a name may be leaves no room for one that is longer.
    let path = folder.file(String(repeating: "n", count: 240))
    try #require(rename(folder.file(), path) == 0)
    let failure = try reason { _ = try connect(path, .newerValues) }
    #expect(failure == .readOnly)
    #expect(try connect(path).values() == ["old"])
    #expect(try folder.contents().count == 1)
  }

  @Test
  func aNewDatabaseIsNotCopied() throws {
    let folder = try TemporaryFolder()
    do { _ = try connect(folder.file(), .newerValues) }
    #expect(try Array(folder.contents().keys) == ["data.sqlite"])
  }
}
