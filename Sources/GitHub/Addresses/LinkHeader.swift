import Foundation

/// The addresses of other pages that an answer names in its `Link` header (RFC 8288).
///
/// Only what is used is read: other relations may be anything, unexpanded templates for instance.
package struct LinkHeader: Hashable, Sendable {
  /// The address of the next page, byte for byte; nil on the last.
  package private(set) var next: String?
  /// The address of the last page; nil where the server does not say, and on the last itself.
  package private(set) var last: String?

  /// Reads the header's value; what is no link is left out.
  package init(_ text: String?) {
    var scanner = LinkScanner(text ?? "")
    while let link = scanner.nextLink() {
      if next == nil && link.relations.contains("next") { next = link.target }
      if last == nil && link.relations.contains("last") { last = link.target }
    }
  }

  /// How many pages there are, where they are counted.
  package var pageCount: Int? {
    let items = last.flatMap { URLComponents(string: $0)?.queryItems }
    let page = items?.first { $0.name == "page" }?.value.flatMap { Int($0) }
    return page.flatMap { $0 > 0 ? $0 : nil }
  }
}
