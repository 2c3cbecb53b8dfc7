import GatefoldKit
import GatefoldTesting
import Testing

/// What keys do.
extension SplitViewControllerTests {
  @Test(arguments: ["tab", "shift-tab"] as [KeyPress])
  func tabGoesToTheOtherPane(key: KeyPress) throws {
    for width in [40, 20] {
      let pilot = try Pilot(split, width: width, height: 6)
      pilot.press(key)
      #expect(pilot.focus == "Detail 1")
      pilot.press(key)
      #expect(pilot.focus == "List 1")
    }
  }

  @Test(arguments: ["escape", "left", "h"] as [KeyPress], ["right", "l"] as [KeyPress])
  func arrowsGoBetweenThePanes(back: KeyPress, forward: KeyPress) throws {
    for width in [40, 20] {
      let pilot = try Pilot(split, width: width, height: 6)
      pilot.press(back)
      #expect(pilot.focus == "List 1")
      pilot.press(forward)
      #expect(pilot.focus == "Detail 1")
      pilot.press(forward)
      #expect(pilot.focus == "Detail 1")
      pilot.press(back)
      #expect(pilot.focus == "List 1")
    }
  }

  @Test func aPaneWithNothingToFocusHasTheKeyboardAllTheSame() throws {
    (detail.upper.isFocusable, detail.lower.isFocusable) = (false, false)
    let pilot = try Pilot(split, width: 40, height: 6)
    pilot.press("tab", "x")
    #expect(pilot.window.firstResponder === detail.view)
    pilot.press("tab")
    #expect(pilot.focus == "List 1")
    pilot.click(x: 20, y: 3)
    #expect(pilot.window.firstResponder === detail.view)
  }

  @Test func keysMoveTheDividerByWholeCellsAndNeverDrift() throws {
    let pilot = try Pilot(split, width: 40, height: 4)
    #expect(split.primaryColumnWidth == 13)
    pilot.press(">")
    #expect(pilot.terminal.lines[1] == "List 1         │Detail 1                ")
    pilot.hold(">", times: 50)
    #expect(split.primaryColumnWidth == 29)
    pilot.hold("<", times: 3)
    #expect(split.primaryColumnWidth == 23)
    pilot.hold("<", times: 50)
    #expect(split.primaryColumnWidth == 10)
    for _ in 0..<20 { pilot.press(">", "<") }
    #expect(split.primaryColumnWidth == 10)
    pilot.press("=")
    #expect(split.primaryColumnWidth == 13)
  }

  @Test func resetGoesBackToWhatTheProgramPrefers() throws {
    split.preferredPrimaryColumnWidthFraction = 0.5
    let pilot = try Pilot(split, width: 40, height: 4)
    pilot.press("<")
    #expect(split.primaryColumnWidth == 18)
    #expect(split.chosenPrimaryColumnWidthFraction == 0.45)
    pilot.press("=")
    #expect(split.primaryColumnWidth == 20)
    #expect(split.chosenPrimaryColumnWidthFraction == nil)
  }

  @Test func limitsHoldAsSoonAsTheyAreSet() throws {
    let pilot = try Pilot(split, width: 60, height: 4)
    split.minimumPrimaryColumnWidth = 25
    pilot.application.render()
    #expect(lists.view.frame.width == 25)
    split.minimumPrimaryColumnWidth = 1
    split.maximumPrimaryColumnWidth = 5
    pilot.application.render()
    #expect(lists.view.frame.width == 5)
    split.minimumSecondaryColumnWidth = 59
    pilot.application.render()
    #expect(split.isCollapsed)
  }

  @Test func oneStrokeShowsThePaneAloneAndTheNextBoth() throws {
    let pilot = try Pilot(split, width: 36, height: 4)
    let both = pilot.screen
    pilot.press("z")
    #expect(split.displayMode == .primaryOnly)
    #expect(pilot.terminal.lines[0] == " List                               ")
    pilot.press("z")
    #expect(pilot.screen == both)
    pilot.press("tab", "z")
    #expect(split.displayMode == .secondaryOnly)
    #expect(pilot.terminal.lines[0] == " › Detail                           ")
    pilot.press("escape")
    #expect(pilot.focus == "List 1")
    #expect(pilot.screen == both)
  }

  @Test func goingToThePaneThatIsHiddenShowsBoth() throws {
    let pilot = try Pilot(split, width: 36, height: 4)
    pilot.press("z", "tab")
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(pilot.focus == "Detail 1")
  }

  @Test func onePaneAloneSurvivesFolding() throws {
    let pilot = try Pilot(split, width: 36, height: 4)
    pilot.press("tab", "z")
    pilot.resize(width: 20, height: 4)
    #expect(pilot.terminal.lines[0] == " ‹ List  Detail     ")
    pilot.resize(width: 36, height: 4)
    #expect(split.displayMode == .secondaryOnly)
    pilot.resize(width: 20, height: 4)
    pilot.press("escape")
    pilot.resize(width: 36, height: 4)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(pilot.focus == "List 1")
  }

  @Test func commandsAreOfferedOnlyWhereTheyDoSomething() throws {
    let pilot = try Pilot(split, width: 40, height: 4)
    let enabled = {
      split.keyCommands.filter { $0.isEnabled(for: split) }.map { $0.keys[0].symbol }
    }
    #expect(enabled() == ["Tab", "→", "<", ">", "=", "z"])
    pilot.press("tab")
    #expect(enabled() == ["Tab", "Esc", "<", ">", "=", "z"])
    pilot.press("z")
    #expect(enabled() == ["Tab", "Esc", "z"])
    pilot.resize(width: 20, height: 4)
    #expect(enabled() == ["Tab", "Esc"])
  }
}
