import CCmark

/// A node of a tree, valid as long as the tree.
struct MarkdownNode {
  /// Whether what is in a node comes next, or has been.
  enum Event {
    case enter
    case exit
  }

  /// What a node is.
  enum Kind {
    case document
    case blockQuote
    case list
    case item
    case codeBlock
    case htmlBlock
    case paragraph
    case heading
    case thematicBreak
    case text
    case lineBreak
    case code
    case htmlInline
    case emphasis
    case strong
    case link
    case image
  }

  private let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) {
    self.pointer = pointer
  }

  /// What the node is; nil for what only programs can put into a tree.
  var kind: Kind? { Self.kinds[cmark_node_get_type(pointer).rawValue] }

  /// The text of a node without children.
  var literal: String { string(cmark_node_get_literal(pointer)) }

  /// What stands behind the opening fence of a code block.
  var fenceInfo: String { string(cmark_node_get_fence_info(pointer)) }

  /// The address of a link or an image.
  var address: String { string(cmark_node_get_url(pointer)) }

  /// The title of a link or an image.
  var title: String { string(cmark_node_get_title(pointer)) }

  /// The level of a heading, from 1.
  var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }

  /// The line of the source where the node begins, counted from 1.
  var startLine: Int { Int(cmark_node_get_start_line(pointer)) }

  /// The byte of that line where it begins, counted from 1; right for blocks only.
  var startColumn: Int { Int(cmark_node_get_start_column(pointer)) }

  /// The line of the source where the node ends.
  var endLine: Int { Int(cmark_node_get_end_line(pointer)) }

  private func string(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }

  private static let kinds: [UInt32: Kind] = [
    CMARK_NODE_DOCUMENT.rawValue: .document, CMARK_NODE_BLOCK_QUOTE.rawValue: .blockQuote,
    CMARK_NODE_LIST.rawValue: .list, CMARK_NODE_ITEM.rawValue: .item,
    CMARK_NODE_CODE_BLOCK.rawValue: .codeBlock, CMARK_NODE_HTML_BLOCK.rawValue: .htmlBlock,
    CMARK_NODE_PARAGRAPH.rawValue: .paragraph, CMARK_NODE_HEADING.rawValue: .heading,
    CMARK_NODE_THEMATIC_BREAK.rawValue: .thematicBreak, CMARK_NODE_TEXT.rawValue: .text,
    CMARK_NODE_SOFTBREAK.rawValue: .lineBreak, CMARK_NODE_LINEBREAK.rawValue: .lineBreak,
    CMARK_NODE_CODE.rawValue: .code, CMARK_NODE_HTML_INLINE.rawValue: .htmlInline,
    CMARK_NODE_EMPH.rawValue: .emphasis, CMARK_NODE_STRONG.rawValue: .strong,
    CMARK_NODE_LINK.rawValue: .link, CMARK_NODE_IMAGE.rawValue: .image,
  ]
}
