package import Foundation

/// A proposed change.
package struct PullRequest: Hashable, Sendable {
  package var number: Int
  package var title: String
  /// The login of who proposed it; absent where the account is gone.
  package var author: String?
  package var created: Date?
  package var isDraft: Bool

  package init(number: Int, title: String, author: String?, created: Date?, isDraft: Bool) {
    self.number = number
    self.title = title
    self.author = author
    self.created = created
    self.isDraft = isDraft
  }
}
