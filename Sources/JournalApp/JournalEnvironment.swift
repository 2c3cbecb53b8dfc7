package import FoundationEssentials
import GatefoldKit

/// What the journal needs of the world outside: the time, and where the person is.
package struct JournalEnvironment {
  /// The time.
  let now: () -> Date
  /// The person's days.
  let days: DayCalendar
  /// The person's own editor.
  let editor: ExternalEditor
  /// Waits for a duration; returns early if it is cancelled.
  let wait: (Duration) async -> Void

  /// Creates an environment; all of it real but for what is given.
  ///
  /// - Parameters:
  ///   - days: The person's days, in the person's time zone.
  ///   - variables: The environment variables, which say what editor the person has.
  ///   - now: The time.
  ///   - wait: Waits for a duration.
  package init(
    days: DayCalendar,
    variables: [String: String] = [:],
    now: @escaping () -> Date = { Date() },
    wait: @escaping (Duration) async -> Void = { try? await Task.sleep(for: $0) }
  ) {
    self.days = days
    self.editor = ExternalEditor(environment: variables)
    self.now = now
    self.wait = wait
  }

  /// The person's time zone.
  var timeZone: TimeZone { days.calendar.timeZone }

  /// Waits until a time has come.
  ///
  /// - Returns: Whether it has; not if the task was cancelled.
  func sleep(until date: Date) async -> Bool {
    while !Task.isCancelled, now() < date {
      await wait(.seconds(max(0.001, date.timeIntervalSince(now()))))
    }
    return !Task.isCancelled
  }
}
