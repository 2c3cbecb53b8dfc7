/// A clock that stands still until a test moves it.
@MainActor
public final class ManualClock {
  /// The time since the clock was made.
  public private(set) var uptime: Duration = .zero

  /// How many wait for a later time.
  public var sleeperCount: Int { sleepers.count }

  private var sleepers: [(due: Duration, wake: CheckedContinuation<Void, Never>)] = []

  /// Creates a clock at zero.
  public init() {}

  /// Moves the clock on, and wakes who slept until a time that has come, earliest first.
  public func advance(by duration: Duration) {
    uptime += duration
    let due = sleepers.filter { $0.due <= uptime }.sorted { $0.due < $1.due }
    sleepers.removeAll { $0.due <= uptime }
    for sleeper in due { sleeper.wake.resume() }
  }

  /// Waits until the clock has been moved on by a duration.
  public func sleep(for duration: Duration) async {
    let due = uptime + duration
    guard due > uptime else { return }
    await withCheckedContinuation { sleepers.append((due, $0)) }
  }
}
