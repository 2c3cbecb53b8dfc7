import GatefoldKit
import GatefoldTesting
import Testing

struct AlertControllerTests {
  private let asker = Asker()

  @Test
  func aPromptStandsOverTheScreen() throws {
    let pilot = try asker.pilot(asker.prompt(message: "What happened?"))
    pilot.type("Met the archive team")
    #expect(
      pilot.screen
        == ScreenSnapshot(
          """
          │ behind the alert, line 0               │
          │ b╭ New Entry ───────────────────────╮  │
          │ b│ What happened?                   │  │
          │ b│                                  │  │
          │ b│ Met the archive team             │  │
          │ b│                                  │  │
          │ b│              [ Cancel ]  [ Add ] │  │
          │ b╰──────────────────────────────────╯  │
          │ behind the alert, line 8               │
          │         Enter Add  Esc Cancel  F1 Help │
          """
        )
    )
  }

  @Test
  func aQuestionIsAsWideAsItsText() throws {
    let pilot = try asker.pilot(asker.question())
    #expect(
      pilot.screen
        == ScreenSnapshot(
          """
          │ behind the alert, line 0               │
          │ behind the alert, line 1               │
          │ behind╭ Delete? ───────────────╮       │
          │ behind│ It will be gone.       │       │
          │ behind│                        │       │
          │ behind│ [ Cancel ]  [ Delete ] │       │
          │ behind╰────────────────────────╯       │
          │ behind the alert, line 7               │
          │ behind the alert, line 8               │
          │      Enter Cancel  Esc Cancel  F1 Help │
          """
        )
    )
  }

  @Test
  func asciiWillDo() throws {
    let pilot = try Pilot(asker, width: 30, height: 7)
    pilot.application.window.theme.symbols = .ascii
    asker.present(asker.question())
    pilot.application.render()
    let screen = pilot.terminal.lines.joined()
    #expect(screen.unicodeScalars.allSatisfy { $0.isASCII })
    #expect(screen.contains("+ Delete? ---"))
  }

  @Test(arguments: [
    (["enter"], ["Add"]), (["escape"], ["Cancel"]), (["ctrl-c"], ["Cancel"]),
    (["tab", "enter"], ["Cancel"]), (["tab", "tab", "enter"], ["Add"]),
    (["shift-tab", "enter"], ["Add"]), (["tab", "tab", "tab", "x", "enter"], ["Add"]),
    (["down", "right", "enter"], ["Add"]), (["down", "left", "enter"], ["Add"]),
    (["down", "up", "x", "enter"], ["Add"]), (["tab", "space"], ["Cancel"]),
    (["left", "right", "up", "down", "q", "enter"], ["Cancel"]),
  ])
  func keysChoose(keys: [String], chosen: [String]) throws {
    let alert = asker.prompt()
    let pilot = try asker.pilot(alert)
    for key in keys { pilot.press(try #require(KeyPress(name: key))) }
    #expect(asker.chosen == chosen)
    #expect(asker.presentedViewController == nil)
    #expect(pilot.exitReason == nil)
    #expect(asker.view.isFirstResponder)
    #expect(alert.textFields[0].text == keys.filter { $0 == "x" }.joined())
  }

  @Test
  func aQuestionWithoutADefaultHasTheCancellingButtonChosen() throws {
    let pilot = try asker.pilot(asker.question())
    pilot.press("enter")
    #expect(asker.chosen == ["Cancel"])
    let preferring = asker.question()
    preferring.preferredAction = preferring.actions[0]
    asker.present(preferring)
    pilot.press("enter")
    #expect(asker.chosen == ["Cancel", "Delete"])
  }

  @Test
  func nothingReachesWhatIsBehind() throws {
    let pilot = try asker.pilot(asker.question())
    pilot.press("q", "u", "?", "M", "ctrl-r", "j", "G", "d")
    pilot.paste("q")
    pilot.click(x: 0, y: 0)
    pilot.scroll(lines: 3, x: 0, y: 0)
    #expect(pilot.exitReason == nil)
    #expect(asker.undone == 0)
    #expect(asker.presentedViewController?.presentedViewController == nil)
    #expect(pilot.terminal.isMouseEnabled)
    pilot.press("ctrl-z", "ctrl-l")
    #expect(pilot.terminal.suspendCount == 1)
    pilot.press("escape", "u")
    #expect(asker.undone == 1)
  }

  @Test
  func helpCanBeReachedAndLeftAgain() throws {
    let alert = asker.prompt()
    let pilot = try asker.pilot(alert)
    pilot.press("f1")
    #expect(alert.presentedViewController != nil)
    pilot.press("escape", "x")
    #expect(alert.textFields[0].text == "x")
  }

  @Test
  func clicksChooseWhereTheyAreReleased() throws {
    let pilot = try asker.pilot(asker.question())
    pilot.drag(from: Point(x: 22, y: 5), to: Point(x: 3, y: 3))
    #expect(asker.chosen.isEmpty)
    pilot.click(x: 22, y: 5)
    #expect(asker.chosen == ["Delete"])
  }

  @Test
  func whatIsWrongIsSaidWhileTyping() throws {
    let alert = asker.prompt()
    alert.validator = { $0.textFields[0].text.isEmpty ? "Type something first." : nil }
    let pilot = try asker.pilot(alert)
    #expect(!pilot.screen.description.contains("Type"))
    pilot.press("enter")
    #expect(pilot.screen.description.contains("Type something first."))
    #expect(!pilot.screen.description.contains("Enter"))
    pilot.type("x")
    #expect(!pilot.screen.description.contains("Type"))
    pilot.press("backspace", "enter", "tab", "right")
    #expect(asker.chosen.isEmpty)
    pilot.press("enter")
    #expect(asker.chosen == ["Cancel"])
  }

  @Test
  func severalFieldsAreFilledIn() throws {
    let alert = asker.prompt()
    alert.addTextField { $0.text = "second" }
    let pilot = try asker.pilot(alert)
    pilot.type("a")
    pilot.press("down")
    pilot.type("b")
    pilot.press("tab", "tab", "tab")
    pilot.type("c")
    #expect(alert.textFields.map(\.text) == ["ac", "secondb"])
  }

  @Test
  func aHandlerCanAskAgain() throws {
    let alert = AlertController(title: "First")
    alert.addAction(AlertAction(title: "OK") { _ in self.asker.present(self.asker.prompt()) })
    let pilot = try asker.pilot(alert)
    pilot.press("enter")
    pilot.type("x")
    #expect(pilot.screen.description.contains("│ x "))
    pilot.press("escape")
    #expect(asker.view.isFirstResponder)
  }

  @Test
  func anAlertWithoutActionsCloses() throws {
    for key: KeyPress in ["enter", "escape"] {
      let pilot = try asker.pilot(AlertController(title: "Note", message: "text"))
      #expect(pilot.screen.description.contains("Enter Close  Esc Close"))
      pilot.press(key)
      #expect(asker.presentedViewController == nil)
    }
  }

  @Test
  func theDelegateOfAFieldMayKeepEnter() throws {
    let diary = FieldDiary()
    diary.returns = false
    let alert = asker.prompt()
    alert.textFields[0].delegate = diary
    let pilot = try asker.pilot(alert)
    pilot.press("x", "enter")
    #expect(diary.entries == ["begin", "x", "return"])
    #expect(asker.chosen.isEmpty)
  }
}
