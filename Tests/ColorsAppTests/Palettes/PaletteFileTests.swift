import FoundationEssentials
import Glibc
import Testing

@testable import ColorsApp

nonisolated struct PaletteFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try PaletteFile(folder.file(name)).read(), as: UTF8.self)
  }

  @Test func aFileIsReplacedOnlyWhereThatIsSaid() throws {
    let file = PaletteFile(folder.file("a.css"))
    try file.write("one", replacing: false)
    #expect(throws: PaletteFileProblem.exists(path: file.path)) {
      try file.write("two", replacing: false)
    }
    #expect(try text("a.css") == "one")
    try #require(chmod(file.path, 0o600) == 0)
    try file.write("two", replacing: true)
    var status = stat()
    #expect(stat(file.path, &status) == 0 && status.st_mode & 0o777 == 0o600)
    #expect(try text("a.css") == "two")
    #expect(try names() == ["a.css"])
  }

  @Test func aLinkStaysAndItsFileIsReplaced() throws {
    try PaletteFile(folder.file("real")).write("one", replacing: false)
    try #require(symlink("real", folder.file("link")) == 0)
    let link = PaletteFile(folder.file("link"))
    #expect(throws: PaletteFileProblem.exists(path: link.path)) {
      try link.write("two", replacing: false)
    }
    try link.write("two", replacing: true)
    #expect(try text("real") == "two")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "real")
    try #require(symlink("nowhere", folder.file("dangling")) == 0)
    for replacing in [false, true] {
      let dangling = PaletteFile(folder.file("dangling"))
      #expect(throws: PaletteFileProblem.danglingLink(path: dangling.path)) {
        try dangling.write("x", replacing: replacing)
      }
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func whatIsNoFileIsRefusedAtOnce() throws {
    try #require(mkfifo(folder.file("pipe"), 0o600) == 0)
    let pipe = PaletteFile(folder.file("pipe"))
    let place = PaletteFile(folder.path)
    for replacing in [false, true] {
      #expect(throws: PaletteFileProblem.isFolder(path: place.path)) {
        try place.write("x", replacing: replacing)
      }
      #expect(throws: PaletteFileProblem.isNoFile(path: pipe.path)) {
        try pipe.write("x", replacing: replacing)
      }
    }
    #expect(throws: PaletteFileProblem.isFolder(path: place.path)) { try place.read() }
    #expect(throws: PaletteFileProblem.isNoFile(path: pipe.path)) { try pipe.read() }
    #expect(throws: PaletteFileProblem.isNoFile(path: "/dev/zero")) {
      try PaletteFile("/dev/zero").read()
    }
    let missing = PaletteFile(folder.file("no/file"))
    #expect(throws: PaletteFileProblem.missing(path: missing.path)) { try missing.read() }
    #expect(throws: PaletteFileProblem.noFolder(path: folder.file("no"))) {
      try missing.write("x", replacing: false)
    }
    #expect(throws: PaletteFileProblem.noPath) { try PaletteFile("  ").write("", replacing: true) }
    #expect(try names() == ["pipe"])
  }

  @Test func whatCannotBeWrittenLeavesNothing() throws {
    let long = PaletteFile(folder.file(String(repeating: "x", count: 300)))
    let error = #expect(throws: PaletteFileProblem.self) { try long.write("x", replacing: false) }
    #expect(error?.sentence.contains("\n") == false)
    #expect(try names() == [])
  }

  @Test func theHomeIsAnAbbreviation() {
    #expect(PaletteFile("~/a.css", home: "/home/me").path == "/home/me/a.css")
    #expect(PaletteFile("~", home: "/home/me").path == "/home/me")
    #expect(PaletteFile("~x", home: "/home/me").path == "~x")
    #expect(PaletteFile("~/a.css").path == "~/a.css")
    #expect(PaletteFile(" a b ").path == "a b")
  }
}
