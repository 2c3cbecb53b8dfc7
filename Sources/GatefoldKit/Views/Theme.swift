public import GatefoldTerminal

/// The colours, attributes and symbols that views draw with.
///
/// All data.
///
/// The standard theme uses attributes and the terminal's own colours, so that it is right on black
/// and on white, and where there are no colours at all. Magenta is the one of the ANSI colours,
/// red apart, that is readable on both: 4.3 to 1 on black and 4.9 to 1 on white in xterm.
public struct Theme: Hashable, Sendable {
  /// The bar of the pane that has the keyboard.
  public var activeBar = Style(attributes: .bold)
  /// The bar of another pane.
  public var inactiveBar = Style(attributes: .dim)
  /// Buttons in a bar.
  public var barButton = Style(foreground: .magenta)
  /// The heading of a section.
  public var sectionHeader = Style(foreground: .magenta)
  /// The selected row of the pane that has the keyboard.
  public var selection = Style(attributes: .reverse)
  /// The selected row of another pane.
  public var inactiveSelection = Style(attributes: .bold)
  /// Text that matters less: times, counts, key names' titles.
  public var secondaryText = Style(attributes: .dim)
  /// The line between panes and round dialogs.
  public var divider = Style(attributes: .dim)
  /// The line between panes while it is dragged.
  public var activeDivider = Style(attributes: .bold)
  /// A key in the hints.
  public var hintKey = Style(attributes: .bold)
  /// A message in the status bar.
  public var message = Style(attributes: .bold)
  /// A message about what went wrong.
  public var error = Style(foreground: .red, attributes: .bold)
  /// What a text field shows while it is empty.
  public var placeholder = Style(attributes: .dim)
  /// The text in a text field.
  public var field = Style(attributes: .underline)
  /// Selected text in a text field.
  public var textSelection = Style(attributes: .reverse)
  /// What deletes: the control in edit mode.
  public var destructive = Style(foreground: .red, attributes: .bold)
  /// The part of a text that a filter matched.
  public var match = Style(attributes: [.bold, .underline])
  /// The day that it is, in a calendar.
  public var today = Style(attributes: .underline)
  /// A day that has something on it.
  public var markedDay = Style(attributes: .bold)

  /// The signs that are drawn.
  public var symbols = Symbols.unicode

  /// The theme that every program starts with.
  public static let standard = Theme()

  /// Creates the standard theme, to be changed.
  public init() {}
}

/// The signs that views draw with; each takes one cell unless it says otherwise.
public struct Symbols: Hashable, Sendable {
  /// Stands for what was cut off; takes as many cells as it has characters.
  public var ellipsis: String
  /// Goes before the title of what Back leads to.
  public var back: String
  /// Shows the list again where it is hidden.
  public var forward: String
  /// Stands before the selected row.
  public var selectionMarker: Character
  /// A horizontal line.
  public var horizontalLine: Character
  /// A vertical line.
  public var verticalLine: Character
  /// Corners of a box: top left, top right, bottom left, bottom right.
  public var corners: [Character]
  /// The part of a scroll bar that stands for what is seen.
  public var scrollThumb: Character
  /// The delete control of a row in edit mode.
  public var deleteControl: Character
  /// What a row that can be moved shows in edit mode.
  public var reorderControl: Character
  /// Before the heading of a section whose rows are not seen.
  public var collapsed: Character
  /// Before the heading of a section that can be collapsed.
  public var expanded: Character
  /// After a day that has something on it.
  public var mark: Character
  /// The track of a slider up to the thumb.
  public var sliderTrack: Character
  /// The track of a slider after the thumb.
  public var sliderRest: Character
  /// Where the value of a slider is on the track.
  public var sliderThumb: Character

  /// For terminals that show Unicode.
  public static let unicode = Symbols(
    ellipsis: "…",
    back: "‹",
    forward: "›",
    selectionMarker: "▌",
    horizontalLine: "─",
    verticalLine: "│",
    corners: ["╭", "╮", "╰", "╯"],
    scrollThumb: "┃",
    deleteControl: "⊖",
    reorderControl: "≡",
    collapsed: "▸",
    expanded: "▾",
    mark: "•",
    sliderTrack: "━",
    sliderRest: "─",
    sliderThumb: "●"
  )

  /// For terminals and fonts that show ASCII alone.
  public static let ascii = Symbols(
    ellipsis: "...",
    back: "<",
    forward: ">",
    selectionMarker: ">",
    horizontalLine: "-",
    verticalLine: "|",
    corners: ["+", "+", "+", "+"],
    scrollThumb: "#",
    deleteControl: "-",
    reorderControl: "=",
    collapsed: "+",
    expanded: "-",
    mark: "*",
    sliderTrack: "=",
    sliderRest: "-",
    sliderThumb: "O"
  )
}
