import FoundationEssentials
import Storage
import Testing

/// Changes that lay a copy of the file beside it before.
struct CopyTests {
  private struct Interruption: Error {}

  @Test
  func theCopyIsTheFileAsItWasBefore() throws {
    let folder = try TemporaryFolder()
    let connection = try connect(folder.file())
    try connection.insert("old")
    let copy = try connection.transaction(copyingAs: "before") { try connection.insert("new") }
    #expect(copy == folder.file("data.sqlite.before"))
    #expect(try connection.values() == ["old", "new"])
    #expect(try connect(#require(copy)).values() == ["old"])
    let second = try connection.transaction(copyingAs: "before") {}
    #expect(second == folder.file("data.sqlite.before.2"))
  }

  @Test
  func aChangeThatFailsLeavesNoCopy() throws {
    let folder = try TemporaryFolder()
    let connection = try connect(folder.file())
    try connection.insert("old")
    let before = try folder.contents().keys.sorted()
    #expect(throws: Interruption.self) {
      try connection.transaction(copyingAs: "before") {
        try connection.insert("new")
        throw Interruption()
      }
    }
    #expect(try connection.values() == ["old"])
    #expect(try folder.contents().keys.sorted() == before)
  }

  @Test
  func aDatabaseInMemoryHasNoCopy() throws {
    let database = Database(at: .memory, schema: .values)
    let connection = try database.connect()
    #expect(try connection.transaction(copyingAs: "before") { try connection.insert("new") } == nil)
    #expect(try connection.values() == ["new"])
  }
}
