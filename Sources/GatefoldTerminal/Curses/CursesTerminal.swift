import CNcurses
import CTerminalGuard
import GatefoldText
import Glibc

/// A real terminal, painted by ncurses.
///
/// It opens once. While it is open, descriptor 2 is held back and the process's signals arrive as
/// events; both are given back by ``close()``.
@MainActor
public final class CursesTerminal: Terminal {
  /// What is there only while the terminal is open.
  struct Session {
    let screen: CursesScreen
    let modes: TerminalModes
    let reader: InputReader
    let errors: HeldErrors?
    /// The terminal's modes as found.
    var found: termios
  }

  /// The extent in cells, 1…1000 each.
  public private(set) var size: Size
  /// How many colours are shown: what terminfo, COLORTERM and NO_COLOR say.
  public private(set) var colorDepth = ColorDepth.none
  /// Whether the locale's character set is UTF-8.
  public private(set) var showsUnicode = false
  /// Whether the mouse is reported; setting it tells the terminal.
  public var isMouseEnabled = true {
    didSet { if oldValue != isMouseEnabled { switchMouse() } }
  }

  /// A sentence for the person where the terminal's type was not known here and another was taken.
  public private(set) var notice: String?

  /// How long the application has to close the terminal once it was asked to end.
  ///
  /// Whoever does not is stuck, or writes to a terminal that takes nothing: the terminal is given
  /// back without it and the process ends. Changes count from ``open()`` on.
  package var gracePeriod: Duration = .milliseconds(700)

  let device: TerminalDevice
  let environment: TerminalEnvironment
  var session: Session?
  var shown = ShownFrame()
  /// Whether somebody else has the terminal for a while.
  private(set) var isLent = false
  private let mailbox = EventMailbox()

  /// Creates a terminal on two descriptors; nothing is touched before ``open()``.
  ///
  /// - Parameters:
  ///   - input: Where keys come from.
  ///   - output: Where frames go.
  ///   - environment: The environment variables.
  public init(input: Int32 = 0, output: Int32 = 1, environment: [String: String]) {
    device = TerminalDevice(input: input, output: output)
    self.environment = TerminalEnvironment(environment)
    size = self.environment.assumedSize
  }

  /// Makes sure that both descriptors are terminals.
  ///
  /// - Throws: `TerminalError.notATerminal` where either is none.
  public func checkAvailability() throws {
    guard device.isTerminal else { throw TerminalError.notATerminal }
  }

  /// Takes the terminal over.
  ///
  /// - Throws: `TerminalError.notATerminal` where either descriptor is none; `unknownType` where
  ///   nothing is known of the type that could paint; `system` where the system has no more of
  ///   something.
  public func open() throws {
    guard session == nil else { return }
    try checkAvailability()
    showsUnicode = CharacterSet.choose(for: environment)
    let entry = try chooseType()
    colorDepth = environment.depth(of: entry)
    size = device.size(assuming: environment.assumedSize)
    let found = try device.modes()
    let reader = try InputReader(configuration(entry, found), mailbox: mailbox)
    try reader.start()
    do {
      let screen = try CursesScreen(entry: entry, size: size, depth: colorDepth)
      let modes = TerminalModes(entry)
      session = Session(
        screen: screen,
        modes: modes,
        reader: reader,
        errors: HeldErrors(),
        found: found
      )
    } catch {
      reader.close()
      throw error
    }
    takeOver()
  }

  /// Everything that has happened since the last call; waits until something has.
  ///
  /// - Returns: `nil` once the terminal is closed, or where the task was cancelled while it waited.
  public func nextEvents() async -> [Event]? {
    let events = await mailbox.next()
    // The main actor changes threads where it waits.
    ctg_guard_thread()
    for case .resize(let size) in events ?? [] { self.size = size }
    if events?.contains(.resume) == true, !isLent { takeOverAgain() }
    return events
  }

  /// Stops the process group as Ctrl-Z does, with the terminal as it was found; returns once it is
  /// continued, or soon where nobody could continue it.
  public func suspend() {
    guard let session, !isLent else { return }
    giveBack()
    stop()
    if let found = try? device.modes() { self.session?.found = found }
    session.errors?.hold()
    takeOver()
  }

  /// Stops the process group until it is continued in the foreground.
  ///
  /// In the background (`bg`) the terminal is the shell's. The kernel would stop whoever changes
  /// its modes from there, but Swift's threads have that signal blocked.
  private func stop() {
    var count: UInt32
    repeat {
      count = ctg_continues()
      ctg_stop(300)
    } while device.isInBackground && ctg_continues() != count
  }

  /// Somebody stopped the process and the shell set its own modes: takes the terminal over again.
  private func takeOverAgain() {
    if device.isInBackground {
      session?.reader.pause()
      stop()
    }
    takeOver()
  }

