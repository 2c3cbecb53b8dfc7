import GatefoldKit
import GatefoldTesting
import Testing

@Suite(.timeLimit(.minutes(5)))
struct LendingTests {
  /// A screen that counts strokes.
  private final class Counter: ViewController {
    private let label = Label("0")
    private(set) var strokes = 0

    override func loadView() { view = label }

    override func keyPressed(_ press: KeyPress) -> Bool {
      strokes += 1
      label.text = "\(strokes)"
      return true
    }
  }

  @Test
  func nothingIsDrawnOrTypedMeanwhileAndAllIsDrawnAfterwards() async throws {
    let counter = Counter()
    let pilot = try Pilot(counter, width: 20, height: 4)
    pilot.press("x")
    let frames = pilot.terminal.frameCount
    let result = try await pilot.application.lendTerminal {
      #expect(pilot.terminal.isLent)
      pilot.press("y")
      pilot.paste("text")
      counter.title = "other"
      pilot.terminal.setSize(width: 30, height: 5)
      return 7
    }
    await pilot.untilIdle()
    #expect(result == 7)
    #expect(counter.strokes == 1)
    #expect(pilot.terminal.frameCount == frames + 1)
    #expect(pilot.terminal.changedCellCount == 150)
    #expect(pilot.terminal.lines.count == 5)
    pilot.press("z")
    #expect(pilot.terminal.lines[0].hasPrefix("2 "))
  }

  private struct Failure: Error {}

  @Test
  func theTerminalIsTakenBackWhereTheBorrowerFails() async throws {
    let pilot = try Pilot(Counter(), width: 20, height: 4)
    await #expect(throws: Failure.self) {
      try await pilot.application.lendTerminal { throw Failure() }
    }
    #expect(!pilot.terminal.isLent)
    pilot.press("x")
    #expect(pilot.terminal.lines[0].hasPrefix("1 "))
  }

  @Test
  func lendingMeanwhileRunsTheBodyAlone() async throws {
    let pilot = try Pilot(Counter())
    let application = pilot.application
    let result = try await application.lendTerminal {
      try await application.lendTerminal { 1 } + (pilot.terminal.isLent ? 1 : 0)
    }
    #expect(result == 2)
    #expect(pilot.terminal.lendCount == 1)
  }

  /// Lends the terminal for ever once it is on the screen.
  private final class Lender: ViewController {
    private(set) var wasCancelled = false

    override func viewDidAppear() {
      let application = chain.lazy.compactMap { $0 as? Application }.first
      startTask {
        try? await application?
          .lendTerminal {
            try? await Task.sleep(for: .seconds(600))
            self.wasCancelled = Task.isCancelled
          }
      }
    }
  }

  @Test
  func aSignalThatEndsTheProgramEndsTheBorrowerFirst() async throws {
    let terminal = VirtualTerminal(width: 20, height: 4)
    let lender = Lender()
    let application = Application(terminal: terminal)
    let ending = Task {
      while !terminal.isLent { await Task.yield() }
      terminal.post([.terminate(signal: 15)])
    }
    let reason = try await application.run(lender)
    await ending.value
    #expect(reason == .signal(15))
    #expect(lender.wasCancelled)
    #expect(!terminal.isOpen)
  }
}
