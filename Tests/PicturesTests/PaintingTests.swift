import GatefoldKit
import Pictures
import Testing

struct PaintingTests {
  private static let halves = Picture(
    width: 16,
    height: 16,
    pixels: (0..<256).flatMap { $0 % 16 < 8 ? [255, 0, 0, 255] : [0, 0, 255, 255] as [UInt8] }
  )

  private static func cells(_ image: CellImage) -> [CellImage.Cell] {
    (0..<image.size.height)
      .flatMap { y in (0..<image.size.width).map { image[Point(x: $0, y: y)] } }
  }

  private static func paint(
    _ picture: Picture,
    _ size: Size,
    mode: ContentMode = .scaleAspectFit,
    depth: ColorDepth = .trueColor,
    unicode: Bool = true,
    background: Color = .automatic
  ) async -> CellImage {
    await picture.cellImage(
      fitting: size,
      contentMode: mode,
      traits: CellImageTraits(colorDepth: depth, showsUnicode: unicode, background: background)
    )
  }

  private static func filled(_ color: Color) -> CellImage.Cell {
    CellImage.Cell(style: Style(background: color))
  }

  @Test
  func areasHaveTheirColours() async throws {
    let image = await Self.paint(try #require(Self.halves), Size(width: 8, height: 4))
    #expect(image.size == Size(width: 8, height: 4))
    #expect(image[Point(x: 1, y: 1)] == Self.filled(.rgb(255, 0, 0)))
    #expect(image[Point(x: 6, y: 2)] == Self.filled(.rgb(0, 0, 255)))
  }

  @Test(arguments: [ColorDepth.none, .ansi8, .ansi16, .palette256, .trueColor], [true, false])
  func onlyColoursAndCharactersOfTheTerminalAreUsed(depth: ColorDepth, unicode: Bool) async throws {
    for bytes in SmallPictures.all {
      let picture = try await Picture.decode(bytes)
      let image = await Self.paint(
        picture,
        Size(width: 12, height: 6),
        depth: depth,
        unicode: unicode
      )
      for cell in Self.cells(image) {
        let character = try #require(cell.character)
        #expect(unicode ? " █▀▄▌▐▘▝▖▗▚▞▛▜▙▟".contains(character) : character.isASCII)
        for color in [cell.style.foreground, cell.style.background] {
          #expect(Self.isShown(color, depth), "\(color)")
        }
      }
    }
  }

  private static func isShown(_ color: Color, _ depth: ColorDepth) -> Bool {
    if color == .automatic { return true }
    if depth == .trueColor { return color.components != nil }
    guard let index = color.paletteIndex else { return false }
    return depth == .palette256 ? index >= 16 : Int(index) < depth.rawValue
  }

  @Test
  func everySizeIsKept() async throws {
    let picture = try #require(Self.halves)
    for width in 0...9 {
      for height in 0...9 {
        let size = Size(width: width, height: height)
        let fit = await Self.paint(picture, size)
        let fill = await Self.paint(picture, size, mode: .scaleAspectFill)
        #expect(fit.size.isEmpty == size.isEmpty)
        #expect(fit.size.width <= width && fit.size.height <= height)
        #expect(fill.size == (size.isEmpty ? .zero : size))
      }
    }
  }

  @Test
  func proportionsAreThoseOfCellsTwiceAsHighAsWide() async throws {
    let wide = try #require(
      Picture(width: 40, height: 10, pixels: Array(repeating: 255, count: 1_600))
    )
    #expect(await Self.paint(wide, Size(width: 8, height: 4)).size == Size(width: 8, height: 1))
    #expect(await Self.paint(wide, Size(width: 16, height: 4)).size == Size(width: 16, height: 2))
    let high = try #require(
      Picture(width: 10, height: 40, pixels: Array(repeating: 255, count: 1_600))
    )
    #expect(await Self.paint(high, Size(width: 8, height: 4)).size == Size(width: 2, height: 4))
  }

  @Test
  func fillingCutsBothSides() async throws {
    let stripes = Picture(
      width: 32,
      height: 8,
      pixels: (0..<256)
        .flatMap {
          (8..<24).contains($0 % 32) ? [0, 255, 0, 255] : [255, 0, 0, 255] as [UInt8]
        }
    )
    let image = await Self.paint(
      try #require(stripes),
      Size(width: 4, height: 1),
      mode: .scaleAspectFill
    )
    #expect(Self.cells(image).allSatisfy { $0 == Self.filled(.rgb(0, 255, 0)) })
  }

  @Test
  func whatIsTransparentShowsTheBackground() async throws {
    let clear = try #require(Picture(width: 8, height: 8, pixels: Array(repeating: 0, count: 256)))
    for background in [Color.automatic, .palette(4), .rgb(10, 20, 30)] {
      let image = await Self.paint(clear, Size(width: 4, height: 2), background: background)
      #expect(Self.cells(image).allSatisfy { $0 == Self.filled(background) })
    }
  }

  @Test
  func whatIsHalfTransparentMixesWithTheBackground() async throws {
    let pixels = Array(repeating: [200, 100, 0, 128] as [UInt8], count: 64).flatMap { $0 }
    let half = try #require(Picture(width: 8, height: 8, pixels: pixels))
    let image = await Self.paint(half, Size(width: 4, height: 2), background: .rgb(0, 0, 100))
    #expect(Self.cells(image).allSatisfy { $0 == Self.filled(.rgb(100, 50, 50)) })
  }

  @Test(arguments: [ColorDepth.ansi8, .ansi16, .palette256, .trueColor], [true, false])
  func whatIsTransparentIsNotPaintedInTheColourOfTexts(
    depth: ColorDepth,
    unicode: Bool
  ) async throws {
    let picture = try await Picture.decode(SmallPictures.fading)
    for side in [1, 2, 5, 12] {
      let image = await Self.paint(
        picture,
        Size(width: side, height: side),
        depth: depth,
        unicode: unicode
      )
      for cell in Self.cells(image) where cell.style.foreground == .automatic {
        #expect(cell.character == " ")
      }
    }
  }

  @Test
  func anAbsurdSizeIsLimited() async throws {
    let image = await Self.paint(
      try #require(Self.halves),
      Size(width: .max, height: .max),
      mode: .scaleAspectFill
    )
    #expect(image.size == Size(width: 256, height: 256))
  }

  @Test
  func pixelsThatDoNotAddUpAreNoPicture() {
    #expect(Picture(width: 2, height: 2, pixels: [1, 2, 3]) == nil)
    #expect(Picture(width: 0, height: 0, pixels: []) == nil)
    #expect(Picture(width: -1, height: -1, pixels: [0, 0, 0, 0]) == nil)
    #expect(Picture(width: .max, height: .max, pixels: []) == nil)
  }
}
