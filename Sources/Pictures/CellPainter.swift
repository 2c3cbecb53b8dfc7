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
    var (foreground, background): (gint, gint) = (-1, -1)
    chafa_canvas_get_raw_colors_at(canvas, x, y, &foreground, &background)
    let scalar = Unicode.Scalar(chafa_canvas_get_char_at(canvas, x, y)) ?? " "
    return CellImage.Cell(
      Character(scalar),
      style: Style(
        foreground: color(foreground, depth: traits.colorDepth) ?? traits.background,
        background: color(background, depth: traits.colorDepth) ?? traits.background
      )
    )
  }

  /// A colour of the canvas; `nil` where it is transparent, or the terminal's own.
  private static func color(_ raw: gint, depth: ColorDepth) -> Color? {
    guard raw >= 0, depth > .none else { return nil }
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
