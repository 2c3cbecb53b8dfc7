import FoundationEssentials
import Glibc
import Storage
import Testing

struct DatabaseTests {
  @Test(arguments: [
    "x", "diary\n", String(repeating: "a", count: 511), String(repeating: "b", count: 512),
    String(repeating: "c", count: 9000), "SQLite format 3\u{0}", "SQLite format 4\u{0}but not",
  ])
  func aFileThatIsNoDatabaseIsRefusedAndKept(text: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(text.utf8)
    #expect(try reason { _ = try connect(path) } == .notADatabase)
    #expect(try folder.contents() == ["data.sqlite": Data(text.utf8)])
  }

  @Test
  func anEmptyFileBecomesADatabase() throws {
    let folder = try TemporaryFolder()
    try connect(try folder.write([])).insert(1)
    #expect(try connect(folder.file()).values() == [1])
  }

  @Test
  func aFolderIsRefused() throws {
    let folder = try TemporaryFolder()
    #expect(try reason { _ = try connect(folder.path) } == .isDirectory)
  }

  @Test
  func pipesAndDevicesAreRefusedAtOnce() throws {
    let folder = try TemporaryFolder()
    try #require(mkfifo(folder.file(), 0o600) == 0)
    #expect(try reason { _ = try connect(folder.file()) } == .notADatabase)
    #expect(try reason { _ = try connect("/dev/null") } == .notADatabase)
  }

  @Test
  func missingFoldersAreMadeForTheOwnerAlone() throws {
    let folder = try TemporaryFolder()
    try connect(folder.file("a/b/data.sqlite")).insert(1)
    for name in ["a", "a/b"] {
      var status = stat()
      try #require(stat(folder.file(name), &status) == 0)
      #expect(status.st_mode & 0o777 == 0o700)
    }
  }

  @Test
  func aFolderThatIsAFileCannotBeOpened() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("text".utf8, to: "file") + "/data.sqlite"
    #expect(try reason { _ = try connect(path) } == .cannotOpen)
    #expect(try reason { _ = try connect("") } == .cannotOpen)
    #expect(try folder.contents() == ["file": Data("text".utf8)])
  }

  @Test
  func aLinkIsFollowedAndStays() throws {
    let folder = try TemporaryFolder()
    let link = folder.file("link.sqlite")
    try #require(symlink("data.sqlite", link) == 0)
    try connect(link).insert(1)
    #expect(try connect(folder.file()).values() == [1])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "data.sqlite")
  }

  @Test(arguments: ["a b", "file:x?mode=ro", ":memory:", "100% #1?", "日本\u{7}", "'quote\""])
  func anyNameIsAName(name: String) throws {
    let folder = try TemporaryFolder()
    try connect(folder.file(name)).insert(1)
    #expect(Array(try folder.contents().keys) == [name])
    try #require(chmod(folder.file(name), 0o444) == 0 && chmod(folder.path, 0o555) == 0)
    #expect(try asOrdinaryUser { try connect(folder.file(name)).values() } == [1])
  }

  @Test(arguments: [0, 0x0f0f])
  func anotherApplicationsDatabaseIsRefusedAndKept(id: Int32) throws {
    let folder = try TemporaryFolder()
    do {
      let other = try connect(folder.file(), .foreign)
      try other.execute("PRAGMA application_id = \(id)")
    }
    let before = try folder.contents()
    #expect(try reason { _ = try connect(folder.file()) } == .otherApplication(id: id))
    #expect(try folder.contents() == before)
  }

  @Test
  func aDamagedPageIsCorrupt() throws {
    let folder = try TemporaryFolder()
    do {
      let connection = try connect(folder.file())
      for number in 0..<2000 { try connection.insert(.text("row \(number)")) }
    }
    var bytes = Array(try Data(contentsOf: URL(filePath: folder.file())))
    // The first page, which names the tables, stays.
    for index in bytes.indices.dropFirst(4096) { bytes[index] = 0xaa }
    let connection = try connect(try folder.write(bytes))
    #expect(try reason { _ = try connection.values() } == .corrupt)
  }

  @Test
  func aChangeByAnotherConnectionIsSeen() throws {
    let folder = try TemporaryFolder()
    let (first, second) = (try connect(folder.file()), try connect(folder.file()))
    try first.insert(1)
    #expect(try second.values() == [1])
    try second.insert(2)
    #expect(try first.values() == [1, 2])
  }
}
