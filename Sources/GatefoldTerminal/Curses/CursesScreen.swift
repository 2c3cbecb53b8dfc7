import CNcurses
import CTerminalGuard
import GatefoldText
import Glibc

/// ncurses as a painter: cells in, bytes out.
///
/// It writes into a file in memory, because it makes a write of its own at each cursor movement
/// (6.4) and a terminal would show half a frame; the bytes of a frame are taken from there at once.
@MainActor
final class CursesScreen {
  private let screen: OpaquePointer
  private let file: UnsafeMutablePointer<FILE>
  private let descriptor: Int32
  private let depth: ColorDepth
  private var pairs: ColorPairs
  private var row: UnsafeMutablePointer<cchar_t>
  private var bytes: UnsafeMutableRawBufferPointer
  private(set) var size: Size

  /// Starts ncurses for a terminal.
  ///
  /// - Parameters:
  ///   - entry: The terminal's description.
  ///   - size: Its extent in cells.
  ///   - depth: How many colours to use.
  /// - Throws: `TerminalError` where ncurses does not take the entry or there is no memory.
  init(entry: TerminfoEntry, size: Size, depth: ColorDepth) throws {
    descriptor = ctg_memory_file("frame")
    guard descriptor >= 0, let file = fdopen(descriptor, "w") else {
      throw TerminalError.system(call: "memfd_create", errno: errno)
    }
    guard let screen = Self.start(entry.adapted(to: size, depth: depth), writingTo: file) else {
      fclose(file)
      throw TerminalError.unknownType(entry.names)
    }
    self.file = file
    self.screen = screen
    self.size = size
    self.depth = depth
    pairs = ColorPairs(depth: depth)
    row = .allocate(capacity: size.width)
    bytes = .allocate(byteCount: 65_536, alignment: 1)
    // Asked for the state of the keyboard, ncurses stops painting half-way.
    typeahead(-1)
    nonl()
    leaveok(cn_stdscr(), false)
    // A terminal that shifts the rest of a line may cut a wide character in half.
    idcok(cn_stdscr(), false)
  }

  /// `newterm(3x)` with the entry in the environment for as long as it takes.
  private static func start(
    _ entry: TerminfoEntry,
    writingTo file: UnsafeMutablePointer<FILE>
  ) -> OpaquePointer? {
    guard let value = entry.environmentValue else { return nil }
    let before = getenv("TERMINFO").map { String(cString: $0) }
    setenv("TERMINFO", value, 1)
    defer {
      if let before { setenv("TERMINFO", before, 1) } else { unsetenv("TERMINFO") }
    }
    // LINES and COLUMNS would pin the size; the entry has the right one.
    use_env(false)
    return cn_newterm(entry.names, file)
  }

  /// Ends ncurses.
  ///
  /// Nothing may be called afterwards.
  func close() {
    endwin()
    delscreen(screen)
    fclose(file)
    bytes.deallocate()
    row.deallocate()
  }

  /// Gives the screen another extent; the next frame is drawn whole.
  func resize(to size: Size) {
    guard size != self.size else { return }
    self.size = size
    resize_term(Int32(size.height), Int32(size.width))
    row.deallocate()
    row = .allocate(capacity: size.width)
    clearNext()
  }

  /// Has the terminal cleared before the next frame.
  ///
  /// - Parameter isTakenOver: The terminal has just been taken over: its cursor is hidden.
  func clearNext(isTakenOver: Bool = false) {
    if isTakenOver { curs_set(0) }
    clearok(cn_curscr(), true)
  }

  /// Forgets all colour pairs; the next frame has to be given whole.
  func forgetPairs() {
    pairs.removeAll()
    clearNext()
  }

  /// Writes a run of cells.
  ///
  /// - Parameters:
  ///   - cells: Whole characters of one line.
  ///   - point: Where the first one stands.
  ///   - glyphs: The clusters that the cells refer to.
  ///   - isLast: Draws in the terminal's own colours where no pair is left.
  /// - Returns: Whether there were pairs for all colours; nothing is written where not.
  func write(
    _ cells: UnsafeBufferPointer<Cell>,
    at point: Point,
    glyphs: GlyphTable,
    isLast: Bool
  ) -> Bool {
    var count = 0
    for cell in cells where cell.width > 0 {
      guard let pair = pairs.number(cell.foreground, cell.background) ?? (isLast ? 0 : nil) else {
        return false
      }
      count += set(row + count, to: cell, pair: pair, glyphs: glyphs)
    }
    mvwadd_wchnstr(cn_stdscr(), Int32(point.y), Int32(point.x), row, Int32(count))
    return true
  }

  private func set(
    _ target: UnsafeMutablePointer<cchar_t>,
    to cell: Cell,
    pair: Int32,
    glyphs: GlyphTable
  ) -> Int {
    var text: [6 of wchar_t] = [wchar_t(bitPattern: cell.glyph), 0, 0, 0, 0, 0]
    if cell.glyph & GlyphTable.clusterBit != 0 {
      let glyph = glyphs.glyph(for: cell.glyph)
      text[0] = wchar_t(bitPattern: glyph.base.value)
      for index in 0..<4 { text[index + 1] = wchar_t(bitPattern: glyph.marks[index]) }
    }
    return text.span.withUnsafeBufferPointer { text in
      let attributes = attributes(of: cell)
      return Int(cn_set_character(target, text.baseAddress, Int32(cell.width), attributes, pair))
    }
  }

  /// ncurses' bits (`<curses.h>` has them as casts, which Swift does not import).
  private static let attributeBits: [(TextAttributes, attr_t)] = [
    (.underline, 1 << 17), (.reverse, 1 << 18), (.dim, 1 << 20), (.bold, 1 << 21),
    (.italic, 1 << 31),
  ]

  private func attributes(of cell: Cell) -> attr_t {
    var bits: attr_t = 0
    if cell.attributes.isEmpty { return bits }
    let dropped: TextAttributes = boldBrightens(cell.foreground) ? .bold : []
    let attributes = cell.attributes.subtracting(dropped)
    for (attribute, bit) in Self.attributeBits where attributes.contains(attribute) {
      bits |= bit
    }
    return bits
  }

  /// Whether bold would make another colour of one that was asked for exactly: where there are 8 or 16
  /// colours, it does of black the grey that is called bright black.
  private func boldBrightens(_ color: Color) -> Bool {
    color.components != nil && (ColorDepth.ansi8...ColorDepth.ansi16).contains(depth)
  }

  /// Where the hardware cursor goes once the frame is drawn.
  func setCursor(_ position: Point, isVisible: Bool) {
    wmove(
      cn_stdscr(),
      Int32(min(max(0, position.y), size.height - 1)),
      Int32(min(max(0, position.x), size.width - 1))
    )
    curs_set(isVisible ? 1 : 0)
  }

  /// The bytes that bring the terminal from the last frame to this one; empty where it is there.
  ///
  /// They are valid until the next call.
  func update() -> UnsafeRawBufferPointer {
    wnoutrefresh(cn_stdscr())
    doupdate()
    let count = Int(lseek(descriptor, 0, SEEK_CUR))
    if count <= 0 { return UnsafeRawBufferPointer(start: nil, count: 0) }
    if count > bytes.count {
      bytes.deallocate()
      bytes = .allocate(byteCount: count * 2, alignment: 1)
    }
    let read = pread(descriptor, bytes.baseAddress, count, 0)
    lseek(descriptor, 0, SEEK_SET)
    return UnsafeRawBufferPointer(rebasing: bytes[..<max(0, read)])
  }
}
