import GatefoldKit
import GatefoldTesting
import Testing

struct ApplicationTests {
  /// A screen that counts what reaches it.
  private final class Probe: ViewController {
    private final class ProbeView: View {
      var clicks = 0
      var pastes: [String] = []

      override var canBecomeFirstResponder: Bool { true }

      override func mouseEvent(_ event: MouseEvent) -> Bool {
        if case .press = event.kind { clicks += 1 }
        return true
      }

      override func pasted(_ text: String) -> Bool {
        pastes.append(text)
        return true
      }

      override func draw(in context: DrawingContext) {
        context.write(text, at: .zero)
      }

      var text = "idle" {
        didSet { setNeedsDisplay() }
      }
    }

    private let probe = ProbeView()
    private(set) var disappearances = 0

    override func loadView() { view = probe }
    override func viewDidDisappear() { disappearances += 1 }

    var clicks: Int { probe.clicks }
    var pastes: [String] { probe.pastes }

    func load(_ text: String, after clock: ManualClock) {
      startTask { [probe] in
        await clock.sleep(for: .seconds(1))
        probe.text = text
      }
    }
  }

  @Test(arguments: ["q", "ctrl-c"] as [KeyPress])
  func keysThatQuitEndWithSuccess(_ key: KeyPress) throws {
    let pilot = try Pilot(Probe())
    pilot.press(key)
    #expect(pilot.exitReason == .quit)
    #expect(pilot.exitReason?.exitCode == 0)
  }

  @Test(arguments: [
    (Event.terminate(signal: 15), Int32(143)), (.terminate(signal: 2), 130), (.hangUp, 129),
  ])
  func signalsAndAHangUpEndWithTheCodeThatShellsExpect(_ event: Event, code: Int32) throws {
    let pilot = try Pilot(Probe())
    pilot.send(event, .key("x"))
    #expect(pilot.exitReason?.exitCode == code)
  }

  @Test func runningShowsTheRootAndGivesTheTerminalBack() async throws {
    let terminal = VirtualTerminal(width: 20, height: 4)
    let application = Application(terminal: terminal)
    let probe = Probe()
    terminal.post([.paste("hello")])
    terminal.post([.key("q"), .key("x")])
    let reason = try await application.run(probe)
    #expect(reason == .quit)
    #expect(probe.pastes == ["hello"])
    #expect(probe.disappearances == 1)
    #expect(!terminal.isOpen)
  }

  @Test func aTerminalThatEndsWithoutAWordIsAHangUp() async throws {
    let terminal = VirtualTerminal(width: 20, height: 4)
    terminal.close()
    let reason = try await Application(terminal: terminal).run(Probe())
    #expect(reason == .hangUp)
  }

  @Test func whatATaskChangesIsDrawnByItself() async throws {
    let probe = Probe()
    let pilot = try Pilot(probe)
    probe.load("loaded", after: pilot.clock)
    await pilot.untilIdle()
    #expect(pilot.terminal.lines[0].hasPrefix("idle"))
    await pilot.advance(by: .seconds(1))
    #expect(pilot.terminal.lines[0].hasPrefix("loaded"))
  }

  @Test func resizesWhileManyTasksPostEndInTheLastStateOfBoth() async throws {
    let words = Words(letters(20))
    let pilot = try Pilot(words, width: 30, height: 10)
    var random = SeededGenerator(seed: 23)
    for loader in 0..<8 {
      words.startTask {
        for step in 0..<100 {
          words.sections[0].rows[loader] = "loader\(loader) step\(step)"
          words.tableView.reloadData()
          await Task.yield()
        }
      }
    }
    for _ in 0..<1000 {
      let width = Int.random(in: 1...120, using: &random)
      pilot.resize(width: width, height: Int.random(in: 1...40, using: &random))
      await Task.yield()
    }
    pilot.resize(width: 30, height: 30)
    await pilot.untilIdle()
    for loader in 0..<8 {
      #expect(pilot.terminal.lines[loader].dropFirst().hasPrefix("loader\(loader) step99 "))
    }
  }

  @Test func theClickThatFocusesTheTerminalDoesNothingElse() throws {
    let probe = Probe()
    let pilot = try Pilot(probe)
    pilot.send(.focus(false), .focus(true))
    pilot.click(x: 1, y: 1)
    #expect(probe.clicks == 0)
    pilot.clock.advance(by: .seconds(1))
    pilot.click(x: 1, y: 1)
    #expect(probe.clicks == 1)
  }

  @Test func theMouseIsTurnedOffAndOnByAKey() throws {
    let pilot = try Pilot(Probe())
    pilot.press("M")
    #expect(!pilot.terminal.isMouseEnabled)
    pilot.press("M")
    #expect(pilot.terminal.isMouseEnabled)
  }

  @Test func suspendingGivesTheTerminalBackAndDrawsTheWholeScreenAfter() throws {
    let pilot = try Pilot(Probe(), width: 20, height: 4)
    pilot.terminal.setSize(width: 30, height: 5)
    pilot.press("ctrl-z")
    #expect(pilot.terminal.suspendCount == 1)
    #expect(pilot.terminal.lines.count == 5)
    #expect(pilot.terminal.changedCellCount == 150)
    pilot.send(.suspend)
    #expect(pilot.terminal.suspendCount == 2)
  }

  @Test func aMessageStaysUntilTheNextStroke() throws {
    let probe = Probe()
    let pilot = try Pilot(probe)
    probe.showMessage("Saved")
    pilot.send(.focus(true))
    #expect(pilot.terminal.lines[9].hasPrefix(" Saved"))
    pilot.press("x")
    #expect(pilot.terminal.lines[9].hasPrefix("  "))
  }

  @Test func tooSmallAScreenSaysSoAndComesBackAsItWas() throws {
    let pilot = try Pilot(Probe(), width: 20, height: 4)
    let before = pilot.screen
    for (width, height) in [(1, 1), (11, 3), (12, 2), (500, 1)] {
      pilot.resize(width: width, height: height)
      #expect(pilot.terminal.lines[0].hasPrefix(width > 1 ? "Too small" : "…"))
    }
    pilot.resize(width: 20, height: 4)
    #expect(pilot.screen == before)
  }
}
