import GatefoldText
import Testing

@testable import GatefoldTerminal

@MainActor
@Suite
struct SurfaceTests {
  @Test(arguments: [
    ("abc", 0, "abc..", 3, true), ("abcdef", 0, "abcde", 5, false), ("abc", 3, "...ab", 2, false),
    ("abc", -1, "bc...", 3, true), ("日本語", 0, "日-本- ", 5, false), ("日本", -1, " 本-..", 4, true),
    ("日本", 1, ".日-本-", 4, true), ("日", 4, ".... ", 1, false), ("", 2, ".....", 0, true),
    ("abc", 9, ".....", 0, true),
  ])
  func textIsClipped(
    _ text: String,
    _ x: Int,
    _ expected: String,
    _ width: Int,
    _ isComplete: Bool
  ) {
    let surface = makeSurface(width: 5, height: 1)
    let extent = surface.write(
      text,
      at: Point(x: x, y: 0),
      style: .plain,
      clip: surface.bounds
    )
    #expect(line(0, of: surface) == expected)
    if x < 5 { #expect(extent == TextExtent(width: width, isComplete: isComplete)) }
  }

  @Test
  func writingOverHalfAWideCharacterBlanksTheOtherHalf() {
    let surface = makeSurface(width: 5, height: 1)
    surface.write("日本", at: .zero, style: .plain, clip: surface.bounds)
    surface.write("x", at: Point(x: 1, y: 0), style: .plain, clip: surface.bounds)
    #expect(line(0, of: surface) == " x本-.")
    surface.write("y", at: Point(x: 2, y: 0), style: .plain, clip: surface.bounds)
    #expect(line(0, of: surface) == " xy .")
  }

  @Test
  func fillingOverHalfAWideCharacterBlanksTheOtherHalf() {
    let surface = makeSurface(width: 6, height: 1)
    surface.write("日本語", at: .zero, style: .plain, clip: surface.bounds)
    surface.fill(Rect(x: 1, y: 0, width: 4, height: 1), style: Style(background: .red))
    #expect(line(0, of: surface) == "      ")
    #expect(
      surface.cells.map(\.background) == [.automatic] + Array(repeating: .red, count: 4) + [
        .automatic
      ]
    )
  }

  @Test
  func overlayKeepsTextAndAddsItsStyle() {
    let surface = makeSurface(width: 3, height: 1)
    surface.write("ab", at: .zero, style: Style(foreground: .red), clip: surface.bounds)
    surface.overlay(
      Rect(x: 1, y: -1, width: 9, height: 9),
      style: Style(background: .blue, attributes: .bold)
    )
    #expect(line(0, of: surface) == "ab.")
    #expect(surface.cells[0].style == Style(foreground: .red))
    #expect(
      surface.cells[1].style == Style(foreground: .red, background: .blue, attributes: .bold)
    )
  }

  @Test
  func resetBlanksAtAnySize() {
    let surface = makeSurface(width: 3, height: 2)
    surface.reset(to: Size(width: 3, height: 2))
    #expect(surface.cells.allSatisfy { $0 == .blank() })
    surface.reset(to: Size(width: 2, height: -1))
    #expect(surface.cells.isEmpty)
    surface.reset(to: Size(width: 1, height: 1))
    #expect(surface.cells.count == 1)
  }

  /// Texts, fills and clips at random beside a model that has a `Character` a column.
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func surfaceIsWhatTheModelIs(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let size = Size(
      width: Int.random(in: 1...7, using: &random),
      height: Int.random(in: 1...2, using: &random)
    )
    let surface = Surface(size: size, glyphs: GlyphTable())
    var model = SurfaceModel(size: size)
    for _ in 0..<200 {
      let area = Rect(
        x: Int.random(in: -2...6, using: &random),
        y: Int.random(in: -1...1, using: &random),
        width: Int.random(in: 0...9, using: &random),
        height: Int.random(in: 0...3, using: &random)
      )
      if Int.random(in: 0..<4, using: &random) == 0 {
        surface.fill(area, style: .plain)
        model.fill(area)
      } else {
        let text = randomText(using: &random)
        let point = Point(
          x: Int.random(in: -2...6, using: &random),
          y: Int.random(in: 0...1, using: &random)
        )
        surface.write(text, at: point, style: .plain, clip: area)
        model.write(text, at: point, clip: area)
      }
      for y in 0..<size.height { #expect(line(y, of: surface) == model.line(y)) }
    }
  }

  private func randomText(using random: inout SeededGenerator) -> String {
    let characters = (0..<Int.random(in: 0...4, using: &random))
      .compactMap { _ in "ab日語é".randomElement(using: &random) }
    return String(characters)
  }

  private func makeSurface(width: Int, height: Int) -> Surface {
    let surface = Surface(size: Size(width: width, height: height), glyphs: GlyphTable())
    for y in 0..<height {
      surface.write(
        String(repeating: ".", count: width),
        at: Point(x: 0, y: y),
        style: .plain,
        clip: surface.bounds
      )
    }
    return surface
  }

  /// A line, with `-` for right halves.
  private func line(_ y: Int, of surface: Surface) -> String {
    let start = y * surface.size.width
    return surface.cells[start..<start + surface.size.width]
      .reduce(into: "") { text, cell in
        if cell.width == 0 {
          text += "-"
        } else {
          text.unicodeScalars.append(contentsOf: surface.glyphs.glyph(for: cell.glyph).scalars)
        }
      }
  }
}

/// What a surface should be, the slow way: a scalar a column, `-` for right halves.
private struct SurfaceModel {
  let size: Size
  private var columns: [[Character]]

  init(size: Size) {
    self.size = size
    columns = Array(repeating: Array(repeating: " ", count: size.width), count: size.height)
  }

  func line(_ y: Int) -> String { String(columns[y]) }

  mutating func fill(_ area: Rect) {
    for y in 0..<size.height {
      for x in 0..<size.width where area.contains(Point(x: x, y: y)) { put(" ", x, y) }
    }
  }

  mutating func write(_ text: String, at point: Point, clip: Rect) {
    var x = point.x
    for character in text {
      let width = "日語".contains(character) ? 2 : 1
      let isInside = (x..<x + width)
        .map { clip.contains(Point(x: $0, y: point.y)) && isOn($0, point.y) }
      if isInside.allSatisfy(\.self) {
        put(character, x, point.y)
        if width == 2 {
          put(" ", x + 1, point.y, keepingLeft: true)
          columns[point.y][x + 1] = "-"
        }
      } else {
        for (offset, inside) in isInside.enumerated() where inside { put(" ", x + offset, point.y) }
      }
      x += width
    }
  }

  private func isOn(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && x < size.width && y >= 0 && y < size.height
  }

  private mutating func put(_ character: Character, _ x: Int, _ y: Int, keepingLeft: Bool = false) {
    if columns[y][x] == "-" && !keepingLeft { columns[y][x - 1] = " " }
    if x + 1 < size.width && columns[y][x + 1] == "-" { columns[y][x + 1] = " " }
    columns[y][x] = character
  }
}