  /// Gives the terminal back as it was found while somebody else uses it, and takes it over again.
  ///
  /// Meanwhile nothing is read from it or written to it; SIGINT and SIGQUIT, which are typed for
  /// whoever has it, do nothing here, and SIGTSTP stops this process too. Modes that are left behind
  /// are undone: ``close()`` restores those found at the start.
  public func lend<Success>(_ body: () async throws -> Success) async rethrows -> Success {
    guard session != nil, !isLent else { return try await body() }
    giveBack()
    isLent = true
    ctg_lend(1)
    defer { takeBack() }
    return try await body()
  }

  /// Sounds the bell.
  public func ring() {
    if session != nil, !isLent { device.write([0x07]) }
  }

  /// Puts a text into the clipboard of the terminal, by the sequence OSC 52.
  ///
  /// - Throws: `PasteboardError`.
  public func copy(_ text: String) throws(PasteboardError) {
    guard environment.clipboard != .none else {
      throw .noClipboard(terminalType: environment.type)
    }
    guard session != nil, !isLent else { throw .notAvailable }
    let count = text.utf8.count
    guard count <= PasteboardError.byteLimit else { throw .textTooLong(byteCount: count) }
    device.write(environment.clipboard.bytes(for: text))
  }

  /// Gives the terminal back and shows what was held back; doing so twice does nothing.
  public func close() {
    guard let session else { return }
    if !isLent { giveBack() }
    session.screen.close()
    session.reader.close()
    session.errors?.close()
    self.session = nil
  }

  // MARK: - Opening

  private func chooseType() throws -> TerminfoEntry {
    let type = environment.type
    if let entry = TerminfoEntry(type: type, descriptor: device.output) {
      guard entry.canPaint else { throw TerminalError.unknownType(type) }
      return entry
    }
    for fallback in ["xterm-256color", "xterm", "vt100", "ansi"] {
      guard let entry = TerminfoEntry(type: fallback, descriptor: device.output) else { continue }
      notice =
        type.isEmpty
        ? "TERM is not set; \(fallback) is assumed."
        : "The terminal type \(type) is not known here; \(fallback) is assumed."
      return entry
    }
    throw TerminalError.unknownType(type)
  }

  private func configuration(
    _ entry: TerminfoEntry,
    _ found: termios
  ) -> InputReader.Configuration {
    var keys: [[UInt8]: KeyPress] = [:]
    for (name, press) in KeySequences.capabilities {
      if let string = entry[string: name] { keys[string] = press }
    }
    let isControlH = entry[string: "kbs"] == [0x08] && found.eraseCharacter != 0x7F
    let parser = InputParser(
      keys: keys,
      backspaces: isControlH || found.eraseCharacter == 0x08 ? [0x08] : []
    )
    return InputReader.Configuration(
      device: device,
      size: size,
      assumedSize: environment.assumedSize,
      escapeDelay: environment.escapeDelay,
      gracePeriod: gracePeriod,
      parser: parser
    )
  }

  // MARK: - Taking over and giving back

  /// Sets modes, enters the alternate screen and reads keys; the next frame is drawn whole.
  private func takeOver() {
    guard let session else { return }
    device.setModes(session.found.raw)
    size = device.size(assuming: environment.assumedSize)
    arm()
    device.write(session.modes.entering(size: size, mouse: isMouseEnabled))
    invalidate()
    session.screen.clearNext(isTakenOver: true)
    session.reader.resume()
  }

  /// Takes the terminal over from whom it was lent to, if it is not closed by now.
  private func takeBack() {
    isLent = false
    ctg_lend(0)
    ctg_guard_thread()
    guard let session else { return }
    session.errors?.hold()
    takeOverAgain()
  }

  /// Leaves the terminal as it was found, and shows what was held back meanwhile.
  private func giveBack() {
    guard let session else { return }
    session.reader.pause()
    device.write(session.modes.leaving(size: size))
    device.setModes(session.found)
    ctg_disarm()
    session.errors?.show()
  }

  /// Prepares the way back from a crash, for the size that the screen has now.
  func arm() {
    guard let session else { return }
    let reset = session.modes.leaving(size: size)
    reset.withUnsafeBytes { bytes in
      var way = ctg_way_back()
      way.input = device.input
      way.output = device.output
      way.found = session.found
      way.reset = bytes.bindMemory(to: CChar.self).baseAddress
      way.length = Int32(bytes.count)
      way.held_errors = session.errors?.held ?? -1
      way.real_errors = session.errors?.real ?? -1
      ctg_arm(&way)
    }
  }

  private func switchMouse() {
    if let session, !isLent { device.write(session.modes.mouse(isMouseEnabled)) }
  }
}
