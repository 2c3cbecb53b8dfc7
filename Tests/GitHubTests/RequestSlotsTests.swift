import GitHub
import LoopbackServer
import Synchronization
import Testing

/// Who may ask, and in which order.
struct RequestSlotsTests {
  /// Workers that note when they begin, and work until their gate is opened.
  private final class Workers: Sendable {
    let slots = RequestSlots(count: 3)
    private let begun = Mutex<[String]>([])
    private let changes = AsyncStream<Void>.makeStream()

    var order: [String] { begun.withLock { $0 } }

    func start(_ name: String, _ urgency: RequestUrgency, until gate: Gate) -> Task<Void, any Error>
    {
      Task {
        try await slots.withSlot(urgency) {
          self.begun.withLock { $0.append(name) }
          self.changes.continuation.yield()
          await gate.opened()
        }
      }
    }

    func wait(for count: Int) async {
      for await _ in changes.stream where order.count >= count { return }
    }
  }

  @Test func keepsAPlaceForWhatIsVisible() async throws {
    let workers = Workers()
    let (first, others) = (Gate(), Gate())
    var tasks = [workers.start("a", .background, until: first)]
    await workers.wait(for: 1)
    tasks.append(workers.start("b", .background, until: others))
    await workers.wait(for: 2)
    tasks.append(workers.start("c", .background, until: others))
    tasks.append(workers.start("d", .visible, until: others))
    await workers.wait(for: 3)
    #expect(workers.order == ["a", "b", "d"])
    first.open()
    await workers.wait(for: 4)
    #expect(workers.order == ["a", "b", "d", "c"])
    others.open()
    for task in tasks { try await task.value }
  }

  @Test func lastsWhereWhoWaitedHasGone() async throws {
    let workers = Workers()
    let gate = Gate()
    let busy = [
      workers.start("a", .background, until: gate), workers.start("b", .background, until: gate),
    ]
    await workers.wait(for: 2)
    let gone = workers.start("c", .background, until: gate)
    gone.cancel()
    await #expect(throws: CancellationError.self) { try await gone.value }
    let next = workers.start("d", .background, until: gate)
    gate.open()
    for task in busy + [next] { try await task.value }
    #expect(workers.order.last == "d")
    #expect(!workers.order.contains("c"))
  }
}
