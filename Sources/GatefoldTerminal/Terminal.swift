/// One terminal: events come from it, frames go to it.
///
/// `CursesTerminal` is a real one; `VirtualTerminal` in GatefoldTesting is one in memory.
@MainActor
public protocol Terminal: AnyObject {
  /// The extent in cells, at least 1×1.
  var size: Size { get }

  /// How many colours are shown.
  var colorDepth: ColorDepth { get }

  /// Whether characters outside ASCII can be shown.
  var showsUnicode: Bool { get }

  /// Whether the mouse is reported; setting it tells the terminal.
  var isMouseEnabled: Bool { get set }

  /// A sentence for the person about the terminal, as which type was taken for an unknown one.
  var notice: String? { get }

  /// Makes sure that there is a terminal; touches nothing.
  ///
  /// - Throws: `TerminalError.notATerminal` if there is none.
  func checkAvailability() throws

  /// Takes the terminal over: full screen, no echo, keys one by one.
  ///
  /// - Throws: `TerminalError` where there is no terminal or its type is unknown.
  func open() throws

  /// Everything that has happened since the last call, in order; waits until something has.
  ///
  /// - Returns: `nil` once the terminal is closed.
  func nextEvents() async -> [Event]?

  /// Shows a frame. Only what differs from the last one is sent, in one write; nothing if nothing does.
  ///
  /// - Parameters:
  ///   - frame: The cells to show.
  ///   - cursor: Where the hardware cursor goes; hidden where `nil`.
  func present(_ frame: Surface, cursor: Cursor?)

  /// Forgets what is on the screen: the next frame is drawn whole.
  func invalidate()

  /// Gives the terminal back, stops the process as Ctrl-Z does, and takes the terminal over again
  /// once it is continued.
  func suspend()

  /// Gives the terminal back as it was found while somebody else uses it, and takes it over again.
  ///
  /// Frames that are presented meanwhile are not shown, no keys arrive, and what is typed to end or
  /// stop a program is for the other one. The next frame after it is drawn whole, at the size that
  /// the terminal has then.
  ///
  /// - Parameter body: Uses the terminal; it has it until it returns or throws.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  func lend<Success>(_ body: () async throws -> Success) async rethrows -> Success

  /// Sounds the bell.
  func ring()

  /// Puts a text into the clipboard of the terminal, which is the person's, wherever the program runs.
  ///
  /// The text is taken as it is, in one write. There is no answer: a terminal may ignore it.
  ///
  /// - Parameter text: Up to ``PasteboardError/byteLimit`` bytes of UTF-8.
  /// - Throws: `PasteboardError` where it is longer, or there is surely no clipboard; nothing was
  ///   copied then.
  func copy(_ text: String) throws(PasteboardError)

  /// Gives the terminal back as it was found. Doing so twice does nothing.
  func close()
}

/// The hardware cursor: where it is, and whether it is seen.
///
/// Screen readers follow it, so it is placed even where it is not seen.
public struct Cursor: Hashable, Sendable {
  /// The cell it stands on.
  public var position: Point
  /// Whether the terminal shows it.
  public var isVisible: Bool

  /// Creates a cursor at a cell.
  public init(at position: Point, isVisible: Bool) {
    self.position = position
    self.isVisible = isVisible
  }
}

/// Why a terminal cannot be used.
public enum TerminalError: Error, Hashable, Sendable {
  /// Standard input or output is not a terminal.
  case notATerminal
  /// Nothing is known of the terminal type, and no fallback works either.
  case unknownType(String)
  /// A system call failed: its name and the error number.
  case system(call: String, errno: Int32)
}
