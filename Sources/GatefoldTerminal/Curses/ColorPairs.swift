import CNcurses

/// ncurses' colour pairs, numbered by us: `alloc_pair(3x)` stops working when it has run out.
@MainActor
struct ColorPairs {
  /// The most pairs that ncurses keeps, the automatic one included.
  nonisolated static let capacity: Int32 = 0x1_0000
  /// Marks a colour number as red, green and blue, and keeps it apart from the palette's.
  nonisolated static let exactBit: Int32 = 0x0100_0000

  private struct Combination: Hashable {
    var foreground: Color
    var background: Color
  }

  private let depth: ColorDepth
  private let limit: Int32
  private let hasDefaults: Bool
  private var numbers: [Combination: Int32] = [:]
  private var defined: Int32 = 0
  private var last = (Combination(foreground: .automatic, background: .automatic), Int32(0))

  /// Starts ncurses' colours, for a screen that has just been made.
  init(depth: ColorDepth) {
    let isColored = depth > .none && start_color() == OK
    self.depth = isColored ? depth : .none
    self.hasDefaults = isColored && use_default_colors() == OK
    self.limit = isColored ? min(Self.capacity, cn_color_pairs()) : 1
  }

  /// The pair for two colours.
  ///
  /// - Returns: `nil` where all pairs are taken: they have to be given up by ``removeAll()``, and
  ///   the screen drawn whole.
  /// - Complexity: O(1).
  mutating func number(_ foreground: Color, _ background: Color) -> Int32? {
    let combination = Combination(foreground: foreground, background: background)
    if combination == last.0 { return last.1 }
    guard let number = numbers[combination] ?? add(combination) else { return nil }
    last = (combination, number)
    return number
  }

  /// Gives up all pairs.
  ///
  /// What the screen shows has to be drawn anew.
  mutating func removeAll() {
    numbers.removeAll(keepingCapacity: true)
    defined = 0
    last = (Combination(foreground: .automatic, background: .automatic), 0)
  }

  /// Exact colours that come out the same share a pair.
  private mutating func add(_ combination: Combination) -> Int32? {
    let shown = Combination(
      foreground: ColorReduction.reduce(combination.foreground, to: depth),
      background: ColorReduction.reduce(combination.background, to: depth)
    )
    let isAutomatic = shown.foreground == .automatic && shown.background == .automatic
    guard let number = isAutomatic ? 0 : numbers[shown] ?? define(shown) else { return nil }
    if numbers.count < 4 * Int(Self.capacity) { numbers[combination] = number }
    return number
  }

  private mutating func define(_ shown: Combination) -> Int32? {
    let number = defined + 1
    guard number < limit else { return nil }
    let foreground = index(of: shown.foreground, default: 7)
    let background = index(of: shown.background, default: 0)
    guard init_extended_pair(number, foreground, background) == OK else { return 0 }
    defined = number
    numbers[shown] = number
    return number
  }

  private func index(of color: Color, default fallback: Int32) -> Int32 {
    if let index = color.paletteIndex { return Int32(index) }
    guard let exact = color.components else { return hasDefaults ? -1 : fallback }
    return Self.exactBit | Int32(exact.red) << 16 | Int32(exact.green) << 8 | Int32(exact.blue)
  }
}
