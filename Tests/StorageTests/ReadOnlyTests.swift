import FoundationEssentials
import Glibc
import Storage
import Testing

struct ReadOnlyTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try connect(folder.file()).insert("there")
    if geteuid() == 0 {
      for path in [folder.path, folder.file()] { chown(path, ordinaryUser, ordinaryUser) }
    }
  }

  @Test(arguments: [(0o444, 0o755), (0o444, 0o555), (0o644, 0o555)] as [(mode_t, mode_t)])
  func whatCannotBeWrittenIsRead(file: mode_t, parent: mode_t) throws {
    let before = try folder.contents()
    try #require(chmod(folder.file(), file) == 0 && chmod(folder.path, parent) == 0)
    try asOrdinaryUser {
      let connection = try connect(folder.file())
      #expect(connection.isReadOnly)
      #expect(try connection.values() == ["there"])
      #expect(try reason { try connection.insert("more") } == .readOnly)
      #expect(
        try reason { try connection.transaction { try connection.insert("more") } } == .readOnly
      )
      try connection.executeScript("CREATE TEMP TABLE found (x); INSERT INTO found VALUES (1)")
    }
    let name = "data.sqlite"
    #expect(try folder.contents()[name] == before[name])
  }

  @Test
  func whatAnotherWritesIsReadWhileItsLogIsThere() throws {
    let writer = try connect(folder.file())
    try writer.insert("in the log")
    try #require(chmod(folder.path, 0o555) == 0)
    let values = try asOrdinaryUser { try connect(folder.file()).values() }
    #expect(values == ["there", "in the log"])
  }

  @Test
  func anOlderSchemaCannotBeMigrated() throws {
    try #require(chmod(folder.file(), 0o444) == 0 && chmod(folder.path, 0o555) == 0)
    let failure = try asOrdinaryUser {
      try reason { _ = try connect(folder.file(), .newerValues) }
    }
    #expect(failure == .readOnly)
  }

  @Test
  func aFileThatCannotBeReadCannotBeOpened() throws {
    try #require(chmod(folder.file(), 0) == 0)
    let failure = try asOrdinaryUser { try reason { _ = try connect(folder.file()) } }
    #expect(failure == .cannotOpen)
  }

  @Test(arguments: ["new.sqlite", "new/data.sqlite"])
  func whatCannotBeMadeCannotBeOpened(name: String) throws {
    try #require(chmod(folder.path, 0o555) == 0)
    let failure = try asOrdinaryUser { try reason { _ = try connect(folder.file(name)) } }
    #expect(failure == .cannotOpen)
  }
}
