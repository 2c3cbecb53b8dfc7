package import Foundation
import Synchronization

/// Answers as was recorded; what was not recorded is not found.
///
/// Several answers to one request come one after the other, and the last one for ever. The recorded
/// host becomes the server's own address in bodies, links and redirects.
package final class ExchangePlayer: Sendable {
  private let folder: URL
  private let now: @Sendable () -> Date
  private let scripts: Mutex<[String: [RecordedExchange]]>

  /// Creates a player.
  ///
  /// - Parameters:
  ///   - exchanges: What was recorded, in order.
  ///   - folder: Where the bodies are.
  ///   - now: The time that headers are made with which were recorded as expressions.
  package init(
    _ exchanges: [RecordedExchange],
    in folder: URL,
    now: @escaping @Sendable () -> Date
  ) {
    self.folder = folder
    self.now = now
    scripts = Mutex(Dictionary(grouping: exchanges) { "\($0.request.method) \($0.request.path)" })
  }

  /// The reply to a request.
  package func reply(to request: RecordedRequest) -> Reply {
    let key = "\(request.method) \(request.target)"
    let exchange: RecordedExchange? = scripts.withLock { scripts in
      guard let script = scripts[key], let first = script.first else { return nil }
      if script.count > 1 { scripts[key] = Array(script.dropFirst()) }
      return first
    }
    guard let exchange else { return Reply(404, text: #"{"message":"Not Found"}"#) }
    return reply(exchange, base: "http://\(request["host"] ?? "")")
  }

  private func reply(_ exchange: RecordedExchange, base: String) -> Reply {
    let adapt = { (text: String) in
      self.fillIn(text.replacing("https://\(exchange.request.host)", with: base))
    }
    // The bodies were stored unpacked and shortened.
    let dropped: Set = ["content-length", "transfer-encoding", "content-encoding", "connection"]
    let headers = exchange.response.headers
      .filter { $0.count == 2 && !dropped.contains($0[0].lowercased()) }
      .map { ($0[0], adapt($0[1])) }
    let body = exchange.response.body.flatMap {
      try? String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
    return Reply(exchange.response.status, headers: headers, body: Array(adapt(body ?? "").utf8))
  }

  /// Works out `{{now offset='3 seconds' format='unix'}}` and the like.
  private func fillIn(_ text: String) -> String {
    text.replacing(/\{\{(?:now|testStartDate)([^}]*)\}\}/) { match in
      let offset = match.1.firstMatch(of: /offset='(-?\d+) (second|minute|hour)s?'/)
      let unit: Double = offset.map { ["minute": 60, "hour": 3600][$0.2] ?? 1 } ?? 1
      let date = now().addingTimeInterval((offset.flatMap { Double($0.1) } ?? 0) * unit)
      return match.1.contains("'unix'")
        ? String(Int(date.timeIntervalSince1970)) : Self.httpDate(date)
    }
  }

  /// A date as HTTP has it.
  package static func httpDate(_ date: Date) -> String {
    let format = Date.VerbatimFormatStyle(
      format: """
        \(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \(year: .defaultDigits) \
        \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\
        \(second: .twoDigits) GMT
        """,
      locale: Locale(identifier: "en_US_POSIX"),
      timeZone: .gmt,
      calendar: Calendar(identifier: .gregorian)
    )
    return date.formatted(format)
  }
}
