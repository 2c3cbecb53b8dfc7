import GatefoldText
import Testing

@testable import GatefoldTerminal

@Suite
struct ClipboardTests {
  /// The examples of RFC 4648, section 10, and bytes that need every kind of letter.
  @Test(
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("日本\n", "5pel5pysCg=="),
      ("\u{3FF}\u{FB}>?", "z7/Duz4/"),
    ])
  func bytesBecomeLetters(_ text: String, _ letters: String) {
    #expect(Base64.encode(text.utf8) == Array(letters.utf8))
  }

  @Test(
    arguments: [
      ("xterm-256color", false, .terminal), ("tmux-256color", true, .terminal),
      ("screen-256color", true, .terminal), ("screen-256color", false, .behindScreen),
      ("screen", false, .behindScreen), ("linux", false, .none), ("vt100", false, .none),
      ("vt220", false, .none), ("dumb", false, .none), ("", false, .none),
    ] as [(String, Bool, Clipboard)]
  )
  func typesAreKnown(_ type: String, _ isInTmux: Bool, _ clipboard: Clipboard) {
    var variables = ["TERM": type]
    if isInTmux { variables["TMUX"] = "/tmp/x" }
    #expect(TerminalEnvironment(variables).clipboard == clipboard)
  }

  @Test
  func screenHandsOnPiecesThatMakeUpTheSequence() {
    let text = String(repeating: "日本\n", count: 500)
    let plain = String(decoding: Clipboard.terminal.bytes(for: text), as: UTF8.self)
    let wrapped = String(decoding: Clipboard.behindScreen.bytes(for: text), as: UTF8.self)
    let pieces = wrapped.split(separator: "\u{1B}\\")
    #expect(pieces.count > 10)
    #expect(pieces.allSatisfy { $0.hasPrefix("\u{1B}P") && $0.utf8.count < 256 })
    let letters = pieces.first?.split(separator: ";").last?.utf8.count ?? 0
    #expect(letters % 4 != 0, "tmux takes the first piece for all, and must not decode it")
    #expect(pieces.map { $0.dropFirst(2) }.joined() == plain)
    #expect(plain.hasPrefix("\u{1B}]52;c;") && plain.hasSuffix("\u{7}"))
    #expect(Clipboard.none.bytes(for: text) == [])
  }
}

extension TerminalTests {
  /// Copying, at the other end of a pseudo-terminal.
  @MainActor
  @Suite(.timeLimit(.minutes(5)))
  struct CopyingTests {
    private func open(_ type: String) throws -> (PseudoTerminal, CursesTerminal) {
      let pair = try PseudoTerminal(Size(width: 20, height: 3))
      return (pair, try pair.open(["TERM": type, "LC_ALL": "C.UTF-8"]))
    }

    @Test
    func theTextStandsBetweenFramesAndChangesNone() throws {
      let (pair, terminal) = try open("xterm-256color")
      let surface = Surface(size: terminal.size, glyphs: GlyphTable())
      surface.write("one", at: .zero, style: .plain, clip: surface.bounds)
      terminal.present(surface, cursor: nil)
      _ = pair.read()
      try terminal.copy("日本\n")
      #expect(pair.read() == "\u{1B}]52;c;5pel5pysCg==\u{7}")
      surface.write("x", at: Point(x: 15, y: 0), style: .plain, clip: surface.bounds)
      terminal.present(surface, cursor: nil)
      #expect(pair.read() == "\u{1B}[16Gx\r")
      terminal.close()
    }

    @Test
    func aTextIsRefusedFromOneByteBeyondTheLimitOn() throws {
      let (pair, terminal) = try open("xterm-256color")
      _ = pair.read()
      let longest = String(repeating: "a", count: PasteboardError.byteLimit)
      var problem: PasteboardError?
      do { try terminal.copy(longest + "a") } catch { problem = error }
      #expect(problem == .textTooLong(byteCount: PasteboardError.byteLimit + 1))
      #expect(pair.read().isEmpty)
      pair.drain { _ = try? terminal.copy(longest) }
      terminal.close()
      #expect(Clipboard.terminal.bytes(for: longest).count <= 100_000)
    }

    @Test(arguments: ["linux", "vt100"])
    func nothingIsSentToATerminalWithoutAClipboard(_ type: String) throws {
      let (pair, terminal) = try open(type)
      _ = pair.read()
      #expect(throws: PasteboardError.noClipboard(terminalType: type)) { try terminal.copy("x") }
      #expect(pair.read().isEmpty)
      terminal.close()
    }

    @Test
    func nothingIsSentWhileTheTerminalIsNotOpenOrLent() async throws {
      let (pair, terminal) = try open("xterm")
      await terminal.lend {
        _ = pair.read()
        #expect(throws: PasteboardError.notAvailable) { try terminal.copy("x") }
        #expect(pair.read().isEmpty)
      }
      terminal.close()
      _ = pair.read()
      #expect(throws: PasteboardError.notAvailable) { try terminal.copy("x") }
      #expect(pair.read().isEmpty)
    }
  }
}
