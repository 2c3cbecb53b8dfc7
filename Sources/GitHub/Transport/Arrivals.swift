import Synchronization

/// How often something has come of an answer.
final class Arrivals: Sendable {
  private let counter = Atomic(0)

  var count: Int { counter.load(ordering: .relaxed) }

  func add() { counter.add(1, ordering: .relaxed) }
}
