extension StringProtocol {
  /// The columns that the text takes on one line, as ``GlyphIterator`` draws it.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public var cellWidth: Int {
    var glyphs = GlyphIterator(self)
    var width = 0
    while let glyph = glyphs.next() { width += glyph.width }
    return width
  }

  /// Whether the text takes no more than a number of columns.
  ///
  /// - Complexity: O(*cells*), however long the text is.
  public func fits(inCells cells: Int) -> Bool {
    var glyphs = GlyphIterator(self)
    var width = 0
    while width <= cells, let glyph = glyphs.next() { width += glyph.width }
    return width <= cells
  }
}

extension Character {
  /// The columns that the character takes: 0 where nothing of it is drawn, 1, 2, or more for some.
  ///
  /// A tab, whose width depends on its column, counts as at the start of a line.
  public var cellWidth: Int { String(self).cellWidth }
}

/// A text as the gate shows it, for places that are not cells: a window title, a line on stderr.
///
/// No control or format character of the text is left in it, so it cannot carry an escape sequence;
/// line breaks become pictures, too, and the caller splits lines before.
package func cleaned(_ text: String) -> String {
  var glyphs = GlyphIterator(text)
  var scalars = String.UnicodeScalarView()
  while let glyph = glyphs.next() { scalars.append(contentsOf: glyph.scalars) }
  return String(scalars)
}
