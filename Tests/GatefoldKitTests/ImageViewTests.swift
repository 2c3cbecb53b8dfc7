import GatefoldKit
import GatefoldTesting
import Testing

struct ImageViewTests {
  private static func image(_ lines: String...) -> CellImage {
    var image = CellImage(size: Size(width: lines[0].cellWidth, height: lines.count))
    for (y, line) in lines.enumerated() { image.write(line, at: Point(x: 0, y: y)) }
    return image
  }

  /// What is drawn in a view of a size.
  private static func drawn(
    _ image: CellImage?,
    width: Int,
    height: Int,
    mode: ContentMode = .scaleAspectFit
  ) throws -> [String] {
    let view = ImageView(image: image)
    view.contentMode = mode
    view.frame = Rect(x: 3, y: 2, width: width, height: height)
    let controller = ViewController()
    controller.view.addSubview(view)
    let pilot = try Pilot(controller, width: 30, height: 12)
    let lines = pilot.terminal.lines
    let around = lines.enumerated().filter { !(2..<2 + height).contains($0.offset) }.dropLast()
    #expect(around.allSatisfy { $0.element.allSatisfy { $0 == " " } })
    return lines[2..<2 + height].map { Self.columns(3..<3 + width, of: $0) }
  }

  private static func columns(_ range: Range<Int>, of line: String) -> String {
    var x = 0
    return String(
      line.filter { character in
        defer { x += String(character).cellWidth }
        return range.contains(x)
      }
    )
  }

  @Test
  func aPictureOfTheViewsSizeIsCopied() throws {
    #expect(try Self.drawn(Self.image("abcd", "efgh"), width: 4, height: 2) == ["abcd", "efgh"])
  }

  @Test
  func aSmallerShapeStandsInTheMiddle() throws {
    #expect(try Self.drawn(Self.image("ab"), width: 2, height: 3) == ["  ", "ab", "  "])
    #expect(try Self.drawn(Self.image("a", "b"), width: 4, height: 2) == [" a  ", " b  "])
  }

  @Test
  func anotherSizeIsFitted() throws {
    #expect(try Self.drawn(Self.image("ab"), width: 4, height: 2) == ["aabb", "aabb"])
    #expect(try Self.drawn(Self.image("abcd", "efgh"), width: 2, height: 1) == ["ac"])
  }

  @Test
  func fillingCutsBothSides() throws {
    let image = Self.image("abcd", "efgh")
    #expect(try Self.drawn(image, width: 2, height: 2, mode: .scaleAspectFill) == ["bc", "fg"])
  }

  @Test
  func halvesOfWideCharactersBecomeSpaces() throws {
    let image = Self.image("日本", "ab日")
    #expect(try Self.drawn(image, width: 4, height: 2) == ["日本", "ab日"])
    #expect(try Self.drawn(image, width: 2, height: 1) == ["  "])
    #expect(try Self.drawn(image, width: 2, height: 2, mode: .scaleAspectFill) == ["  ", "b "])
  }

  @Test
  func nothingIsDrawnWhereThereIsNoPicture() throws {
    #expect(try Self.drawn(nil, width: 3, height: 1) == ["   "])
    #expect(try Self.drawn(CellImage(size: .zero), width: 3, height: 1) == ["   "])
  }

  @Test
  func controlCharactersPassTheGate() throws {
    var image = CellImage(size: Size(width: 2, height: 1))
    image[.zero] = CellImage.Cell("\u{1B}")
    #expect(try Self.drawn(image, width: 2, height: 1) == ["␛ "])
  }

  @Test(arguments: ContentMode.allCases)
  func aFrameMeetsTwoEdgesOfTheView(mode: ContentMode) {
    for width in 1...9 {
      for height in 1...9 {
        for (w, h) in [(1, 1), (3, 7), (8, 4), (100, 1), (1, 100)] {
          let size = Size(width: w, height: h)
          let frame = mode.frame(of: Size(width: width, height: height), in: size)
          #expect(frame.width >= 1 && frame.height >= 1)
          #expect(frame.width == w || frame.height == h)
          let isInside = frame.width <= w && frame.height <= h
          let covers = frame.width >= w && frame.height >= h
          #expect(mode == .scaleAspectFit ? isInside : covers)
        }
      }
    }
  }

  @Test
  func cellsOutsideAreNotThere() {
    var image = Self.image("ab")
    image[Point(x: 5, y: 0)] = CellImage.Cell("x")
    image[Point(x: -1, y: 0)] = CellImage.Cell("x")
    #expect(image == Self.image("ab"))
    #expect(image[Point(x: 0, y: 1)] == CellImage.Cell())
  }
}
