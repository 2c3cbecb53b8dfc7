/// Waits until a condition holds: asks again and again, for ten seconds at most.
///
/// The only place where these tests sleep: what they wait for happens in another process, which
/// has no way to tell. A machine under load may not let the test ask often in ten seconds, so it
/// is also granted a number of attempts.
///
/// - Returns: Whether the condition held in the end.
func eventually(
  isolation: isolated (any Actor)? = #isolation,
  _ condition: () throws -> Bool
) async throws -> Bool {
  let deadline = ContinuousClock.now + .seconds(10)
  var attempts = 0
  while try !condition() {
    attempts += 1
    if attempts > 50 && ContinuousClock.now > deadline { return false }
    try await Task.sleep(for: .milliseconds(5))
  }
  return true
}

/// What did not happen, and what was seen instead.
struct NotSeen: Error, CustomStringConvertible {
  let expectation: String
  let seen: String
  let place: String

  init(_ expectation: String, seen: String, file: String, line: Int) {
    self.expectation = expectation
    self.seen = seen
    self.place = "\(file):\(line)"
  }

  var description: String { "\(place): expected \(expectation); seen:\n\(seen)" }
}
