import Foundation

extension GitHubProblem {
  /// The problem for a person, without a full stop; text from outside is quoted as it is.
  package var sentence: String {
    switch self {
    case .notFound: "there is no such user or repository, or none that the token may see"
    case .suspended: "the account is suspended"
    case .bot: "the account is a program, which has no repositories"
    case .singleSignOn(let url?): "the organisation wants single sign-on; allow the token at \(url)"
    case .singleSignOn(nil): "the organisation wants single sign-on for the token"
    case .unauthorized: "the token is not accepted"
    case .forbidden(let words): "the server forbids it: \(words)"
    case .rateLimited(let date):
      "too much was asked; the server answers again at \(Self.time(date))"
    case .server(let status) where status < 500: "the server does not take the request (\(status))"
    case .server(let status): "the server failed (\(status))"
    case .unexpectedAnswer(let what): "the server's answer is not understood: \(what)"
    case .tooLarge(let limit): "the server's answer is larger than \(Self.size(limit))"
    case .unreachable(let why): "the server cannot be reached: \(why)"
    }
  }

  private static func time(_ date: Date) -> String {
    let parts = Calendar.current.dateComponents([.hour, .minute], from: date)
    let digits = [parts.hour ?? 0, parts.minute ?? 0].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return digits.joined(separator: ":")
  }

  private static func size(_ bytes: Int) -> String {
    bytes < 1 << 20 ? "\(bytes >> 10) KB" : "\(bytes >> 20) MB"
  }
}
