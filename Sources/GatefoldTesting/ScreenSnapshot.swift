public import GatefoldTerminal

/// A screen as text: each line between bars, so that trailing spaces show.
public struct ScreenSnapshot: Hashable, Sendable, CustomStringConvertible {
  /// The lines, framed by `│`.
  public let description: String

  /// Takes the picture of a terminal.
  @MainActor
  public init(_ terminal: VirtualTerminal) {
    description = terminal.lines.map { "│\($0)│" }.joined(separator: "\n")
  }

  /// Takes the picture of the styles: a letter a cell.
  ///
  /// - Parameters:
  ///   - terminal: The terminal.
  ///   - letter: What stands for a style; a dot for a plain cell by custom.
  @MainActor
  public init(styles terminal: VirtualTerminal, letter: (Style) -> Character) {
    description = terminal.lines.indices
      .map { y in
        "│" + String(terminal.cells(onLine: y).map { letter($0.style) }) + "│"
      }
      .joined(separator: "\n")
  }

  /// Reads a picture that was written in a test; lines may be indented.
  public init(_ picture: String) {
    description = picture.split(separator: "\n")
      .map {
        String($0.drop { $0 == " " })
      }
      .joined(separator: "\n")
  }
}

extension ScreenSnapshot {
  /// One letter for the attributes that standard themes use: `R`everse, `B`old, `D`im, `U`nderline,
  /// `I`talic, `c` for a coloured cell, and a dot for a plain one.
  public static func attributeLetter(_ style: Style) -> Character {
    let letters: [(TextAttributes, Character)] = [
      (.reverse, "R"), (.bold, "B"), (.dim, "D"), (.underline, "U"), (.italic, "I"),
    ]
    if let found = letters.first(where: { style.attributes.contains($0.0) }) { return found.1 }
    let isPlain = style.foreground == .automatic && style.background == .automatic
    return isPlain ? "." : "c"
  }
}
