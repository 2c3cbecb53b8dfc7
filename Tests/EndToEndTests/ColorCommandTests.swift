import Foundation
import Glibc
import Testing

extension EndToEndTests {
  /// The plain commands on colours, as processes.
  @Suite struct ColorCommandTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
    }

    private func start(_ words: [String], output: String = "/dev/null") throws -> ChildProcess {
      try ChildProcess(
        [Program.path, "colors"] + words,
        environment: Program.environment(in: folder),
        streams: .init(output: output, errors: folder.path("errors"))
      )
    }

    private func savedNames() throws -> [String] {
      let file = folder.path("list-\(UUID())")
      #expect(try start(["export", "--format", "gpl"], output: file).waitForEnd() == .code(0))
      return try File.read(file).split(separator: "\n").dropFirst(4)
        .map {
          String($0.split(separator: "\t")[1])
        }
    }

    /// How many bytes the store's log has; -1 where there is none.
    private func sizeOfLog() -> Int {
      var status = stat()
      let path = folder.path("data/gatefold/colors.sqlite-wal")
      return stat(path, &status) == 0 ? Int(status.st_size) : -1
    }

    @Test func whatManyAddAtOnceIsAllThere() throws {
      let names = (1...40).map { "writer \($0)" }
      let writers = try names.map { try start(["add", "red", $0]) }
      for writer in writers { #expect(writer.waitForEnd() == .code(0)) }
      #expect(try savedNames().sorted() == names.sorted())
      #expect(try File.read(folder.path("errors")).isEmpty)
    }

    @Test func anImportThatIsKilledIsWholeOrNothing() throws {
      let count = 5000
      let palette = (0..<count).map { "--c\($0): #123456;\n" }.joined()
      try File.write(palette, to: folder.path("palette"))
      // Right before it writes, at its first byte, and between others.
      for size in [-1, 0, 1, 5000, 50_000, 200_000] {
        let program = try start(["import", folder.path("palette")])
        while !program.hasEnded(), sizeOfLog() <= size {}
        program.send(SIGKILL)
        _ = program.waitForEnd()
        #expect([0, count].contains(try savedNames().count))
      }
    }

    @Test func aSwatchIsPaintedOnARealTerminal() async throws {
      let terminal = try PseudoTerminal()
      let program = try ChildProcess(
        [Program.path, "colors", "#12ab34"],
        environment: Program.environment(in: folder, ["COLORTERM": "truecolor"]),
        streams: .terminal(terminal.path)
      )
      #expect(program.waitForEnd() == .code(0))
      let line = "hex         #12ab34  \u{1b}[48;2;18;171;52m        \u{1b}[0m\r\n"
      _ = terminal.read()
      #expect(String(decoding: terminal.output, as: UTF8.self).hasPrefix(line))
    }
  }
}
