import GatefoldKit
import GatefoldTesting
import Testing

struct AlertSizeTests {
  private let asker = Asker()
  private static let message = (0..<40).map { "sentence \($0)" }.joined(separator: ", ")

  @Test(arguments: [(1, 1), (3, 2), (12, 3), (13, 4), (20, 5), (200, 60), (0, 0)])
  func textAndCursorSurviveAnySize(width: Int, height: Int) throws {
    let pilot = try asker.pilot(asker.prompt(message: "What happened?"))
    pilot.type("a text that is longer than the field is")
    pilot.press("ctrl-left", "ctrl-left")
    let (screen, cursor) = (pilot.screen, pilot.terminal.cursor)
    pilot.resize(width: width, height: height)
    pilot.resize(width: 40, height: 10)
    #expect(pilot.screen == screen)
    #expect(pilot.terminal.cursor == cursor)
  }

  /// Whatever the size, and wherever the keyboard goes, it is on a cell inside the box.
  @Test(arguments: [12, 13, 14, 15, 16, 17, 20, 23, 24, 25, 28, 40, 64, 70])
  func whatHasTheKeyboardIsSeen(width: Int) throws {
    let alert = asker.prompt(message: Self.message)
    alert.addTextField()
    alert.addAction(asker.action("Something else"))
    alert.validator = { _ in "This is wrong for some long reason." }
    let pilot = try asker.pilot(alert)
    pilot.type("x")
    for height in [3, 4, 5, 6, 9, 16] {
      pilot.resize(width: width, height: height)
      for _ in 0..<5 {
        pilot.press("tab")
        let cursor = try #require(pilot.terminal.cursor)
        #expect(cursor.position.y < height - 1)
        let style = pilot.terminal.style(at: cursor.position)
        #expect(style.attributes.contains(cursor.isVisible ? .underline : .reverse))
      }
    }
  }

  @Test
  func aLongMessageScrollsAndItsButtonsStay() throws {
    let alert = AlertController(title: "Long", message: Self.message)
    alert.addAction(asker.action("OK"))
    let pilot = try asker.pilot(alert, width: 30, height: 9)
    #expect(
      pilot.screen
        == ScreenSnapshot(
          """
          │ b╭ Long ─────────────────╮  ┃│
          │ b│ sentence 0, sentence  ┃  ┃│
          │ b│ 1, sentence 2,        │  ┃│
          │ b│ sentence 3, sentence  │  ┃│
          │ b│ 4, sentence 5,        │  ┃│
          │ b│ sentence 6, sentence  │  ┃│
          │ b│                [ OK ] │  ┃│
          │ b╰───────────────────────╯   │
          │          Enter OK  Esc Close │
          """
        )
    )
    pilot.press("down", "page-down")
    #expect(pilot.terminal.lines[1].contains("│ sentence 9, sentence"))
    pilot.scroll(lines: -2, x: 0, y: 0)
    #expect(pilot.terminal.lines[1].contains("│ sentence 6, sentence"))
    pilot.hold("page-down", times: 9)
    #expect(pilot.terminal.lines[4].contains("39"))
    pilot.hold("up", times: 99)
    #expect(pilot.terminal.lines[1].contains("│ sentence 0, sentence"))
  }

  @Test
  func buttonsThatAreTooWideStandUnderEachOther() throws {
    let alert = asker.prompt()
    alert.addAction(asker.action("Add and write on in the editor"))
    let pilot = try asker.pilot(alert, width: 30, height: 9)
    #expect(
      pilot.screen
        == ScreenSnapshot(
          """
          │ b╭ New Entry ─────────────╮ ┃│
          │ b│ Text                   │ ┃│
          │ b│                        │ ┃│
          │ b│             [ Cancel ] │ ┃│
          │ b│                [ Add ] │ ┃│
          │ b│ [ Add and write on … ] │ ┃│
          │ b╰────────────────────────╯ ┃│
          │ behind the alert, line 7     │
          │        Enter Add  Esc Cancel │
          """
        )
    )
    pilot.press("down", "down", "down", "enter")
    #expect(asker.chosen == ["Add and write on in the editor"])
  }

  @Test
  func theSmallestBoxShowsTheFieldOrTheButton() throws {
    let pilot = try asker.pilot(asker.prompt(), width: 12, height: 3)
    #expect(pilot.terminal.lines.prefix(2) == ["│Text      ┃", "│[ Cancel ]┃"])
    pilot.press("tab", "tab")
    #expect(pilot.terminal.lines[1] == "│   [ Add ]┃")
  }
}
