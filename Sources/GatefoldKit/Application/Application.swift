public import FoundationEssentials
public import GatefoldTerminal

/// One program on one terminal: events go in, frames come out.
///
/// Everything that waits is handled before a frame is drawn, and a frame is drawn only if
/// something asked for it. Nothing runs while nothing happens.
@MainActor
public final class Application: Responder {
  /// The terminal.
  public let terminal: any Terminal
  /// What is on it.
  public let window = Window()
  /// Asynchronous work that was started with ``Responder/startTask(_:)`` and has not ended.
  package internal(set) var runningTaskCount = 0
  /// Whether a frame was asked for and is not drawn yet.
  package private(set) var needsFrame = true

  private let history = UndoManager()
  private let uptime: @MainActor () -> Duration
  private let frame: Surface
  private var exitReason: ExitReason?
  private var isProcessing = false
  private var focusedAt: Duration?
  /// Who has the terminal for a while.
  var borrower: Borrower?

  /// Creates an application.
  ///
  /// - Parameters:
  ///   - terminal: Where events come from and frames go.
  ///   - uptime: A clock that only goes forward; tells the click that focuses from one that acts.
  public init(terminal: any Terminal, uptime: (@MainActor () -> Duration)? = nil) {
    let start = ContinuousClock.now
    self.terminal = terminal
    self.uptime = uptime ?? { ContinuousClock.now - start }
    self.frame = Surface(size: .zero, glyphs: GlyphTable())
    super.init()
    window.application = self
  }

  /// Creates an application on the terminal that the program was started in.
  ///
  /// - Parameter environment: The environment variables: TERM, COLORTERM, NO_COLOR and so on.
  public convenience init(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.init(terminal: CursesTerminal(environment: environment))
  }

  /// Undo and redo, unless a responder before the application has its own.
  public override var undoManager: UndoManager? { history }

  // MARK: - Running

  /// Takes the terminal over and runs until something ends the program.
  ///
  /// - Parameter root: The controller that fills the window.
  /// - Returns: Why it ended. The terminal is as it was found by then.
  /// - Throws: `TerminalError` where there is no usable terminal.
  @discardableResult
  public func run(_ root: ViewController) async throws -> ExitReason {
    try open(root)
    defer { close() }
    while exitReason == nil, let events = await terminal.nextEvents() {
      process(events)
    }
    await endLending()
    let reason = exitReason ?? .hangUp
    exitReason = reason
    return reason
  }

  /// Opens the terminal and shows the first frame.
  package func open(_ root: ViewController) throws {
    try terminal.open()
    if !terminal.showsUnicode { window.theme.symbols = .ascii }
    if let notice = terminal.notice { window.statusBar.showMessage(notice) }
    window.frame = Rect(origin: .zero, size: terminal.size)
    window.rootViewController = root
    render()
  }

  private func close() {
    window.rootViewController = nil
    terminal.close()
  }

  /// Ends the program once what is being handled is done.
  public func quit() {
    exitReason = .quit
  }

  /// Why the program is about to end, if it is.
  package var pendingExit: ExitReason? { exitReason }

  // MARK: - Events

  /// Handles events in order, then draws one frame if any of them changed something.
  package func process(_ events: [Event]) {
    isProcessing = true
    for event in events where exitReason == nil && !(isLending && event.isInput) { handle(event) }
    isProcessing = false
    if exitReason == nil { render() }
  }

  private func handle(_ event: Event) {
    switch event {
    case .key(let press): dispatch(press)
    case .paste(let text): dispatch(paste: text)
    case .mouse(let event): dispatch(event)
    case .focus(let isFocused): focusedAt = isFocused ? uptime() : nil
    case .resize(let size): resize(to: size)
    case .suspend: suspend()
    case .resume: redraw()
    case .terminate(let signal): exitReason = .signal(signal)
    case .hangUp: exitReason = .hangUp
    }
  }

  private func dispatch(_ press: KeyPress) {
    window.statusBar.clearMessage()
    window.restoreFirstResponder()
    for responder in window.responderForKeys.chain {
      if responder.keyPressed(press) { return }
      if let command = responder.keyCommand(for: press) {
        command.perform(on: responder)
        return
      }
      if press.text != nil, responder.takesText { return }
    }
  }

