/// What tells a user from all others: the login that a person followed, whatever its case.
nonisolated struct UserID: Hashable, Sendable {
  private let folded: String

  init(_ login: String) {
    folded = login.lowercased()
  }
}

/// What tells a row from all others: whose it is, and the server's number of the repository.
nonisolated struct RepositoryID: Hashable, Sendable {
  let user: UserID
  let number: Int64
}
