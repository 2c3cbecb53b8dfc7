import GatefoldTerminal
import Testing

extension TerminalTests {
  /// The bytes that paint one exact colour, terminal by terminal.
  @MainActor
  @Suite(.timeLimit(.minutes(5)))
  struct PaintedColorTests {
    /// What a terminal is sent for `#12ab34`.
    enum Painted: String, CaseIterable, Sendable {
      case exactly = "8;2;18;171;52m"
      /// `#00af5f`, the nearest of the palette.
      case byPalette = "8;5;35m"
      case byAnsi = "2m"
      case nothing = ""

      var depth: ColorDepth {
        switch self {
        case .exactly: .trueColor
        case .byPalette: .palette256
        case .byAnsi: .ansi8
        case .nothing: .none
        }
      }
    }

    /// By type: with COLORTERM unset, and with it `truecolor`.
    ///
    /// GNU screen hands COLORTERM on without showing such colours; the Linux console reduces them
    /// worse than we do; vt100 has no colours whatever is said of it.
    nonisolated static let types: [(type: String, plain: Painted, claiming: Painted)] = [
      ("xterm-256color", .byPalette, .exactly),
      ("tmux-256color", .byPalette, .exactly),
      ("screen-256color", .byPalette, .byPalette),
      ("linux", .byAnsi, .byAnsi),
      ("xterm", .byAnsi, .exactly),
      ("vt100", .nothing, .nothing),
    ]

    @Test(arguments: types)
    func colorIsPaintedAsTheTypeCan(_ type: String, _ plain: Painted, _ claiming: Painted) throws {
      try expect(plain, in: ["TERM": type])
      try expect(plain, in: ["TERM": type, "COLORTERM": "yes"])
      try expect(plain, in: ["TERM": type, "NO_COLOR": ""])
      try expect(claiming, in: ["TERM": type, "COLORTERM": "truecolor"])
      try expect(claiming, in: ["TERM": type, "COLORTERM": "24bit"])
    }

    @Test(arguments: types)
    func colorThatIsRefusedIsNotSent(_ type: String, _ plain: Painted, _ claiming: Painted) throws {
      for value in ["1", "0", "no"] {
        try expect(.nothing, in: ["TERM": type, "COLORTERM": "truecolor", "NO_COLOR": value])
      }
    }

    @Test
    func tmuxIsBelievedWhateverItCallsItself() throws {
      let variables = ["TERM": "screen-256color", "COLORTERM": "truecolor", "TMUX": "/tmp/x,1,0"]
      try expect(.exactly, in: variables)
    }

    private func expect(_ painted: Painted, in variables: [String: String]) throws {
      let color = Color.rgb(0x12, 0xAB, 0x34)
      for (style, ground) in [(Style(foreground: color), "3"), (Style(background: color), "4")] {
        let pair = try PseudoTerminal(Size(width: 20, height: 3))
        let terminal = try pair.open(variables.merging(["LC_ALL": "C.UTF-8"]) { $1 })
        let surface = Surface(size: terminal.size, glyphs: GlyphTable())
        surface.write("x", at: .zero, style: style, clip: surface.bounds)
        _ = pair.read()
        terminal.present(surface, cursor: nil)
        let bytes = pair.read()
        terminal.close()
        #expect(terminal.colorDepth == painted.depth, "\(variables)")
        for other in Painted.allCases where other != .nothing {
          let sequence = "\u{1B}[" + ground + other.rawValue
          #expect(bytes.contains(sequence) == (other == painted), "\(variables): \(bytes)")
        }
        #expect(bytes.contains("x"))
      }
    }
  }
}
