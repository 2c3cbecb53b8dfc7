/// What a terminal shows, as text.
struct Screen: Equatable {
  let lines: [String]

  init(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    self.lines = lines
  }

  var text: String { lines.joined(separator: "\n") }

  /// The text with its edges, for messages.
  var framed: String { lines.map { "│\($0)" }.joined(separator: "\n") }

  /// The line with the marker of the selected row.
  var selectedLine: Int? { lines.firstIndex { $0.hasPrefix("▌") } }

  /// Whether the selected row has a text.
  func selects(_ text: String) -> Bool {
    selectedLine.map { lines[$0].prefix { $0 != "│" }.contains(text) } ?? false
  }

  /// Whether the bottom line has a text.
  func hasStatus(_ text: String) -> Bool {
    lines.last?.contains(text) ?? false
  }
}
