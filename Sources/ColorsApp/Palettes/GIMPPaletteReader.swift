import Colorimetry
import Interchange

/// Reads the palettes that `GIMPPalette` writes, GIMP's own and those of others that follow it.
nonisolated struct GIMPPaletteReader {
  private let source: SourceLines
  private var contents = PaletteContents(format: .gpl)
  /// Four numbers a line where Aseprite's `Channels: RGBA` stands before them.
  private var numberCount = 3

  init(_ source: SourceLines) {
    self.source = source
  }

  /// Whether a file begins as all of them do.
  static func isPalette(_ source: SourceLines) -> Bool {
    source.bytes.starts(with: "GIMP Palette".utf8)
  }

  func read() -> PaletteContents {
    var reader = self
    for line in source.ranges.indices.dropFirst() { reader.readLine(line) }
    return reader.contents
  }

  private mutating func readLine(_ line: Int) {
    let bytes = source[line].drop { $0 == 0x20 || $0 == 0x09 }
    guard let first = bytes.first, first != UInt8(ascii: "#") else { return }
    if contents.colors.isEmpty, readHeader(bytes) { return }
    var rest = bytes
    var values: [Double] = []
    while values.count < numberCount, let value = Self.number(&rest) { values.append(value) }
    guard values.count == numberCount else {
      let text = String(decoding: bytes.prefix(200), as: UTF8.self)
      return contents.note(.noNumbers(PaletteProblem.excerpt(text)), line: line + 1)
    }
    let parts = values.map { $0 / 255 }
    let alpha = numberCount == 4 ? parts[3] : 1
    let color = SRGBColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    let name = PaletteText.trimmed(Substring(String(decoding: rest, as: UTF8.self)))
    contents.colors.append(NamedColor(name == Self.noName ? "" : name, color))
  }

  /// What GIMP calls a colour that has no name.
  private static let noName = "Untitled"

  private mutating func readHeader(_ line: ArraySlice<UInt8>) -> Bool {
    if line.starts(with: "Channels:".utf8) {
      numberCount = line.suffix(4).elementsEqual("RGBA".utf8) ? 4 : 3
      return true
    }
    return line.starts(with: "Name:".utf8) || line.starts(with: "Columns:".utf8)
  }

  /// Takes a number of 0 to 255 and what separates it from the next.
  private static func number(_ rest: inout ArraySlice<UInt8>) -> Double? {
    let blanks = rest.prefix { $0 == 0x20 || $0 == 0x09 }
    let digits = rest.dropFirst(blanks.count).prefix { (0x30...0x39).contains($0) }
    let after = rest.dropFirst(blanks.count + digits.count)
    guard (1...9).contains(digits.count), after.first.map({ $0 == 0x20 || $0 == 0x09 }) ?? true,
      let value = Double(String(decoding: digits, as: UTF8.self)), value <= 255
    else { return nil }
    rest = after
    return value
  }
}
