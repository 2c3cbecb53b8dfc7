import Glibc
import Testing

extension EndToEndTests {
  /// What the program writes and when: nothing for nothing, and a frame in one piece.
  @Suite struct QuietTests {
    private let folder: TemporaryFolder
    private let terminal: PseudoTerminal

    init() async throws {
      folder = try TemporaryFolder()
      terminal = try PseudoTerminal()
      let texts = (1...500).map { "Entry number \($0)" }
      try await Journal.make(texts, at: Journal.path(in: folder))
    }

    private func start(_ words: [String] = [Program.path]) async throws -> ChildProcess {
      let child = try terminal.start(words, environment: Program.environment(in: folder))
      try await terminal.wait(for: "500 entries")
      terminal.readUntilQuiet()
      terminal.forget()
      return child
    }

    @Test func idleProgramWritesNothingAndTakesNoTime() async throws {
      let child = try await start()
      var isQuiet = false
      // The best of three: on a busy machine the start may still be going on.
      for _ in 1...3 where !isQuiet {
        let (ticks, wakeUps) = (try child.ticks(), try child.wakeUps())
        #expect(terminal.readNext(within: .seconds(2)) == 0)
        // Once a second libdispatch looks after its threads; nothing else is to wake up.
        isQuiet = try child.ticks() == ticks && child.wakeUps() - wakeUps <= 5
      }
      #expect(isQuiet)
    }

    @Test func keyThatChangesNothingWritesNothing() async throws {
      let child = try await start()
      for key in ["k", "\u{1B}OA", "g", "\u{1B}[99;99Z", "\u{1B}[200~\u{1B}[201~"] {
        terminal.send(key)
        #expect(terminal.readNext(within: .milliseconds(100)) == 0, "after \(key)")
      }
      #expect(!child.hasEnded())
    }

    @Test func frameArrivesInOnePiece() async throws {
      let child = try await start()
      for _ in 1...40 {
        terminal.send("j")
        #expect(terminal.readNext(within: .seconds(10)) > 0)
        #expect(terminal.readNext(within: .milliseconds(20)) == 0)
      }
      #expect(!child.hasEnded())
    }

    @Test(.enabled(if: Requirements.tool("strace") != nil, "strace is not installed"))
    func frameIsOneWrite() async throws {
      let trace = folder.path("trace")
      let strace = Requirements.tool("strace") ?? ""
      let child = try await start(
        [strace, "-f", "-e", "trace=write,writev", "-e", "signal=none", "-o", trace, Program.path]
      )
      let before = try writes(in: trace)
      for _ in 1...10 {
        terminal.send("j")
        #expect(terminal.readNext(within: .seconds(10)) > 0)
        terminal.readUntilQuiet(for: .milliseconds(50))
      }
      #expect(try writes(in: trace) - before == 10)
      terminal.send("q")
      #expect(try await terminal.reads(toTheEndOf: child))
    }

    private func writes(in trace: String) throws -> Int {
      try File.read(trace).split(separator: "\n").count { $0.contains(#/ writev?\(1, /#) }
    }

    @Test func moveTakesFewBytes() async throws {
      let child = try await start()
      terminal.send("jjj")
      terminal.readUntilQuiet()
      terminal.forget()
      terminal.send("j")
      terminal.readUntilQuiet()
      #expect((1...200).contains(terminal.output.count), "\(terminal.printable)")
      #expect(!child.hasEnded())
    }

    @Test func screenIsClearedOnlyAtFirstAndForAnotherSize() async throws {
      let child = try await start()
      terminal.send("jjjG")
      terminal.readUntilQuiet()
      terminal.send("g?")
      terminal.readUntilQuiet()
      terminal.send("\u{1B}")
      terminal.readUntilQuiet()
      #expect(!terminal.contains("\u{1B}[2J") && !terminal.contains("\u{1B}[H\u{1B}[J"))
      terminal.send("\u{0C}")
      terminal.readUntilQuiet()
      #expect(terminal.contains("\u{1B}[H\u{1B}[2J") || terminal.contains("\u{1B}[H\u{1B}[J"))
      #expect(!child.hasEnded())
    }

    @Test func burstOfKeysIsAFewFrames() async throws {
      let child = try await start()
      terminal.send(String(repeating: "\u{1B}OB", count: 200))
      try await terminal.wait(for: "Entry number 201")
      terminal.readUntilQuiet()
      // A frame that scrolls is about 1,500 bytes; one for each key would be 200 times that.
      #expect(terminal.output.count < 12_000)
      #expect(!child.hasEnded())
    }

    @Test func holdsWhatLibrariesWriteToStandardErrorUntilTheEnd() async throws {
      let child = try await start()
      let errors = open("/proc/\(child.id)/fd/2", O_WRONLY | O_APPEND)
      try #require(errors >= 0)
      let message = Array("library: no \u{1B}[31mluck\n".utf8)
      #expect(write(errors, message, message.count) == message.count)
      close(errors)
      #expect(terminal.readNext(within: .milliseconds(200)) == 0)
      terminal.send("q")
      #expect(try await terminal.reads(toTheEndOf: child))
      let text = String(decoding: terminal.output, as: UTF8.self)
      let shown = try #require(text.firstRange(of: "library: no"), "\(terminal.printable)")
      let left = try #require(text.firstRange(of: "\u{1B}[?1049l"))
      #expect(left.upperBound <= shown.lowerBound)
      #expect(!text.contains("\u{1B}[31mluck"))
    }

    @Test func redrawingRepairsAScreenThatOthersWroteOn() async throws {
      let child = try await start()
      terminal.send("\u{0C}")
      try await terminal.wait(for: "Entry number 1")
      try await terminal.wait(for: "500 entries")
      #expect(!child.hasEnded())
    }
  }
}