  private func dispatch(paste text: String) {
    window.statusBar.clearMessage()
    window.restoreFirstResponder()
    _ = window.responderForKeys.chain.first { $0.pasted(text) }
  }

  /// The click that brings the terminal's window to the front only does that.
  private func dispatch(_ event: MouseEvent) {
    if case .press = event.kind, let focusedAt, uptime() - focusedAt < .milliseconds(100) {
      return
    }
    if case .press = event.kind { window.statusBar.clearMessage() }
    window.dispatch(event)
  }

  func resize(to size: Size) {
    window.frame = Rect(origin: .zero, size: size)
    window.layoutIfNeeded()
    setNeedsFrame()
  }

  // MARK: - Frames

  /// Asks for a frame: after the events at hand, or soon if none are being handled.
  func setNeedsFrame() {
    guard !needsFrame, exitReason == nil else { return }
    needsFrame = true
    if !isProcessing { Task { self.render() } }
  }

  /// Draws and shows a frame, if one was asked for.
  package func render() {
    guard needsFrame, exitReason == nil else { return }
    window.layoutIfNeeded()
    window.restoreFirstResponder()
    window.layoutIfNeeded()
    needsFrame = false
    if frame.glyphs.isFull { frame.glyphs.removeAll() }
    frame.reset(to: window.frame.size)
    window.drawTree(in: DrawingContext(surface: frame, theme: window.theme))
    terminal.present(frame, cursor: window.isTooSmall ? nil : cursor)
  }

  /// The first responder's cursor, in the coordinates of the window.
  private var cursor: Cursor? {
    guard let view = window.firstResponder, let cursor = view.cursor else { return nil }
    let position = view.convertToWindow(cursor.position)
    guard window.bounds.contains(position) else { return nil }
    return Cursor(at: position, isVisible: cursor.isVisible)
  }

  // MARK: - Commands

  private static let commands = [
    KeyCommand(
      "?",
      "f1",
      title: "Help",
      isHinted: true,
      isEnabled: { (application: Application) in !application.isShowingHelp },
      action: Application.showHelp
    ),
    KeyCommand(
      "u",
      title: "Undo",
      isHinted: true,
      isEnabled: { (application: Application) in application.activeUndoManager.canUndo },
      action: Application.undo
    ),
    KeyCommand(
      "ctrl-r",
      title: "Redo",
      isEnabled: { (application: Application) in application.activeUndoManager.canRedo },
      action: Application.redo
    ),
    KeyCommand("q", "ctrl-c", title: "Quit", isHinted: true, action: Application.quit),
    KeyCommand("ctrl-z", title: "Suspend", action: Application.suspend),
    KeyCommand("ctrl-l", title: "Redraw", action: Application.redraw),
    KeyCommand("M", title: "Mouse on or off", action: Application.toggleMouse),
  ]

  /// Help, undo and redo, quit, suspend, redraw, mouse.
  public override var keyCommands: [KeyCommand] { Self.commands }

  /// The heading of these in the help.
  public override var keyCommandsTitle: String { "Program" }

  private var activeUndoManager: UndoManager {
    window.responderForKeys.undoManager ?? history
  }

  private func undo() {
    say("Undid", activeUndoManager.undo())
  }

  private func redo() {
    say("Redid", activeUndoManager.redo())
  }

  /// Names what was undone or redone, unless that has said something itself, as why it failed.
  private func say(_ verb: String, _ name: String?) {
    guard let name, window.statusBar.messageText == nil else { return }
    window.statusBar.showMessage("\(verb) \(name)")
  }

  private func suspend() {
    terminal.suspend()
    resize(to: terminal.size)
    redraw()
  }

  func redraw() {
    terminal.invalidate()
    setNeedsFrame()
  }

  private func toggleMouse() {
    terminal.isMouseEnabled.toggle()
    let state = terminal.isMouseEnabled ? "on" : "off: the terminal selects text again"
    window.statusBar.showMessage("Mouse \(state)")
  }

  private var isShowingHelp: Bool {
    let navigation = window.topViewController as? NavigationController
    return navigation?.topViewController is HelpViewController
  }

  private func showHelp() {
    let help = HelpViewController(sections: window.commandSections)
    let navigation = NavigationController(rootViewController: help)
    navigation.view.background = .plain
    window.topViewController?.present(navigation)
  }
}
