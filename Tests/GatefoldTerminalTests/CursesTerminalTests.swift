import GatefoldText
import Glibc
import Testing

@testable import GatefoldTerminal

extension TerminalTests {
  /// The real terminal at one end of a pseudo-terminal, bytes at the other.
  @MainActor
  @Suite(.timeLimit(.minutes(5)))
  struct CursesTerminalTests {
    private static let environment = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"]

    @Test
    func frameThatDiffersIsOneWriteAndEqualOneIsNone() throws {
      let pair = try PseudoTerminal(Size(width: 20, height: 3))
      let terminal = try pair.open(Self.environment)
      let surface = Surface(size: terminal.size, glyphs: GlyphTable())
      surface.write("日本e\u{301}", at: .zero, style: .plain, clip: surface.bounds)
      _ = pair.read()
      terminal.present(surface, cursor: nil)
      #expect(pair.read().contains("\u{1B}[H\u{1B}[2J日本e\u{301}"))
      terminal.present(surface, cursor: nil)
      #expect(pair.read().isEmpty)
      surface.write("x", at: Point(x: 4, y: 0), style: .plain, clip: surface.bounds)
      terminal.present(surface, cursor: nil)
      #expect(pair.read() == "\u{1B}[5Gx\r")
      terminal.close()
    }

    @Test
    func halfAWideCharacterOverwrittenLeavesNoHalf() throws {
      let pair = try PseudoTerminal(Size(width: 10, height: 1))
      let terminal = try pair.open(Self.environment)
      let surface = Surface(size: terminal.size, glyphs: GlyphTable())
      surface.write("日本語", at: .zero, style: .plain, clip: surface.bounds)
      terminal.present(surface, cursor: Cursor(at: .zero, isVisible: false))
      _ = pair.read()
      surface.write("x", at: Point(x: 3, y: 0), style: .plain, clip: surface.bounds)
      terminal.present(surface, cursor: Cursor(at: .zero, isVisible: false))
      #expect(pair.read() == "\u{1B}[3G x\r")
      terminal.close()
    }

    @Test
    func cursorIsPlacedEvenWhereItIsNotSeen() throws {
      let pair = try PseudoTerminal(Size(width: 20, height: 5))
      let terminal = try pair.open(Self.environment)
      let surface = Surface(size: terminal.size, glyphs: GlyphTable())
      terminal.present(surface, cursor: Cursor(at: .zero, isVisible: false))
      _ = pair.read()
      terminal.present(surface, cursor: Cursor(at: Point(x: 7, y: 3), isVisible: false))
      #expect(pair.read() == "\u{1B}[4;8H")
      terminal.present(surface, cursor: Cursor(at: Point(x: 7, y: 3), isVisible: true))
      #expect(pair.read() == "\u{1B}[?12l\u{1B}[?25h")
      terminal.present(surface, cursor: Cursor(at: Point(x: 99, y: 99), isVisible: true))
      #expect(pair.read() == "\u{1B}[5;20H")
      terminal.close()
    }

    @Test
    func terminalIsGivenBackAsItWasFound() throws {
      let pair = try PseudoTerminal(Size(width: 20, height: 3))
      let found = try pair.modes()
      let terminal = try pair.open(Self.environment)
      #expect(try pair.modes() != found)
      let start = pair.read()
      terminal.close()
      let end = pair.read()
      #expect(try pair.modes() == found)
      for mode in ["?1049", "?1002", "?1006", "?1004", "?2004", "?1"] {
        #expect(start.contains("\u{1B}[\(mode)h"))
        #expect(end.contains("\u{1B}[\(mode)l"))
      }
      #expect(end.contains("\u{1B}[?25h"))
      terminal.close()
      #expect(pair.read().isEmpty)
    }

    @Test
    func keysArriveInOrderAfterTheSize() async throws {
      let pair = try PseudoTerminal(Size(width: 20, height: 3))
      let terminal = try pair.open(Self.environment)
      // No signal tells of it: the terminal is not the process's own.
      pair.setSize(Size(width: 30, height: 4))
      pair.type(String(repeating: "\u{1B}[B", count: 200))
      var events: [Event] = []
      // How many pieces the kernel makes of it is the kernel's business.
      while events.count < 201, let more = await terminal.nextEvents() { events += more }
      let keys = Array(repeating: Event.key("down"), count: 200)
      #expect(events == [.resize(Size(width: 30, height: 4))] + keys)
      #expect(terminal.size == Size(width: 30, height: 4))
      terminal.close()
      #expect(await terminal.nextEvents() == nil)
    }

    @Test
    func loneEscapeArrives() async throws {
      let pair = try PseudoTerminal(Size(width: 20, height: 3))
      let terminal = try pair.open(Self.environment)
      pair.type("\u{1B}")
      #expect(await terminal.nextEvents() == [.key("escape")])
      terminal.close()
    }

