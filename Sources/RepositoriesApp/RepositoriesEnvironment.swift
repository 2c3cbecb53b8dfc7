package import Foundation
import GatefoldKit

/// What the repositories need of the world outside: the time, and how often to ask for what is new.
package struct RepositoriesEnvironment {
  /// The time.
  let now: () -> Date
  /// Waits for a duration; returns early if it is cancelled.
  let wait: (Duration) async -> Void
  /// How dates are written.
  let dates: DateText
  /// How often to ask for what is new; `nil` for never.
  let refreshInterval: Duration?
  /// Whether pictures are shown.
  let showsPictures: Bool
  /// Opens pages.
  let browser: Browser

  /// How long the cursor rests before anything is asked for.
  static let rest: Duration = .milliseconds(150)

  /// Creates an environment; all of it real but for what is given.
  ///
  /// - Parameters:
  ///   - timeZone: The person's time zone.
  ///   - variables: The environment variables, which say what browser the person has.
  ///   - refreshMinutes: How often to ask for what is new; never if 0 or less.
  ///   - showsPictures: Whether pictures are shown.
  ///   - now: The time.
  ///   - wait: Waits for a duration.
  package init(
    timeZone: TimeZone = .current,
    variables: [String: String] = [:],
    refreshMinutes: Int = 0,
    showsPictures: Bool = true,
    now: @escaping () -> Date = { Date() },
    wait: @escaping (Duration) async -> Void = { try? await Task.sleep(for: $0) }
  ) {
    self.init(
      timeZone: timeZone,
      browser: Browser(environment: variables),
      refreshMinutes: refreshMinutes,
      showsPictures: showsPictures,
      now: now,
      wait: wait
    )
  }

  init(
    timeZone: TimeZone,
    browser: Browser,
    refreshMinutes: Int,
    showsPictures: Bool,
    now: @escaping () -> Date,
    wait: @escaping (Duration) async -> Void
  ) {
    dates = DateText(timeZone: timeZone)
    self.browser = browser
    refreshInterval = refreshMinutes > 0 ? .seconds(60 * refreshMinutes) : nil
    self.showsPictures = showsPictures
    self.now = now
    self.wait = wait
  }
}
