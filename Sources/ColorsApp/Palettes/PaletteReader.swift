import Interchange

/// Reads palettes, other programs' and our own.
///
/// What a file is follows from what is in it, never from its name.
package nonisolated enum PaletteReader {
  /// How many bytes a file may have.
  package static let maximumBytes = 8 << 20
  /// How many colours a file may have.
  package static let maximumColors = 100_000

  /// Reads the bytes of a file.
  ///
  /// - Throws: A refusal, where nothing can be taken.
  /// - Complexity: O(bytes).
  package static func read(_ bytes: [UInt8]) throws(PaletteRefusal) -> PaletteContents {
    guard bytes.count <= maximumBytes else { throw .tooLarge(limit: maximumBytes) }
    let source: SourceLines
    do throws(TextRefusal) {
      source = try SourceLines(text: bytes)
    } catch {
      throw .noText(error)
    }
    // A form of CSS and of JSON writes zero otherwise; only what is no text has the byte.
    if source.bytes.contains(0) { throw .binary }
    var contents = try contents(of: source)
    guard contents.colors.count <= maximumColors else {
      throw .tooManyColors(limit: maximumColors)
    }
    if contents.colors.isEmpty, contents.isComplete { throw .noColors }
    contents.problems =
      source.linesNotUnicode()
      .map {
        PaletteProblem(.notUnicode, line: $0.lowerBound + 1, lastLine: $0.upperBound + 1)
      } + contents.problems
    return contents
  }

  private static func contents(
    of source: SourceLines
  ) throws(PaletteRefusal) -> PaletteContents {
    if GIMPPaletteReader.isPalette(source) { return GIMPPaletteReader(source).read() }
    // Neither a style sheet nor a script begins with a brace. One that begins with a bracket, as
    // `[lang] { … }` does, has a letter behind it.
    let start = source.start
    if start.first == UInt8(ascii: "{") { return try JSONPaletteReader.read(source) }
    if start.first == UInt8(ascii: "[") {
      let second = start.dropFirst().first { $0 != 0x20 && !(0x09...0x0d).contains($0) }
      if second.map("{[]\"-0123456789".utf8.contains) ?? true {
        return try JSONPaletteReader.read(source)
      }
    }
    if ShellPaletteReader.isScript(source) {
      var reader = ShellPaletteReader(source)
      return reader.read()
    }
    var reader = CSSPaletteReader(source)
    return reader.read()
  }
}
