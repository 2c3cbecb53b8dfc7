/// One character position of a frame: what is drawn there, how, and how many columns it takes.
///
/// Sixteen bytes, no references and no gap, so that a frame is one array that is compared as memory.
package struct Cell: Equatable, Sendable {
  /// A Unicode scalar value, or ``GlyphTable/clusterBit`` and an index into the frame's glyph table.
  package var glyph: UInt32
  /// The colour of the text.
  package var foreground: Color
  /// The colour behind the text.
  package var background: Color
  /// The attributes of the text.
  package var attributes: TextAttributes
  /// Columns taken: 1, 2 for a wide character, 0 for the right half of one.
  package var width: UInt8
  /// Fills what would be padding, whose content Swift leaves open: `memcmp` must be able to look.
  private let unused: UInt16 = 0

  /// Creates a cell.
  package init(glyph: UInt32, style: Style, width: UInt8) {
    self.glyph = glyph
    self.foreground = style.foreground
    self.background = style.background
    self.attributes = style.attributes
    self.width = width
  }

  /// A space in a style.
  package static func blank(_ style: Style = .plain) -> Cell {
    Cell(glyph: 0x20, style: style, width: 1)
  }

  /// Colours and attributes together.
  package var style: Style {
    get { Style(foreground: foreground, background: background, attributes: attributes) }
    set {
      foreground = newValue.foreground
      background = newValue.background
      attributes = newValue.attributes
    }
  }
}
