import GatefoldTerminal
import Testing

extension TerminalTests {
  /// Bold, where it would make another colour of one that was asked for exactly.
  @MainActor
  @Suite(.timeLimit(.minutes(5)))
  struct BoldColorTests {
    @Test(arguments: [
      ("linux", Color.rgb(0, 0, 0), false), ("linux", .palette(0), true),
      ("linux", .automatic, true), ("xterm-256color", .rgb(0, 0, 0), true),
      ("vt100", .rgb(0, 0, 0), true),
    ])
    func boldDoesNotBrightenExactColours(_ type: String, _ color: Color, _ isBold: Bool) throws {
      let pair = try PseudoTerminal(Size(width: 20, height: 3))
      let terminal = try pair.open(["TERM": type, "LC_ALL": "C.UTF-8"])
      defer { terminal.close() }
      let surface = Surface(size: terminal.size, glyphs: GlyphTable())
      let style = Style(foreground: color, background: .rgb(0, 205, 0), attributes: .bold)
      surface.write("x", at: .zero, style: style, clip: surface.bounds)
      _ = pair.read()
      terminal.present(surface, cursor: nil)
      #expect(pair.read().contains(/\u{1B}\[([0-9;]*;)?1(;[0-9;]*)?m/) == isBold)
    }
  }
}
