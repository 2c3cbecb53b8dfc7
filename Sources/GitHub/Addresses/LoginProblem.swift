/// Why a text names no account.
package enum LoginProblem: Error, Hashable, Sendable {
  case empty
  /// What would be another address: it has a slash, or a character that is not to be seen.
  case notALogin(String)
  /// An address of another host than the API's.
  case otherHost(String, expected: String)
  /// An address without a name.
  case noName(String)
}

extension LoginProblem {
  /// The problem for a person, without a full stop; text from outside is quoted as it is.
  package var sentence: String {
    switch self {
    case .empty: "there is no name yet"
    case .notALogin(let text): "'\(text)' cannot be a user's name"
    case .otherHost(let host, let expected): "\(host) is not \(expected)"
    case .noName(let address): "'\(address)' names no user"
    }
  }
}
