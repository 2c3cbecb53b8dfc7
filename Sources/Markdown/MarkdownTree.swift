import CCmark

/// A parsed text; its nodes live as long as it does.
struct MarkdownTree: ~Copyable {
  private let root: OpaquePointer

  /// Parses a text in UTF-8.
  ///
  /// Positions are asked for, because the parser counts lines rightly only then.
  init?(parsing bytes: [UInt8]) {
    let root = bytes.withUnsafeBytes { buffer in
      let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      return cmark_parse_document(start, buffer.count, CMARK_OPT_SOURCEPOS)
    }
    guard let root else { return nil }
    self.root = root
  }

  deinit {
    cmark_node_free(root)
  }

  /// Goes through all nodes in the order of the text, however deep they are.
  ///
  /// - Parameter visit: Called once for a node without children, and for others before and after
  ///   them.
  func walk(_ visit: (MarkdownNode, MarkdownNode.Event) -> Void) {
    guard let iterator = cmark_iter_new(root) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
      visit(MarkdownNode(node), event == CMARK_EVENT_EXIT ? .exit : .enter)
    }
  }
}
