import Foundation

/// What an answer says about how much may still be asked.
struct RateLimit: Hashable, Sendable {
  /// How long nothing may be asked.
  enum Pause: Hashable, Sendable {
    /// So many seconds, counted from the answer.
    case seconds(Double)
    /// The server does not say, or not sensibly.
    case unknown
  }

  /// The longest that is taken for sensible: a day.
  private static let longest = 86_400.0

  /// The part of the API that it is about, as in `core` and `search`.
  var resource: String
  /// How long nothing may be asked; nil where it may.
  var pause: Pause?
  /// Whether the answer is a refusal for this reason.
  var isRefusal: Bool

  /// Reads an answer.
  ///
  /// The order is GitHub's: what `Retry-After` says; else, where nothing remains, when that is
  /// reset; else a pause that the client chooses. Its words are looked at only where its headers
  /// say nothing.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - now: The time on this computer, for an answer without a date of its own.
  init(_ answer: HTTPAnswer, now: Date) {
    resource = answer["x-ratelimit-resource"] ?? "core"
    isRefusal = false
    let date = answer["date"].flatMap(HTTPDate.parse) ?? now
    let isExhausted = answer["x-ratelimit-remaining"].flatMap { Int($0) } == 0
    guard answer.status == 403 || answer.status == 429 else {
      // The last one that was answered: the next would not be.
      let reset = Self.reset(answer, date)
      if isExhausted, case .seconds = reset { pause = reset }
      return
    }
    if let text = answer["retry-after"] {
      pause = Self.retryAfter(text, date)
    } else if isExhausted {
      pause = Self.reset(answer, date)
    } else if answer.status == 429 || Self.speaksOfLimits(answer.body) {
      pause = .unknown
    }
    isRefusal = pause != nil
  }

  private static func retryAfter(_ text: String, _ date: Date) -> Pause {
    let seconds = Double(text.trimmed).flatMap { $0.isFinite ? $0 : nil }
    return sensible(seconds ?? HTTPDate.parse(text)?.timeIntervalSince(date))
  }

  /// The reset is in seconds since 1970, by the server's clock, and so is the answer's date.
  private static func reset(_ answer: HTTPAnswer, _ date: Date) -> Pause {
    let reset = answer["x-ratelimit-reset"].flatMap { Double($0) }
    return sensible(reset.map { $0 - date.timeIntervalSince1970 })
  }

  private static func sensible(_ seconds: Double?) -> Pause {
    guard let seconds, (0...longest).contains(seconds) else { return .unknown }
    return .seconds(max(seconds, 1))
  }

  /// Whether a refusal's words are those of a secondary limit, of which there have been several.
  private static func speaksOfLimits(_ body: Data) -> Bool {
    let text = String(decoding: body.prefix(2048), as: UTF8.self).lowercased()
    return ["rate limit", "abuse detection", "abuse-rate-limits"].contains { text.contains($0) }
  }
}
