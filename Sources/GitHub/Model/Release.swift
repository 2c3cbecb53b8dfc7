package import Foundation

/// A released version.
package struct Release: Hashable, Sendable {
  /// Its title, or its tag where it has none.
  package var title: String
  package var tag: String
  package var published: Date?
  package var isPrerelease: Bool

  package init(title: String, tag: String, published: Date?, isPrerelease: Bool) {
    self.title = title
    self.tag = tag
    self.published = published
    self.isPrerelease = isPrerelease
  }
}
