/// Colours for a program that prints lines, and takes no screen.
///
/// They are the colours that the screen would have on the same terminal.
package struct LinePaint: Equatable, Sendable {
  /// Blank cells in colours, as the terminal takes them.
  package struct Cells: Equatable, Sendable {
    /// What is to be written.
    package let bytes: [UInt8]
  }

  /// How many colours the terminal shows; more than none.
  package let depth: ColorDepth

  /// Takes what the environment says of a terminal; nil where it shows no colours.
  ///
  /// - Parameters:
  ///   - variables: The environment's variables.
  ///   - descriptor: The terminal.
  @MainActor
  package init?(environment variables: [String: String], descriptor: Int32) {
    let environment = TerminalEnvironment(variables)
    // Colours that are set in another way than by ECMA-48 are those of terminals of long ago.
    guard let entry = TerminfoEntry(type: environment.type, descriptor: descriptor),
      entry[string: "setab"]?.starts(with: [0x1b, 0x5b]) == true
    else { return nil }
    self.init(depth: environment.depth(of: entry))
  }

  /// Paints for a terminal of a depth; nil for one without colours.
  package init?(depth: ColorDepth) {
    guard depth > .none else { return nil }
    self.depth = depth
  }

  /// Blank cells, so many of each colour, or of the nearest that the terminal has.
  ///
  /// - Parameters:
  ///   - colors: The colours, from the left.
  ///   - width: How many cells of each.
  /// - Returns: The cells; behind them the terminal's own colours are back.
  package func cells(_ colors: [Color], width: Int) -> Cells {
    let blanks = String(repeating: " ", count: width)
    let parts = colors.map { color in
      "\u{1b}[\(Self.background(ColorReduction.reduce(color, to: depth)))m\(blanks)"
    }
    return Cells(bytes: Array((parts.joined() + "\u{1b}[0m").utf8))
  }

  /// The parameters of SGR for a background (ECMA-48, 8.3.117; for exact ones and those beyond 16,
  /// XTerm Control Sequences).
  private static func background(_ color: Color) -> String {
    if let (red, green, blue) = color.components { return "48;2;\(red);\(green);\(blue)" }
    switch color.paletteIndex {
    case nil: return "49"
    case let index? where index < 8: return String(40 + Int(index))
    case let index? where index < 16: return String(92 + Int(index))
    case let index?: return "48;5;\(index)"
    }
  }
}
