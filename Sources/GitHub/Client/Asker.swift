import Foundation

/// Answers questions: from the cache, or by the server with what the cache knows.
final class Asker: Sendable {
  let requester: Requester
  let cache: ResponseCache
  private let reader = AnswerReader()

  /// How many redirects are followed.
  private static let mostHops = 5

  private var settings: GitHubSettings { requester.settings }

  init(_ settings: GitHubSettings) {
    requester = Requester(settings)
    cache = ResponseCache(path: settings.cachePath, now: settings.now)
  }

  /// What was made of the kept answer; nil where there is none, or it does not make sense.
  func cached<Value: Sendable>(
    _ question: Question,
    _ read: @escaping AnswerReader.Reading<Value>
  ) async -> Fetched<Value>? {
    var url = question.url
    for _ in 0...Self.mostHops {
      guard let answer = await cache.answer(to: key(of: url, question.form)) else { return nil }
      if let location = answer.location, let next = try? target(location, from: url) {
        url = next
      } else {
        return try? await reader.read(answer, read)
      }
    }
    return nil
  }

  /// Asks the server, and keeps what it says.
  ///
  /// - Throws: `GitHubProblem` or `CancellationError`.
  func fresh<Value: Sendable>(
    _ question: Question,
    _ read: @escaping AnswerReader.Reading<Value>
  ) async throws -> Fetched<Value> {
    var url = question.url
    var seen: Set<URL> = []
    while seen.insert(url).inserted, seen.count <= Self.mostHops + 1 {
      let key = await key(of: url, question.form)
      let kept = await cache.answer(to: key)
      let answer = try await ask(url, question, key, kept)
      if let location = Self.location(of: answer) {
        let next = try target(location, from: url)
        await cache.store(CachedAnswer(location: location, checked: settings.now()), for: key)
        url = next
      } else {
        return try await take(answer, kept, key, read)
      }
    }
    throw GitHubProblem.unexpectedAnswer("it sends on and on to other addresses")
  }

  /// Makes something of an answer, and keeps it if it makes sense.
  private func take<Value: Sendable>(
    _ answer: HTTPAnswer,
    _ kept: CachedAnswer?,
    _ key: CacheKey,
    _ read: @escaping AnswerReader.Reading<Value>
  ) async throws -> Fetched<Value> {
    if answer.status == 304, var kept {
      kept.checked = settings.now()
      await cache.confirm(key, at: kept.checked)
      return try await reader.read(kept, read)
    }
    if let problem = GitHubProblem(answer) { throw problem }
    let new = CachedAnswer(answer, checked: settings.now())
    let fetched = try await reader.read(new, read)
    await cache.store(new, for: key)
    return fetched
  }

  private func ask(
    _ url: URL,
    _ question: Question,
    _ key: CacheKey,
    _ kept: CachedAnswer?
  ) async throws -> HTTPAnswer {
    var request = HTTPRequest(url: url)
    request.headers["Accept"] = question.form.rawValue
    request.bodyLimit =
      question.form == .picture ? settings.pictureLimit : settings.documentLimit
    if let kept, kept.location == nil {
      request.headers["If-None-Match"] = kept.etag
      request.headers["If-Modified-Since"] = kept.lastModified
    }
    let send = { try await self.requester.send($0, token: key.token, urgency: question.urgency) }
    let answer = try await send(request)
    guard answer.status == 304, kept == nil || kept?.location != nil else { return answer }
    // There is nothing here that could hold still: ask for all of it.
    request.headers["Cache-Control"] = "no-cache"
    return try await send(request)
  }

  private func key(of url: URL, _ form: Question.Form) async -> CacheKey {
    let token = requester.isTrusted(url) ? settings.token : nil
    let fingerprint = await cache.fingerprint(of: token)
    return CacheKey(
      method: "GET",
      url: url.absoluteString,
      accept: form.rawValue,
      token: fingerprint
    )
  }

  private static func location(of answer: HTTPAnswer) -> String? {
    [301, 302, 303, 307, 308].contains(answer.status) ? answer["location"] : nil
  }

  /// Where an answer sends on to; a way out of encryption is none.
  private func target(_ location: String, from url: URL) throws(GitHubProblem) -> URL {
    guard let target = URL(string: location, relativeTo: url)?.absoluteURL else {
      throw .unexpectedAnswer("it sends on to what is no address")
    }
    return try vetted(target)
  }

  /// An address from an answer, byte for byte, that may be asked.
  ///
  /// - Throws: `GitHubProblem.unexpectedAnswer`.
  func address(_ text: String) throws(GitHubProblem) -> URL {
    guard let url = URL(string: text, encodingInvalidCharacters: false) else {
      throw .unexpectedAnswer("it names what is no address")
    }
    return try vetted(url)
  }

  private func vetted(_ url: URL) throws(GitHubProblem) -> URL {
    guard let origin = Origin(url) else {
      throw .unexpectedAnswer("it names what is no address of the web")
    }
    guard origin.scheme == "https" || settings.base.origin.scheme == "http" else {
      throw .unexpectedAnswer("it names an address without encryption")
    }
    return url
  }
}

extension CachedAnswer {
  fileprivate init(location: String, checked: Date) {
    self.init(location: location, body: Data(), checked: checked)
  }

  fileprivate init(_ answer: HTTPAnswer, checked: Date) {
    self.init(
      etag: answer["etag"],
      lastModified: answer["last-modified"],
      link: answer["link"],
      body: answer.body,
      checked: checked
    )
  }
}
