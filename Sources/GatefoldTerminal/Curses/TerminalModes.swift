import CNcurses

/// The bytes that take the terminal over and give it back.
///
/// ncurses only paints: it knows neither bracketed paste nor focus nor the SGR mouse, and a crash
/// needs all of it as one prepared piece anyway.
struct TerminalModes: Sendable {
  /// Reports of presses, releases and drags, with coordinates of any size (xterm's ctlseqs.txt).
  private static let mouseOn = "\u{1B}[?1002h\u{1B}[?1006h"
  private static let mouseOff = "\u{1B}[?1006l\u{1B}[?1002l"
  private static let focusOn = "\u{1B}[?1004h"
  private static let focusOff = "\u{1B}[?1004l"
  private static let pasteOn = "\u{1B}[?2004h"
  private static let pasteOff = "\u{1B}[?2004l"

  /// Whether the terminal has a mouse, or may have one: terminfo has `kmous` for it.
  ///
  /// Terminals that do not know xterm's modes ignore them.
  let hasMouse: Bool

  private let entry: TerminfoEntry

  /// Prepares the bytes for a terminal.
  init(_ entry: TerminfoEntry) {
    self.entry = entry
    self.hasMouse = entry[string: "kmous"] != nil
  }

  /// Alternate screen, application keys, margins at the edges, no cursor, and the modes above.
  @MainActor
  func entering(size: Size, mouse: Bool) -> [UInt8] {
    var bytes = capability("smcup") + capability("smkx") + capability("sgr0")
    bytes += capability("civis")
    bytes += parametrized("csr", 0, size.height - 1)
    bytes += Self.pasteOn.utf8
    if hasMouse { bytes += Self.focusOn.utf8 }
    return bytes + self.mouse(mouse)
  }

  /// The reverse of ``entering(size:mouse:)``.
  ///
  /// Where there is no alternate screen, what comes next stands on the last line.
  @MainActor
  func leaving(size: Size) -> [UInt8] {
    var bytes = mouse(false)
    if hasMouse { bytes += Self.focusOff.utf8 }
    bytes += Self.pasteOff.utf8
    bytes += capability("sgr0") + capability("cnorm") + capability("rmkx")
    let isAlternate = entry[string: "rmcup"] != nil
    if !isAlternate { bytes += parametrized("cup", size.height - 1, 0) + capability("el") }
    return bytes + capability("rmcup")
  }

  /// Turns reports of the mouse on or off.
  func mouse(_ isOn: Bool) -> [UInt8] {
    hasMouse ? Array((isOn ? Self.mouseOn : Self.mouseOff).utf8) : []
  }

  private func capability(_ name: String) -> [UInt8] {
    Self.withoutDelays(entry[string: name] ?? [])
  }

  @MainActor
  private func parametrized(_ name: String, _ first: Int, _ second: Int) -> [UInt8] {
    guard let string = entry[string: name] else { return [] }
    let text = String(decoding: string, as: UTF8.self)
    guard let bytes = cn_tparm(text, Int32(first), Int32(second)) else { return [] }
    return Self.withoutDelays(Array(String(cString: bytes).utf8))
  }

  /// Leaves out `$<5>` and the like, which ask `tputs(3x)` to wait for a slow terminal.
  static func withoutDelays(_ string: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = string[...]
    while let byte = rest.first {
      if rest.starts(with: [0x24, 0x3C]), let end = rest.firstIndex(of: 0x3E) {
        rest = rest[(end + 1)...]
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
