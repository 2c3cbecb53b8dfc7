public import GatefoldKit
public import GatefoldTerminal

/// Drives a program on a ``VirtualTerminal`` as a person would, one step after the other.
///
/// Each step is handled and drawn when the call returns; ``untilIdle()`` waits for asynchronous work.
@MainActor
public final class Pilot {
  /// The terminal that is driven.
  public let terminal: VirtualTerminal
  /// The program.
  public let application: Application
  /// The clock that the program sees.
  public let clock: ManualClock

  /// Starts a program on a terminal in memory.
  ///
  /// - Parameters:
  ///   - root: The controller that fills the window.
  ///   - width: Cells on a line.
  ///   - height: Lines.
  ///   - colorDepth: How many colours the terminal shows.
  ///   - clock: The clock to advance; a new one if left out.
  /// - Throws: What opening the terminal throws; a terminal in memory throws nothing.
  public init(
    _ root: ViewController,
    width: Int = 40,
    height: Int = 10,
    colorDepth: ColorDepth = .trueColor,
    clock: ManualClock? = nil
  ) throws {
    let clock = clock ?? ManualClock()
    self.clock = clock
    terminal = VirtualTerminal(width: width, height: height, colorDepth: colorDepth)
    application = Application(terminal: terminal, uptime: { clock.uptime })
    try application.open(root)
  }

  /// The screen as framed text.
  public var screen: ScreenSnapshot { ScreenSnapshot(terminal) }

  /// The screen's styles, a letter a cell; see ``ScreenSnapshot/attributeLetter(_:)``.
  public var styles: ScreenSnapshot {
    ScreenSnapshot(styles: terminal, letter: ScreenSnapshot.attributeLetter)
  }

  /// Why the program ended, if it did.
  public var exitReason: ExitReason? { application.pendingExit }

  /// Strikes keys by name, as `"down"`, `"ctrl-r"`, `"+"`.
  public func press(_ keys: KeyPress...) {
    for key in keys { application.process([.key(key)]) }
  }

  /// Strikes one key many times in one burst, as a held key does on a slow line.
  public func hold(_ key: KeyPress, times: Int) {
    application.process(Array(repeating: .key(key), count: times))
  }

  /// Types text, a stroke a character.
  public func type(_ text: String) {
    for character in text { application.process([.key(KeyPress(.character(character)))]) }
  }

  /// Pastes text.
  public func paste(_ text: String) {
    application.process([.paste(text)])
  }

  /// Presses and releases the left button.
  public func click(x: Int, y: Int, count: Int = 1) {
    let point = Point(x: x, y: y)
    application.process([
      .mouse(MouseEvent(.press(.left, clickCount: count), at: point)),
      .mouse(MouseEvent(.release(.left), at: point)),
    ])
  }

  /// Presses at one cell, moves to another and releases there.
  public func drag(from start: Point, to end: Point) {
    application.process([.mouse(MouseEvent(.press(.left, clickCount: 1), at: start))])
    application.process([.mouse(MouseEvent(.drag(.left), at: end))])
    application.process([.mouse(MouseEvent(.release(.left), at: end))])
  }

  /// Turns the wheel over a cell; negative lines are up.
  public func scroll(lines: Int, x: Int, y: Int) {
    application.process([.mouse(MouseEvent(.scroll(lines: lines), at: Point(x: x, y: y)))])
  }

  /// Gives the terminal another size.
  public func resize(width: Int, height: Int) {
    terminal.setSize(width: width, height: height)
    application.process([.resize(terminal.size)])
  }

  /// Sends any other events, in one batch.
  public func send(_ events: Event...) {
    application.process(events)
  }

  /// Moves the clock on and draws what that changed.
  public func advance(by duration: Duration) async {
    clock.advance(by: duration)
    await untilIdle()
  }

  /// Waits until all asynchronous work has ended or sleeps on the clock, and no frame is due.
  public func untilIdle() async {
    repeat {
      await Task.yield()
    } while application.runningTaskCount > clock.sleeperCount || application.needsFrame
  }
}
