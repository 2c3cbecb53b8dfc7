import Colorimetry
import Interchange

/// Reads palettes in JSON: arrays of colours as text, of objects that have a name and a colour, and
/// objects that have a colour under each name, within each other as well.
nonisolated struct JSONPaletteReader {
  private let source: SourceLines
  private var contents = PaletteContents(format: .json)

  static func read(_ source: SourceLines) throws(PaletteRefusal) -> PaletteContents {
    var parser = JSONParser(source.bytes)
    var reader = JSONPaletteReader(source: source)
    do throws(JSONParser.Failure) {
      reader.read(try parser.parse(), name: "", isMeant: false)
    } catch {
      let (line, column) = source.position(ofByte: error.offset)
      let isAtEnd = error.offset >= source.bytes.count
      throw .brokenJSON(line: line, column: column, isAtEnd: isAtEnd)
    }
    for offset in parser.loneSurrogates {
      reader.contents.note(.loneSurrogate, line: source.line(ofByte: offset) + 1)
    }
    return reader.contents
  }

  private init(source: SourceLines) {
    self.source = source
  }

  /// Takes the colours of a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - name: The names of the members that it is in, separated by spaces.
  ///   - isMeant: Whether a text there can only be a colour.
  private mutating func read(_ value: JSONValue, name: String, isMeant: Bool) {
    switch value.content {
    case .string(let text): take(text, name: name, isMeant: isMeant, at: value)
    case .array(let elements):
      let isList = elements.contains { $0.string.map(Self.isColor) ?? false }
      for element in elements {
        // What a list is called is the name of none of its colours.
        read(element, name: element.string == nil ? name : "", isMeant: isList)
      }
    case .object(let members):
      if readColor(value, name: name) { return }
      for member in members {
        read(member.value, name: Self.joined(name, member.name), isMeant: false)
      }
    case .null: contents.noteOther("null", line: line(of: value))
    case .bool(let bool): contents.noteOther(String(bool), line: line(of: value))
    case .number(let text): contents.noteOther(text, line: line(of: value))
    }
  }

  /// Takes an object that is one colour.
  ///
  /// - Returns: Whether it is.
  private mutating func readColor(_ value: JSONValue, name: String) -> Bool {
    let ownName = (value["name"] ?? value["title"])?.string
    let texts = ["hex", "value", "$value"].compactMap { value[$0]?.string }
    let text = texts.first ?? (ownName == nil ? nil : value["color"]?.string)
    let exact = Self.components(value)
    guard text != nil || exact != nil else { return false }
    let name = ownName ?? name
    // Digits that a person has changed say more than the numbers beside them.
    if let exact, text.map({ Self.isEqual($0, exact) }) ?? true {
      contents.colors.append(NamedColor(name, exact))
    } else if let text {
      take(text, name: name, isMeant: true, at: value)
    }
    return true
  }

  /// Whether a text is written as colours are, though it may be none.
  private static func isColor(_ text: String) -> Bool {
    PaletteText.looksMeant(text) || isDigits(text) || PaletteText.isWord(text)
  }

  private static func isDigits(_ text: String) -> Bool {
    [6, 8].contains(text.utf8.count) && text.allSatisfy(\.isHexDigit)
  }

  private mutating func take(_ text: String, name: String, isMeant: Bool, at value: JSONValue) {
    // Lists of other programs leave the # out; there, six letters of a to f are no word.
    contents.take(
      isMeant && Self.isDigits(text) ? "#" + text : text,
      name: name,
      isMeant: isMeant,
      line: line(of: value)
    )
  }

  /// Red, green, blue and perhaps alpha as numbers of 0…1.
  private static func components(_ value: JSONValue) -> SRGBColor? {
    let range = 0.0...1.0
    guard let red = value["red"]?.number, let green = value["green"]?.number,
      let blue = value["blue"]?.number,
      [red, green, blue].allSatisfy(range.contains)
    else { return nil }
    let alpha = value["alpha"]?.number ?? 1
    guard range.contains(alpha) else { return nil }
    return SRGBColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  private static func isEqual(_ text: String, _ color: SRGBColor) -> Bool {
    guard text.utf8.count <= 200, let written = try? SRGBColor(parsing: text) else { return false }
    return written.bytes == color.bytes
  }

  /// A path of names; no long one is copied for each of its members.
  private static func joined(_ path: String, _ name: String) -> String {
    if path.isEmpty { return name }
    return String(String.UnicodeScalarView(path.unicodeScalars.prefix(100))) + " " + name
  }

  private func line(of value: JSONValue) -> Int { source.line(ofByte: value.offset) + 1 }
}
