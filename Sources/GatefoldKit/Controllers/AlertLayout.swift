import GatefoldTerminal
import GatefoldText

/// What an alert has to show.
struct AlertContents: Hashable, Sendable {
  var title = ""
  var message = ""
  var fieldCount = 0
  /// What is wrong with what was typed; empty if nothing is.
  var problem = ""
  /// Cells of the buttons, in order.
  var buttonWidths: [Int] = []
}

/// Where everything in an alert goes: a box in the middle, in it the body over the buttons.
///
/// The body is the message, the fields, and a line that is empty or says what is wrong. Where the
/// box cannot be high enough, body and buttons scroll, each in its part of the height.
struct AlertLayout: Sendable {
  private static let maximumWidth = 60
  /// Boxes are no narrower than this, where the screen is wide enough.
  private static let minimumWidth = 24
  private static let buttonGap = 2

  /// The whole box; its first and last line are its edges where there is room for them.
  let box: Rect
  /// Whether the first line of the box is its upper edge.
  let hasTop: Bool
  /// Whether the last line of the box is its lower edge.
  let hasBottom: Bool
  /// The part of the box that the body is seen through, in the coordinates of the screen.
  let body: Rect
  /// The part of the box that the buttons are seen through, in the coordinates of the screen.
  let footer: Rect
  /// The wrapped message, at the top of the body; without a line where there is no message.
  let message: TextLayout?
  /// The line of the first field in the body.
  let fieldLine: Int
  /// What is wrong, wrapped; after the fields.
  let problem: TextLayout?
  /// The line of the body that says what is wrong.
  let problemLine: Int
  /// The lines of the whole body.
  let bodyHeight: Int
  /// The buttons, in the coordinates of all of their lines.
  let buttons: [Rect]
  /// The lines of all buttons.
  let footerHeight: Int

  /// Lays an alert out on a screen; while one types, a line of the body stays in sight.
  init(_ contents: AlertContents, isTyping: Bool, in screen: Size) {
    let width = Self.width(of: contents, in: screen.width)
    let inset = width >= 16 ? 2 : 1
    let inner = max(1, width - 2 * inset)

    message = contents.message.isEmpty ? nil : TextLayout(contents.message, width: inner)
    problem = contents.problem.isEmpty ? nil : TextLayout(contents.problem, width: inner)
    let messageHeight = message?.count ?? 0
    fieldLine = messageHeight + (messageHeight > 0 && contents.fieldCount > 0 ? 1 : 0)
    problemLine = fieldLine + contents.fieldCount
    bodyHeight = problemLine > 0 ? problemLine + max(1, problem?.count ?? 0) : 0
    buttons = Self.buttons(contents.buttonWidths, in: inner)

    hasTop = screen.height >= 3
    hasBottom = screen.height >= 4
    let edges = (hasTop ? 1 : 0) + (hasBottom ? 1 : 0)
    footerHeight = buttons.last?.maxY ?? 0
    let room = min(max(0, screen.height - edges), bodyHeight + footerHeight)
    // Half of the room for each, or what the other leaves.
    let least = isTyping ? max(min(1, room), room / 2) : room / 2
    let shownFooter = min(footerHeight, room - min(bodyHeight, least))
    let shownBody = min(bodyHeight, room - shownFooter)
    let x = (screen.width - width) / 2
    let y = (screen.height - room - edges) / 2
    let top = y + (hasTop ? 1 : 0)
    box = Rect(x: x, y: y, width: width, height: room + edges)
    body = Rect(x: x + inset, y: top, width: inner, height: shownBody)
    footer = Rect(x: x + inset, y: top + shownBody, width: inner, height: shownFooter)
  }

  /// As wide as allowed for fields; else as wide as the text and the buttons ask for.
  private static func width(of contents: AlertContents, in screen: Int) -> Int {
    let greatest = max(min(maximumWidth, screen - 4), min(minimumWidth, screen))
    guard contents.fieldCount == 0 else { return greatest }
    let lines = TextLayout(contents.message, width: max(1, greatest - 4))
    let text = lines.indices.map { lines.text(at: $0).cellWidth }.max() ?? 0
    let asked = max(text, contents.title.cellWidth + 2, rowWidth(contents.buttonWidths)) + 4
    return min(greatest, max(asked, minimumWidth))
  }

  private static func rowWidth(_ widths: [Int]) -> Int {
    widths.reduce(0, +) + buttonGap * max(0, widths.count - 1)
  }

  /// Side by side at the right, or under each other where that is too wide.
  private static func buttons(_ widths: [Int], in inner: Int) -> [Rect] {
    guard rowWidth(widths) <= inner else {
      return widths.enumerated()
        .map { y, width in
          let width = min(width, inner)
          return Rect(x: inner - width, y: y, width: width, height: 1)
        }
    }
    var x = inner - rowWidth(widths)
    return widths.map { width in
      defer { x += width + buttonGap }
      return Rect(x: x, y: 0, width: width, height: 1)
    }
  }

  /// Whether the buttons stand under each other.
  var isStacked: Bool { (buttons.last?.minY ?? 0) > 0 }
}
