import GatefoldKit
import GatefoldTesting
import Testing

struct WindowTests {
  /// Takes what the mouse does and notes it.
  private final class MouseView: View {
    let log = Log()

    override func mouseEvent(_ event: MouseEvent) -> Bool {
      let name = String("\(event.kind)".prefix { $0 != "(" })
      log.add("\(name) \(event.location.x),\(event.location.y) \(isTrackingMouse)")
      return true
    }
  }

  // MARK: - Keyboard

  @Test func theFirstViewThatWantsTheKeyboardHasIt() throws {
    let page = PageController("P")
    page.upper.isFocusable = false
    #expect(try Pilot(page).focus == "P 2")
  }

  @Test func theControllersOwnViewHasTheKeyboardWhereNobodyWantsIt() throws {
    let page = PageController("P")
    (page.upper.isFocusable, page.lower.isFocusable) = (false, false)
    let pilot = try Pilot(page)
    #expect(pilot.window.firstResponder === page.view)
    page.lower.isFocusable = true
    pilot.press("x")
    #expect(pilot.focus == "P 2")
  }

  @Test func theKeyboardLeavesAViewThatGoes() throws {
    let page = PageController("P")
    let pilot = try Pilot(page)
    page.upper.removeFromSuperview()
    pilot.press("x")
    #expect(pilot.focus == "P 2")
    page.lower.isHidden = true
    pilot.application.render()
    #expect(pilot.window.firstResponder === page.view)
    page.lower.isHidden = false
    pilot.application.render()
    #expect(pilot.focus == "P 2")
  }

  @Test func keysWorkWhenWhoHadTheKeyboardIsGone() throws {
    let page = PageController("P")
    let pilot = try Pilot(page)
    page.upper.removeFromSuperview()
    page.lower.removeFromSuperview()
    pilot.press("q")
    #expect(pilot.exitReason == .quit)
  }

  @Test func aDialogKeepsTheKeyboardFromWhatIsBehindIt() throws {
    let page = PageController("P")
    let pilot = try Pilot(page)
    let dialog = PageController("D")
    page.present(dialog)
    #expect(!page.lower.becomeFirstResponder())
    #expect(pilot.focus == "D 1")
    dialog.dismiss()
    #expect(pilot.focus == "P 2")
  }

  @Test func theKeyboardComesBackThroughSeveralDialogs() throws {
    let page = PageController("P")
    let pilot = try Pilot(page)
    page.lower.becomeFirstResponder()
    let (first, second) = (PageController("D"), PageController("E"))
    page.present(first)
    first.lower.becomeFirstResponder()
    first.present(second)
    second.dismiss()
    #expect(pilot.focus == "D 2")
    first.dismiss()
    #expect(pilot.focus == "P 2")
  }

  @Test func replacingTheRootTakesDialogsAway() throws {
    let (old, new) = (PageController("P"), PageController("Q"))
    let pilot = try Pilot(old)
    old.present(PageController("D"))
    pilot.window.rootViewController = new
    #expect(old.presentedViewController == nil)
    #expect(pilot.window.topViewController === new)
    #expect(pilot.focus == "Q 1")
    #expect(pilot.window.subviews.count == 2)
  }

  // MARK: - Mouse

  @Test func aClickGivesTheKeyboardBeforeItActs() throws {
    let page = PageController("P")
    let pilot = try Pilot(page)
    pilot.click(x: 1, y: 1)
    #expect(pilot.focus == "P 2")
    #expect(page.lower.pressCount == 1)
    pilot.click(x: 1, y: 5)
    #expect(pilot.focus == "P 2")
  }

  @Test func theWheelScrollsWithoutTakingTheKeyboard() throws {
    let page = PageController("P")
    let pilot = try Pilot(page)
    pilot.scroll(lines: 3, x: 1, y: 1)
    #expect(page.lower.scrolledLines == 3)
    #expect(pilot.focus == "P 1")
  }

  @Test func whoTookThePressGetsTheDragsAndTheRelease() throws {
    let page = PageController("P")
    let pilot = try Pilot(page)
    let view = MouseView(frame: Rect(x: 10, y: 3, width: 4, height: 2))
    page.view.addSubview(view)
    pilot.drag(from: Point(x: 11, y: 4), to: Point(x: 2, y: 0))
    pilot.send(.mouse(MouseEvent(.drag(.left), at: .zero)))
    #expect(view.log.take() == ["press 1,1 false", "drag -8,-3 true", "release -8,-3 true"])
  }

  @Test func aDialogEndsADrag() throws {
    let page = PageController("P")
    let pilot = try Pilot(page)
    let view = MouseView(frame: Rect(x: 10, y: 3, width: 4, height: 2))
    page.view.addSubview(view)
    pilot.send(.mouse(MouseEvent(.press(.left, clickCount: 1), at: Point(x: 10, y: 3))))
    page.present(PageController("D"))
    pilot.send(.mouse(MouseEvent(.drag(.left), at: .zero)))
    #expect(view.log.take() == ["press 0,0 false"])
    #expect(!view.isTrackingMouse)
  }

  @Test func aViewThatIsHiddenMeanwhileGetsNoMoreOfADrag() throws {
    let page = PageController("P")
    let pilot = try Pilot(page)
    let view = MouseView(frame: Rect(x: 10, y: 3, width: 4, height: 2))
    page.view.addSubview(view)
    pilot.send(.mouse(MouseEvent(.press(.left, clickCount: 1), at: Point(x: 10, y: 3))))
    view.isHidden = true
    pilot.send(.mouse(MouseEvent(.drag(.left), at: .zero)))
    #expect(view.log.take() == ["press 0,0 false"])
  }

  @Test func clicksBehindADialogDoNothing() throws {
    let page = PageController("P")
    let pilot = try Pilot(page)
    page.present(PageController("D"))
    pilot.click(x: 1, y: 1)
    #expect(page.lower.pressCount == 0)
    #expect(pilot.focus == "D 2")
  }

  // MARK: - Sizes

  @Test func aWindowTooSmallSaysSoAndComesBackAsItWas() throws {
    let page = PageController("P")
    let pilot = try Pilot(page, width: 20, height: 4)
    page.lower.becomeFirstResponder()
    let before = pilot.screen
    pilot.resize(width: 11, height: 4)
    #expect(pilot.terminal.lines[0] == "Too small  ")
    #expect(pilot.terminal.cursor == nil)
    pilot.click(x: 0, y: 0)
    pilot.resize(width: 1, height: 1)
    pilot.resize(width: 20, height: 4)
    #expect(pilot.screen == before)
    #expect(pilot.focus == "P 2")
  }
}
