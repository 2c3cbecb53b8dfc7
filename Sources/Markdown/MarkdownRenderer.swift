import GatefoldKit

/// Makes styled text of a tree, node by node.
struct MarkdownRenderer {
  private var text = StyledText()
  private let source: MarkdownSource
  private let symbols: Symbols

  private var containers = MarkdownContainers()
  /// The last line of the source that has been shown; 0 before the first.
  private var lastLine = 0
  /// The indent of the block's lines but the first.
  private var indent = TextIndent.none
  /// Whether lines of the block keep the spaces that they start with.
  private var keepsIndentation = false
  /// Whether the next text starts a line of such a block.
  private var isAtIndentation = false

  /// The attributes of the emphases, links and the heading round the place.
  private var attributes: [TextAttributes] = [[]]
  /// Where the texts of the links and images round the place start, as UTF-8 offsets.
  private var linkStarts: [Int] = []

  private init(_ source: MarkdownSource, symbols: Symbols) {
    self.source = source
    self.symbols = symbols
  }

  /// The text of a tree.
  static func text(
    of tree: borrowing MarkdownTree,
    _ source: MarkdownSource,
    symbols: Symbols
  ) -> StyledText {
    var renderer = MarkdownRenderer(source, symbols: symbols)
    tree.walk { node, event in
      switch event {
      case .enter: renderer.enter(node)
      case .exit: renderer.exit(node)
      }
    }
    return renderer.text
  }

  private mutating func enter(_ node: MarkdownNode) {
    switch node.kind {
    case .blockQuote:
      containers.pushQuote(line: node.startLine, bar: symbols.verticalLine)
    case .item:
      let mark = source.listMark(atLine: node.startLine, column: node.startColumn)
      containers.pushItem(line: node.startLine, mark: mark)
    case .codeBlock: showCodeBlock(node)
    case .htmlBlock: showHTMLBlock(node)
    case .paragraph: beginBlock(node, keepingIndentation: containers.isEmpty)
    case .heading:
      beginBlock(node)
      push(MarkdownStyles.heading(level: node.headingLevel))
    case .thematicBreak:
      beginBlock(node)
      show(String(repeating: symbols.horizontalLine, count: Self.ruleWidth))
    case .text, .htmlInline: showInline(node)
    case .code: showInline(node, adding: MarkdownStyles.code)
    case .lineBreak: breakLine()
    case .emphasis: push(MarkdownStyles.emphasis)
    case .strong: push(MarkdownStyles.strong)
    case .link, .image: beginLink(node)
    case .document, .list, nil: break
    }
  }

  private mutating func exit(_ node: MarkdownNode) {
    switch node.kind {
    case .blockQuote, .item:
      if containers.isInnermostNew { beginBlock(node) }
      containers.pop()
    case .heading, .emphasis, .strong: attributes.removeLast()
    case .link, .image: endLink(node)
    default: break
    }
  }

  // MARK: - Blocks

  /// The cells of a thematic break: few enough for nearly every view.
  private static let ruleWidth = 8

  /// Begins a line for a block, after as many blank lines as were written before it.
  private mutating func beginBlock(
    _ node: MarkdownNode,
    inset: String = "",
    keepingIndentation: Bool = false
  ) {
    let line = containers.firstNewLine ?? node.startLine
    if lastLine > 0 {
      text.append("\n", style: .plain)
      text.setIndent(containers.indentBetweenBlocks)
      text.append(String(repeating: "\n", count: max(0, line - lastLine - 1)), style: .plain)
    }
    lastLine = source.lastLine(from: node.startLine, to: node.endLine)
    let indent = containers.beginBlock(inset: inset)
    text.setIndent(indent)
    self.indent = TextIndent(first: indent.rest, rest: indent.rest)
    keepsIndentation = keepingIndentation
    isAtIndentation = keepingIndentation
  }

  private mutating func showCodeBlock(_ node: MarkdownNode) {
    beginBlock(node, inset: "    ")
    let info = source.restoring(node.fenceInfo)
    if !info.isEmpty { show(info, adding: MarkdownStyles.address) }
    let code = source.restoring(node.literal).droppingLineBreaks
    if !info.isEmpty, !code.isEmpty { breakLine() }
    show(code)
  }

  private mutating func showHTMLBlock(_ node: MarkdownNode) {
    beginBlock(node)
    show(source.restoring(node.literal).droppingLineBreaks)
  }

  // MARK: - Text

  /// Adds text that may have several lines.
  private mutating func show(_ string: some StringProtocol, adding added: TextAttributes = []) {
    let style = Style(attributes: attributes[attributes.count - 1].union(added))
    guard string.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else {
      text.append(String(string), style: style)
      return
    }
    let lines = string.split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r\n" || $0 == "\r"
    }
    for (index, line) in lines.enumerated() {
      if index > 0 { breakLine() }
      text.append(String(line), style: style)
    }
  }

  private mutating func breakLine() {
    text.append("\n", style: .plain)
    text.setIndent(indent)
    isAtIndentation = keepsIndentation
  }

  private mutating func showInline(_ node: MarkdownNode, adding added: TextAttributes = []) {
    if isAtIndentation {
      text.append(source.indentation(ofLine: node.startLine), style: .plain)
      isAtIndentation = false
    }
    show(source.restoring(node.literal), adding: added)
  }

  private mutating func push(_ added: TextAttributes) {
    attributes.append(attributes[attributes.count - 1].union(added))
  }

  // MARK: - Links

  private mutating func beginLink(_ node: MarkdownNode) {
    linkStarts.append(text.string.utf8.count)
    push(MarkdownStyles.link)
  }

  /// Ends the text of a link or an image with its address, unless that is the text.
  private mutating func endLink(_ node: MarkdownNode) {
    attributes.removeLast()
    let start = linkStarts.removeLast()
    let address = source.restoring(node.address)
    let title = source.restoring(node.title)
    let isShown =
      title.isEmpty && (shows(address, from: start) || shows(mail: address, from: start))
    guard !isShown, !(address.isEmpty && title.isEmpty) else { return }
    let separator = text.string.utf8.count > start ? " " : ""
    let quoted = title.isEmpty ? "" : " \"\(title)\""
    show("\(separator)<\(address)\(quoted)>", adding: MarkdownStyles.address)
  }

  private func shows(_ string: some StringProtocol, from start: Int) -> Bool {
    let utf8 = text.string.utf8
    guard utf8.count - start == string.utf8.count else { return false }
    return utf8.suffix(string.utf8.count).elementsEqual(string.utf8)
  }

  /// Whether the text is the address of a person, which the parser puts `mailto:` before.
  private func shows(mail address: String, from start: Int) -> Bool {
    let scheme = "mailto:"
    return address.hasPrefix(scheme) && shows(address.dropFirst(scheme.count), from: start)
  }
}

extension String {
  /// The text without the line breaks at its end.
  fileprivate var droppingLineBreaks: Substring {
    var text = self[...]
    while text.last?.isNewline == true { text.removeLast() }
    return text
  }
}
