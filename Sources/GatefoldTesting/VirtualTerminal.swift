public import GatefoldTerminal
import GatefoldText

/// A terminal in memory: tests put events in and read the screen.
@MainActor
public final class VirtualTerminal: Terminal {
  /// The extent in cells; at least 1×1.
  public private(set) var size: Size
  /// How many colours it pretends to show.
  public let colorDepth: ColorDepth
  /// Whether it pretends to show Unicode.
  public let showsUnicode: Bool
  /// Whether the program wants the mouse reported.
  public var isMouseEnabled = true
  /// Whether the program has the terminal.
  public private(set) var isOpen = false
  /// Where the program put the hardware cursor.
  public private(set) var cursor: Cursor?
  /// How many frames were shown that differed from the one before.
  public private(set) var frameCount = 0
  /// How many cells the last frame changed.
  public private(set) var changedCellCount = 0
  /// How often the bell was rung.
  public private(set) var bellCount = 0
  /// What the program copied last, if anything.
  public private(set) var copiedText: String?
  /// Whether it pretends to have a clipboard.
  public var hasClipboard = true
  /// How often the program gave the terminal back to be stopped.
  public private(set) var suspendCount = 0

  /// How often the program lent the terminal.
  public private(set) var lendCount = 0
  /// Whether somebody else has the terminal for a while.
  public private(set) var isLent = false

  private var screen = Surface(size: .zero, glyphs: GlyphTable())
  private var isInvalid = true
  private let stream: AsyncStream<[Event]>
  private let continuation: AsyncStream<[Event]>.Continuation
  private lazy var iterator = stream.makeAsyncIterator()

  /// Creates a terminal.
  public init(
    width: Int,
    height: Int,
    colorDepth: ColorDepth = .trueColor,
    showsUnicode: Bool = true
  ) {
    self.size = Size(width: max(1, width), height: max(1, height))
    self.colorDepth = colorDepth
    self.showsUnicode = showsUnicode
    (stream, continuation) = AsyncStream.makeStream()
  }

  // MARK: - Terminal

  /// Nothing.
  public var notice: String? { nil }

  /// It is always there.
  public func checkAvailability() throws {}

  /// Takes it over.
  public func open() throws {
    isOpen = true
  }

  /// The next events that were posted.
  public func nextEvents() async -> [Event]? {
    var iterator = self.iterator
    let events = await iterator.next(isolation: #isolation)
    self.iterator = iterator
    return events
  }

  /// Keeps the frame and counts what it changed.
  public func present(_ frame: Surface, cursor: Cursor?) {
    guard !isLent else { return }
    let same = !isInvalid && frame.size == screen.size
    let changed =
      same ? zip(frame.cells, screen.cells).count { $0 != $1 } : frame.cells.count
    self.cursor = cursor
    changedCellCount = changed
    isInvalid = false
    guard changed > 0 || !same else { return }
    frameCount += 1
    screen = Surface(size: frame.size, glyphs: frame.glyphs)
    screen.copy(from: frame)
  }

  /// Forgets what is on the screen.
  public func invalidate() {
    isInvalid = true
  }

  /// Counts the call and goes on.
  public func suspend() {
    suspendCount += 1
  }

  /// Counts the call, and shows no frame until it has ended.
  public func lend<Success>(_ body: () async throws -> Success) async rethrows -> Success {
    lendCount += 1
    isLent = true
    defer {
      isLent = false
      isInvalid = true
    }
    return try await body()
  }

  /// Counts the call.
  public func ring() {
    bellCount += 1
  }

  /// Keeps the text, within the limit of a real terminal.
  public func copy(_ text: String) throws(PasteboardError) {
    guard hasClipboard else { throw .noClipboard(terminalType: "virtual") }
    let count = text.utf8.count
    guard count <= PasteboardError.byteLimit else { throw .textTooLong(byteCount: count) }
    copiedText = text
  }

  /// Gives it back.
  public func close() {
    isOpen = false
    continuation.finish()
  }

  // MARK: - For tests

  /// Posts events for a program that runs its own loop.
  public func post(_ events: [Event]) {
    continuation.yield(events)
  }

  /// Gives the terminal another size, without telling the program.
  public func setSize(width: Int, height: Int) {
    size = Size(width: max(1, width), height: max(1, height))
  }

  /// The lines of the screen, as wide as the screen, in text.
  public var lines: [String] {
    (0..<screen.size.height)
      .map { y in
        cells(onLine: y).filter { $0.width > 0 }.map { text(of: $0) }.joined()
      }
  }

  /// The style of a cell; plain outside the screen.
  public func style(at point: Point) -> Style {
    guard screen.bounds.contains(point) else { return .plain }
    return screen.cells[point.y * screen.size.width + point.x].style
  }

  package func cells(onLine y: Int) -> ArraySlice<Cell> {
    let start = y * screen.size.width
    return ArraySlice(screen.cells[start..<(start + screen.size.width)])
  }

  private func text(of cell: Cell) -> String {
    var scalars = String.UnicodeScalarView()
    let glyph = screen.glyphs.glyph(for: cell.glyph)
    scalars.append(glyph.base)
    for index in 0..<4 {
      if let mark = Unicode.Scalar(glyph.marks[index]), mark.value != 0 { scalars.append(mark) }
    }
    return String(scalars)
  }
}
