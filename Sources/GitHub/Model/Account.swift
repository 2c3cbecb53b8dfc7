package import Foundation

/// A person, an organisation or a program that owns repositories.
package struct Account: Hashable, Sendable {
  /// What an account is, by the API's `type`.
  package enum Kind: Hashable, Sendable {
    case user
    case organization
    case bot
    /// A kind that the API's documentation does not name.
    case other(String)
  }

  /// The name that addresses it, spelt as the API spells it.
  package var login: String
  /// What it calls itself, if it does.
  package var name: String?
  package var kind: Kind
  /// Whether the server says that it is suspended.
  package var isSuspended: Bool
  /// How many public repositories it says to have; absent in short documents.
  package var repositoryCount: Int?
  /// What it says of itself.
  package var biography: String?
  /// When it came to be.
  package var created: Date?
  /// Where its picture is, as the server wrote it.
  package var pictureURL: String?
  /// Its page for people, as the server wrote it.
  package var pageURL: String?
  /// Where its repositories are listed, as the server wrote it.
  package var repositoriesURL: String?

  package init(login: String, kind: Kind = .user) {
    self.login = login
    self.kind = kind
    isSuspended = false
  }
}
