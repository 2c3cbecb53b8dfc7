/// Tells double clicks from two clicks, by the time between them.
///
/// Terminals report presses and releases only.
package struct ClickCounter: Sendable {
  /// How long after a press another one still belongs to it.
  package static let interval: Duration = .milliseconds(400)

  private var last: (event: MouseEvent, instant: ContinuousClock.Instant)?

  /// Creates a counter that has seen no click.
  package init() {}

  /// The event with the clicks counted: a press of the same button on the same cell soon after the
  /// last one counts one more.
  package mutating func counting(
    _ event: MouseEvent,
    at instant: ContinuousClock.Instant
  ) -> MouseEvent {
    guard case .press(let button, _) = event.kind else { return event }
    var counted = event
    counted.kind = .press(button, clickCount: clicksBefore(event, button, at: instant) + 1)
    last = (counted, instant)
    return counted
  }

  private func clicksBefore(
    _ event: MouseEvent,
    _ button: MouseEvent.Button,
    at instant: ContinuousClock.Instant
  ) -> Int {
    guard let last, case .press(button, let clicks) = last.event.kind else { return 0 }
    let isSame = last.event.location == event.location
    return isSame && instant - last.instant <= Self.interval ? clicks : 0
  }
}
