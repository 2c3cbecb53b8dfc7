import Foundation
import Glibc
import Testing

extension EndToEndTests {
  /// What the program cannot do it says in one line, touching nothing.
  @Suite struct RefusalTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
    }

    static let wrongArguments: [([String], says: String)] = [
      (["jurnal"], "did you mean 'journal'"), (["--fil", "x"], "did you mean '--file'"),
      (["xyzzy"], "no command 'xyzzy'"), (["-x"], "no option '-x'"),
      (["--file"], "--file needs a PATH"),
      (["--file", ""], "--file needs a PATH"), (["--file="], "--file needs a PATH"),
      (["--version=3"], "--version takes no value"),
      (["journal", "journal"], "no command"),
      (["-\u{1B}[31mred"], "no option"), (["\u{202E}x\n\ny"], "no command"),
    ]

    @Test(arguments: wrongArguments)
    func wrongArgumentsAreNamedInOneLine(_ arguments: [String], says: String) throws {
      let environment = Program.environment(in: folder)
      let command = try Command([Program.path] + arguments, environment: environment)
      #expect(command.exit == .code(2))
      #expect(command.output.isEmpty)
      expectOneLine(command.errors, says)
      #expect(try folder.contents().isEmpty)
    }

    private func expectOneLine(_ text: String, _ part: String) {
      #expect(text.contains(part))
      #expect(text.hasPrefix("gatefold: ") && text.hasSuffix("\n"))
      #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 2, "\(text)")
      let isClean = text.dropLast().unicodeScalars
        .allSatisfy {
          $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && !$0.properties.isBidiControl
        }
      #expect(isClean, "\(text.debugDescription)")
    }

    @Test(arguments: [(["--help"], "Usage:"), (["-h"], "Usage:"), (["--version"], "gatefold ")])
    func informationNeedsNoTerminal(_ arguments: [String], text: String) throws {
      let environment = Program.environment(in: folder, ["TERM": nil, "HOME": nil])
      let command = try Command([Program.path] + arguments, environment: environment)
      #expect(command.exit == .code(0))
      #expect(command.output.hasPrefix(text))
      #expect(command.errors.isEmpty)
    }

    @Test func withoutATerminalItSaysSo() throws {
      let command = try Command([Program.path], environment: Program.environment(in: folder))
      #expect(command.exit == .code(1))
      #expect(command.output.isEmpty)
      expectOneLine(command.errors, "terminal")
      #expect(try folder.contents().isEmpty)
    }

    @Test(arguments: ["</dev/null", "| cat", ">/dev/null"])
    func withHalfATerminalItSaysSo(redirection: String) async throws {
      let (text, _) = try await refuse("\(Program.path) \(redirection)")
      expectOneLine(text, "terminal")
    }

    /// Runs a command on a terminal that is expected to end by itself.
    private func refuse(
      _ command: String,
      changes: [String: String?] = [:]
    ) async throws -> (text: String, exit: ChildProcess.Exit?) {
      let terminal = try PseudoTerminal()
      let environment = Program.environment(in: folder, changes)
      let before = terminal.modes
      let child = try terminal.start(["/bin/sh", "-c", command], environment: environment)
      #expect(try await terminal.reads(toTheEndOf: child))
      #expect(terminal.modes == before)
      terminal.readUntilQuiet(for: .milliseconds(20))
      let text = String(decoding: terminal.output, as: UTF8.self)
      return (text.replacing("\r\n", with: "\n"), child.exit)
    }

    private func expectRefusal(of file: String, _ part: String) async throws {
      let (text, exit) = try await refuse("exec \(Program.path) --file '\(file)'")
      #expect(exit == .code(1))
      expectOneLine(text, part)
    }

    @Test func fileThatIsAFolderIsRefused() async throws {
      try FileManager.default.createDirectory(
        atPath: folder.path("things"),
        withIntermediateDirectories: false
      )
      try await expectRefusal(of: folder.path("things"), "is a folder")
      try await expectRefusal(of: folder.path("things/"), "is a folder")
      try await expectRefusal(of: "/", "is a folder")
      #expect(try folder.contents() == ["things"])
    }

    @Test func fileOfAnotherKindIsRefusedAndLeftAsItIs() async throws {
      let texts = [
        "notes\n", String(repeating: "More notes. ", count: 1000), "SQLite format 3\u{0}",
      ]
      for text in texts {
        try File.write(text, to: folder.path("notes"))
        try await expectRefusal(of: folder.path("notes"), folder.path("notes"))
        #expect(try File.read(folder.path("notes")) == text)
        #expect(try folder.contents() == ["notes"])
      }
    }

    @Test(arguments: ["PRAGMA application_id = 7", "PRAGMA user_version = 999"])
    func databaseOfAnotherProgramOrVersionIsLeftAsItIs(statement: String) async throws {
      let path = folder.path("other.sqlite")
      try await Journal.make(["Keep"], at: path)
      try await Journal.execute("PRAGMA journal_mode = DELETE", statement, at: path)
      let before = try File.bytes(path)
      try await expectRefusal(of: path, "left as it is")
      #expect(try File.bytes(path) == before)
      #expect(try folder.contents() == ["other.sqlite"])
    }

    @Test func damagedJournalIsLeftAsItIs() async throws {
      let path = folder.path("damaged.sqlite")
      try await Journal.make((1...200).map { "Entry \($0)" }, at: path)
      try await Journal.execute("PRAGMA journal_mode = DELETE", at: path)
      var bytes = try File.bytes(path)
      bytes.replaceSubrange(100..<2000, with: repeatElement(0xFF, count: 1900))
      try bytes.write(to: URL(filePath: path))
      let (text, exit) = try await refuse("exec \(Program.path) --file '\(path)'")
      #expect(exit == .code(1))
      expectOneLine(text, path)
      #expect(try File.bytes(path) == bytes)
    }

    @Test(arguments: ["/dev/null/x.sqlite", "/proc/none/x.sqlite", "/dev/null", "/dev/zero"])
    func placeWhereNoFileCanBeIsRefused(path: String) async throws {
      try await expectRefusal(of: path, path)
    }

    @Test func nameWithControlCharactersIsNotPrintedAsItIs() async throws {
      try await expectRefusal(of: "/dev/null/\u{1B}[31m\n\u{9B}x\u{202E}", "/dev/null/")
    }

    @Test func withoutAHomeItAsksForAFile() async throws {
      let changes: [String: String?] = ["HOME": nil, "XDG_DATA_HOME": nil]
      let (text, exit) = try await refuse("exec \(Program.path)", changes: changes)
      #expect(exit == .code(1))
      expectOneLine(text, "--file PATH")
    }

    @Test func terminalThatCannotPaintIsRefused() async throws {
      let (text, exit) = try await refuse("exec \(Program.path)", changes: ["TERM": "dumb"])
      #expect(exit == .code(1))
      expectOneLine(text, "TERM")
    }
  }
}
