import CChafa
import GatefoldKit

/// Chafa, for a part of one picture.
struct CellPainter {
  private let picture: Picture
  private let part: Rect

  /// Prepares painting; `part` are the pixels to paint, inside the picture.
  init(_ picture: Picture, part: Rect) {
    self.picture = picture
    self.part = part
  }

  func cells(_ size: Size, traits: CellImageTraits) -> CellImage {
    _ = Self.singleThread
    let canvas = Self.canvas(size, traits: traits)
    defer { chafa_canvas_unref(canvas) }
    let start = 4 * (part.minY * picture.width + part.minX)
    picture.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      chafa_canvas_draw_all_pixels(
        canvas,
        CHAFA_PIXEL_RGBA8_UNASSOCIATED,
        base + start,
        gint(part.width),
        gint(part.height),
        gint(4 * picture.width)
      )
    }
    var image = CellImage(size: size)
    for y in 0..<size.height {
      for x in 0..<size.width {
        image[Point(x: x, y: y)] = Self.cell(of: canvas, x: gint(x), y: gint(y), traits: traits)
      }
    }
    return image
  }

  private static func canvas(_ size: Size, traits: CellImageTraits) -> OpaquePointer? {
    let configuration = chafa_canvas_config_new()
    defer { chafa_canvas_config_unref(configuration) }
    let symbols = chafa_symbol_map_new()
    defer { chafa_symbol_map_unref(symbols) }
    for tag in traits.showsUnicode ? blocks : ascii { chafa_symbol_map_add_by_tags(symbols, tag) }
    chafa_canvas_config_set_symbol_map(configuration, symbols)
    chafa_canvas_config_set_geometry(configuration, gint(size.width), gint(size.height))
    chafa_canvas_config_set_canvas_mode(configuration, mode(traits.colorDepth))
    if traits.colorDepth == .none {
      // Without shades, what is a little lighter or darker than the middle would not be seen.
      chafa_canvas_config_set_dither_mode(configuration, CHAFA_DITHER_MODE_ORDERED)
    }
    return chafa_canvas_new(configuration)
  }

  private static let blocks = [
    CHAFA_SYMBOL_TAG_SPACE, CHAFA_SYMBOL_TAG_SOLID, CHAFA_SYMBOL_TAG_HALF, CHAFA_SYMBOL_TAG_QUAD,
  ]
  private static let ascii = [CHAFA_SYMBOL_TAG_ASCII]

  /// Of the 256 colours those that people do not change.
  private static func mode(_ depth: ColorDepth) -> ChafaCanvasMode {
    switch depth {
    case .none: CHAFA_CANVAS_MODE_FGBG
    case .ansi8: CHAFA_CANVAS_MODE_INDEXED_8
    case .ansi16: CHAFA_CANVAS_MODE_INDEXED_16
    case .palette256: CHAFA_CANVAS_MODE_INDEXED_240
    case .trueColor: CHAFA_CANVAS_MODE_TRUECOLOR
    }
  }

  private static func cell(
    of canvas: OpaquePointer?,
    x: gint,
    y: gint,
    traits: CellImageTraits
  ) -> CellImage.Cell {
    let scalar = Unicode.Scalar(chafa_canvas_get_char_at(canvas, x, y)) ?? " "
    guard traits.colorDepth > .none else { return CellImage.Cell(Character(scalar)) }
    var raw: (foreground: gint, background: gint) = (-1, -1)
    chafa_canvas_get_raw_colors_at(canvas, x, y, &raw.foreground, &raw.background)
    return cell(
      Character(scalar),
      foreground: color(raw.foreground, depth: traits.colorDepth),
      background: color(raw.background, depth: traits.colorDepth),
      behind: traits.background
    )
  }

  /// A cell of two colours, of which `nil` ones are transparent.
  ///
  /// What has one colour only is a space, which fills its cell in every font. A character cannot
  /// have the terminal's own background as its colour, but for reversing it.
  private static func cell(
    _ character: Character,
    foreground: Color?,
    background: Color?,
    behind: Color
  ) -> CellImage.Cell {
    if character == " " || character == "█" || foreground == background {
      let color = character == " " ? background : foreground
      return CellImage.Cell(style: Style(background: color ?? behind))
    }
    if foreground == nil, let background, behind == .automatic {
      let style = Style(foreground: background, attributes: .reverse)
      return CellImage.Cell(character, style: style)
    }
    let style = Style(foreground: foreground ?? behind, background: background ?? behind)
    return CellImage.Cell(character, style: style)
  }

  /// A colour of the canvas; `nil` where it is transparent.
  private static func color(_ raw: gint, depth: ColorDepth) -> Color? {
    guard raw >= 0 else { return nil }
    if depth < .trueColor { return .palette(UInt8(truncatingIfNeeded: raw)) }
    return .rgb(
      UInt8(truncatingIfNeeded: raw >> 16),
      UInt8(truncatingIfNeeded: raw >> 8),
      UInt8(truncatingIfNeeded: raw)
    )
  }

  /// Small pictures are not worth threads of their own.
  private static let singleThread: Void = chafa_set_n_threads(1)
}
