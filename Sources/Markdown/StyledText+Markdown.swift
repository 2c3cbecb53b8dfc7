package import GatefoldKit

extension StyledText {
  /// A text in Markdown (CommonMark) as it is read: headings, lists, quotes, code, emphasis, links.
  ///
  /// Of what was written, only the marks that styles and indents stand for are not shown. Lines end
  /// where they were ended and blank lines stay. Bullets and numbers are those that were written,
  /// for `+` and `-` or `1984.` may have a meaning. Addresses of links and images follow their
  /// texts. HTML is shown as it was written, and so are references to links, whose definitions
  /// would otherwise be shown nowhere.
  ///
  /// A text that would take too long to read is shown as it was written: see ``MarkdownCost``.
  ///
  /// - Parameters:
  ///   - markdown: Any text; it need not have been written as Markdown.
  ///   - symbols: What bars beside quotes and lines between parts are drawn with.
  /// - Complexity: O(*n*) in the length of the text.
  package init(markdown: String, symbols: Symbols = .unicode) {
    guard let source = MarkdownSource(markdown),
      let text = source.withTree({ MarkdownRenderer.text(of: $0, source, symbols: symbols) })
    else {
      self.init(markdown)
      return
    }
    self = text
  }
}