    @Test
    func signalsArriveAsEvents() async throws {
      let pair = try PseudoTerminal(Size(width: 20, height: 3))
      let terminal = try pair.open(Self.environment)
      kill(getpid(), SIGTSTP)
      #expect(await terminal.nextEvents() == [.suspend])
      kill(getpid(), SIGCONT)
      #expect(await terminal.nextEvents() == [.resume])
      kill(getpid(), SIGTERM)
      #expect(await terminal.nextEvents() == [.terminate(signal: SIGTERM)])
      terminal.close()
    }

    @Test
    func hangUpArrivesOnce() async throws {
      let pair = try PseudoTerminal(Size(width: 20, height: 3))
      let terminal = try pair.open(Self.environment)
      pair.closeMaster()
      #expect(await terminal.nextEvents() == [.hangUp])
      terminal.close()
      #expect(await terminal.nextEvents() == nil)
    }

    @Test
    func moreColorsThanThereArePairsAreDrawnAllTheSame() throws {
      let pair = try PseudoTerminal(Size(width: 200, height: 100))
      let terminal = try pair.open(Self.environment.merging(["COLORTERM": "24bit"]) { $1 })
      let surface = Surface(size: terminal.size, glyphs: GlyphTable())
      for round in 0..<5 {
        for y in 0..<100 {
          for x in 0..<200 {
            let color = Color.rgb(UInt8(x), UInt8(y), UInt8(round))
            surface.write(
              "x",
              at: Point(x: x, y: y),
              style: Style(foreground: color),
              clip: surface.bounds
            )
          }
        }
        pair.drain(while: { terminal.present(surface, cursor: nil) })
      }
      let last = Cursor(at: Point(x: 1, y: 0), isVisible: false)
      surface.write(
        "y",
        at: .zero,
        style: Style(foreground: .rgb(1, 2, 3)),
        clip: surface.bounds
      )
      terminal.present(surface, cursor: last)
      #expect(pair.read().contains("\u{1B}[38;2;1;2;3my"))
      terminal.close()
    }

    @Test
    func glyphNumbersThatLostTheirMeaningAreDrawnAnew() throws {
      let pair = try PseudoTerminal(Size(width: 10, height: 1))
      let terminal = try pair.open(Self.environment)
      let surface = Surface(size: terminal.size, glyphs: GlyphTable())
      surface.write("e\u{301}", at: .zero, style: .plain, clip: surface.bounds)
      terminal.present(surface, cursor: nil)
      _ = pair.read()
      surface.glyphs.removeAll()
      surface.write("a\u{301}", at: .zero, style: .plain, clip: surface.bounds)
      terminal.present(surface, cursor: nil)
      #expect(pair.read().contains("a\u{301}"))
      terminal.close()
    }

    @Test
    func typeThatIsNotKnownFallsBackAndSaysSo() throws {
      for (type, word) in [("no-such-terminal", "no-such-terminal"), ("", "TERM")] {
        let pair = try PseudoTerminal(Size(width: 10, height: 1))
        let terminal = try pair.open(["TERM": type])
        #expect(terminal.notice?.contains(word) == true)
        terminal.close()
      }
    }

    @Test
    func whatCannotBeUsedIsAnError() throws {
      let pair = try PseudoTerminal(Size(width: 10, height: 1))
      #expect(throws: TerminalError.unknownType("dumb")) { try pair.open(["TERM": "dumb"]) }
      let file = open("/dev/null", O_RDWR)
      defer { close(file) }
      let terminal = CursesTerminal(input: file, output: file, environment: Self.environment)
      #expect(throws: TerminalError.notATerminal) { try terminal.open() }
    }

    @Test(arguments: [
      Size(width: 1, height: 1), Size(width: 1, height: 2), Size(width: 500, height: 200),
    ])
    func anySizeIsDrawn(_ size: Size) throws {
      let pair = try PseudoTerminal(size)
      let terminal = try pair.open(Self.environment)
      #expect(terminal.size == size)
      let surface = Surface(size: Size(width: 7, height: 3), glyphs: GlyphTable())
      surface.write("日本語", at: .zero, style: .plain, clip: surface.bounds)
      pair.drain(while: { terminal.present(surface, cursor: Cursor(at: .zero, isVisible: true)) })
      surface.reset(to: size)
      pair.drain(while: { terminal.present(surface, cursor: nil) })
      terminal.close()
    }

    @Test(arguments: [
      (Size(width: 0, height: 0), Size(width: 80, height: 24)),
      (Size(width: 40_000, height: 2), Size(width: 1000, height: 2)),
    ])
    func sizeIsOneThatCanBeDrawn(_ found: Size, _ expected: Size) throws {
      let pair = try PseudoTerminal(found)
      let terminal = try pair.open(Self.environment)
      #expect(terminal.size == expected)
      terminal.close()
    }
  }
}
