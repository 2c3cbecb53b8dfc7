import Foundation

extension GitHubProblem {
  /// What the status of an answer means; nil for one that is what was asked for.
  init?(_ answer: HTTPAnswer) {
    switch answer.status {
    case 200: return nil
    case 204: self = .unexpectedAnswer("it is empty")
    case 401: self = .unauthorized
    case 403: self = Self.refusal(answer)
    case 404, 410: self = .notFound
    case 451: self = .forbidden(Self.words(of: answer) ?? "for legal reasons")
    case 400...: self = .server(status: answer.status)
    default: self = .unexpectedAnswer("its status is \(answer.status)")
    }
  }

  /// `X-GitHub-SSO` says where to allow the token: `required; url=https://…`.
  private static func refusal(_ answer: HTTPAnswer) -> GitHubProblem {
    if let header = answer["x-github-sso"], header.hasPrefix("required") {
      let url = header.firstRange(of: "url=").map { String(header[$0.upperBound...]) }
      return .singleSignOn(url: url)
    }
    return .forbidden(words(of: answer) ?? "it does not say why")
  }

  /// The server's own words, the first line of them.
  private static func words(of answer: HTTPAnswer) -> String? {
    struct Document: Decodable {
      var message: Lenient<String>?
    }
    let document = JSONAnswer.read(Document.self, answer.body)
    let line = document?.message?.value?.split(whereSeparator: \.isNewline).first
    return line.map { String($0.prefix(200)) }
  }
}
