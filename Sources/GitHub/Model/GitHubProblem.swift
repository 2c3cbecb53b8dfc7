package import Foundation

/// Why an answer cannot be had.
package enum GitHubProblem: Error, Hashable, Sendable {
  /// There is no such account or repository, or it is not to be seen with this token.
  case notFound
  /// The account is suspended.
  case suspended
  /// The account is a program, which has no repositories.
  case bot
  /// The organisation wants single sign-on; the address is where to allow the token.
  case singleSignOn(url: String?)
  /// The token is not accepted.
  case unauthorized
  /// The server forbids it, in its own words.
  case forbidden(String)
  /// Too much was asked; the date says until when nothing more is answered.
  case rateLimited(until: Date)
  /// The server failed, with this status.
  case server(status: Int)
  /// The answer is not what the API's documentation promises; what is wrong with it.
  case unexpectedAnswer(String)
  /// The answer is larger than is taken, in bytes.
  case tooLarge(limit: Int)
  /// The server cannot be reached; why, in a few words.
  case unreachable(String)
}
