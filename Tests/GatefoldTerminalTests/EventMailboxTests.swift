import Testing

@testable import GatefoldTerminal

@Suite
struct EventMailboxTests {
  @Test
  func everythingThatWaitsComesAtOnce() async {
    let mailbox = EventMailbox()
    mailbox.post([.key("a"), .key("b")])
    mailbox.post([.focus(true)])
    #expect(await mailbox.next() == [.key("a"), .key("b"), .focus(true)])
  }

  @Test
  func onlyTheLastSizeCounts() async {
    let mailbox = EventMailbox()
    mailbox.post([.resize(Size(width: 1, height: 1)), .key("a")])
    mailbox.post([.resize(Size(width: 2, height: 2)), .resize(Size(width: 3, height: 3))])
    #expect(await mailbox.next() == [.key("a"), .resize(Size(width: 3, height: 3))])
  }

  @Test
  func waitingEndsWithAnEvent() async {
    let mailbox = EventMailbox()
    async let events = mailbox.next()
    mailbox.post([])
    mailbox.post([.key("a")])
    #expect(await events == [.key("a")])
  }

  @Test
  func closedMailboxGivesWhatWaitsAndThenNothing() async {
    let mailbox = EventMailbox()
    mailbox.post([.key("a")])
    mailbox.close()
    mailbox.post([.key("b")])
    #expect(await mailbox.next() == [.key("a")])
    #expect(await mailbox.next() == nil)
  }

  @Test
  func closingEndsWaiting() async {
    let mailbox = EventMailbox()
    async let events = mailbox.next()
    mailbox.close()
    #expect(await events == nil)
  }

  @Test(.timeLimit(.minutes(1)), arguments: 0..<50)
  func cancelledTaskWaitsNoLonger(_ round: Int) async {
    let mailbox = EventMailbox()
    let task = Task { await mailbox.next() }
    if round.isMultiple(of: 2) { await Task.yield() }
    task.cancel()
    #expect(await task.value == nil)
  }

  @Test(arguments: 0..<200)
  func cancellingLosesNothing(_ round: Int) async {
    let mailbox = EventMailbox()
    let task = Task { await mailbox.next() }
    if round.isMultiple(of: 2) { await Task.yield() }
    async let cancelling: Void = { task.cancel() }()
    mailbox.post([.key("a")])
    await cancelling
    if let events = await task.value {
      #expect(events == [.key("a")])
    } else {
      #expect(await mailbox.next() == [.key("a")])
    }
  }

  @Test
  func eventsOfManyTasksAllArrive() async {
    let mailbox = EventMailbox()
    let taker = Task {
      var count = 0
      while let events = await mailbox.next() { count += events.count }
      return count
    }
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<200 { mailbox.post([.key("a")]) } }
      }
    }
    mailbox.close()
    #expect(await taker.value == 1600)
  }
}
