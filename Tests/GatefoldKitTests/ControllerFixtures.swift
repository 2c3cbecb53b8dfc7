import GatefoldKit
import GatefoldTesting

/// What happened, in order.
final class Log {
  private(set) var lines: [String] = []

  func add(_ line: String) {
    lines.append(line)
  }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view that says its name, counts the wheel, and takes the keyboard if it is told to.
final class NamedView: View {
  let name: String
  var isFocusable = true
  private(set) var scrolledLines = 0
  private(set) var pressCount = 0

  init(_ name: String, frame: Rect = .zero) {
    self.name = name
    super.init(frame: frame)
  }

  override var canBecomeFirstResponder: Bool { isFocusable }

  override func draw(in context: DrawingContext) {
    context.write(name, at: .zero, style: isFirstResponder ? theme.selection : .plain)
  }

  override func mouseEvent(_ event: MouseEvent) -> Bool {
    switch event.kind {
    case .scroll(let lines): scrolledLines += lines
    case .press: pressCount += 1
    default: return false
    }
    return true
  }
}

/// A controller of two named views, one above the other, that logs its life.
final class PageController: ViewController {
  let upper: NamedView
  let lower: NamedView
  var log: Log?
  var whenItWillAppear: () -> Void = {}
  var whenItDidAppear: () -> Void = {}

  init(_ title: String, log: Log? = nil) {
    upper = NamedView("\(title) 1")
    lower = NamedView("\(title) 2")
    super.init()
    self.title = title
    self.log = log
  }

  private func note(_ what: String) {
    log?.add("\(title ?? "") \(what)")
  }

  override func viewDidLoad() {
    view.addSubview(upper)
    view.addSubview(lower)
    note("didLoad")
  }

  override func viewDidLayoutSubviews() {
    upper.frame = Rect(x: 0, y: 0, width: view.bounds.width, height: 1)
    lower.frame = Rect(x: 0, y: 1, width: view.bounds.width, height: 1)
  }

  override func viewWillAppear() {
    note("willAppear")
    whenItWillAppear()
  }

  override func viewDidAppear() {
    note("didAppear")
    whenItDidAppear()
  }

  override func viewWillDisappear() { note("willDisappear") }
  override func viewDidDisappear() { note("didDisappear") }
}

extension Pilot {
  var window: Window { application.window }

  /// The name of the view that has the keyboard.
  var focus: String? { (window.firstResponder as? NamedView)?.name }

  /// The lines of the screen without the last, which is the status bar's.
  var content: ScreenSnapshot {
    let lines = screen.description.split(separator: "\n").dropLast()
    return ScreenSnapshot(lines.joined(separator: "\n"))
  }
}

/// Sizes at which nothing may break.
nonisolated let absurdSizes: [(width: Int, height: Int)] = [
  (1, 1), (2, 1), (1, 9), (12, 3), (13, 4), (500, 2), (500, 200),
]
