import FoundationEssentials
import GatefoldKit
import GatefoldTesting
import Storage
import Testing

@testable import JournalApp

/// The journal as a person sees it, on a terminal in memory, with a clock that tests move.
struct JournalScreenTests {
  @Test func anEmptyJournalSaysHowToBegin() throws {
    let journal = try Journal()
    #expect(
      journal.pilot.screen
        == ScreenSnapshot(
          """
          │ Journal    Edit  + │ ‹                                     │
          │                    │ Nothing selected                      │
          │ No entries yet. +  │                                       │
          │ writes one.        │                                       │
          │                    │                                       │
          │                    │                                       │
          │                    │                                       │
          │                    │                                       │
          │                    │                                       │
          │ 0 entries                  / Filter  + Add  ? Help  q Quit │
          """
        )
    )
  }

  @Test func addingSelectsTheNewEntryAndTheDetailFollows() throws {
    let journal = try Journal()
    journal.add("Coffee at nine")
    journal.add("Rain")
    #expect(
      journal.pilot.terminal.lines.prefix(5) == [
        " Journal    Edit  + │ ‹ 2026-11-29 21:14             e Edit ",
        " ▾ Today ──────── 2 │ Rain                                  ",
        "▌21:14  Rain        │                                       ",
        " 21:14  Coffee at n…│                                       ",
        "                    │                                       ",
      ]
    )
    journal.pilot.press("down")
    #expect(journal.pilot.terminal.lines[1].contains("│ Coffee at nine"))
  }

  @Test func theTextOfAnEntryIsShownAsMarkdown() throws {
    let journal = try Journal(width: 60, height: 10)
    let text = "# Title *so*\n\nSee *this*:\n- a list that is wrapped to two lines\n> b"
    _ = try journal.store.add(text, timeZone: .gmt)
    journal.add("new")
    journal.pilot.press("down")
    #expect(
      journal.pilot.terminal.lines[1...6].map { $0.drop { $0 != "│" }.dropFirst(2) } == [
        "Title *so*                            ", "                                      ",
        "See this:                             ", "- a list that is wrapped to two lines ",
        "│ b                                   ", "                                      ",
      ]
    )
  }

  @Test(arguments: ["", "   ", "\t", "\r\n \u{a0}\u{3000}"])
  func nothingIsAddedWhereNothingWasTyped(_ text: String) throws {
    let journal = try Journal(width: 100)
    journal.add("one")
    let list = journal.pilot.terminal.lines.dropLast()
    journal.pilot.press("+")
    journal.pilot.paste(text)
    journal.pilot.press("enter")
    #expect(journal.pilot.terminal.lines.dropLast() == list)
    #expect(journal.pilot.terminal.lines[9].hasPrefix(" Nothing was added: there is no text"))
    #expect(try journal.texts() == ["one"])
    journal.add("two")
    #expect(try journal.texts() == ["two", "one"])
  }

  @Test func deletingSaysHowToUndoAndUndoingGivesTheRowBack() throws {
    let journal = try Journal(width: 100)
    for text in ["one", "two", "three"] { journal.add(text) }
    journal.pilot.press("down", "d")
    #expect(journal.pilot.terminal.lines[9].hasPrefix(" Deleted “two”: u undoes"))
    #expect(try journal.texts() == ["three", "one"])
    #expect(journal.pilot.terminal.lines[3].hasPrefix("▌21:14  one"))
    journal.pilot.press("u")
    #expect(try journal.texts() == ["three", "two", "one"])
    #expect(journal.pilot.terminal.lines[3].hasPrefix("▌21:14  two"))
    journal.pilot.press("ctrl-r")
    #expect(try journal.texts() == ["three", "one"])
    journal.pilot.press("u", "u")
    #expect(try journal.texts() == ["two", "one"])
  }

  @Test func editModeDeletesByItsControls() throws {
    let journal = try Journal()
    for text in ["one", "two", "three"] { journal.add(text) }
    journal.pilot.click(x: 13, y: 0)
    #expect(journal.pilot.terminal.lines[0].contains("Done  +"))
    journal.pilot.click(x: 1, y: 3)
    #expect(try journal.texts() == ["three", "one"])
    journal.pilot.press("enter")
    #expect(try journal.texts() == ["three"])
    journal.pilot.press("escape")
    #expect(journal.pilot.terminal.lines[0].contains("Edit  +"))
  }

  @Test func theBarsPlusTakesClicks() throws {
    let journal = try Journal()
    journal.pilot.click(x: 18, y: 0)
    #expect(journal.pilot.terminal.lines.contains { $0.contains("New entry") })
    journal.pilot.press("escape")
    #expect(!journal.pilot.terminal.lines.contains { $0.contains("New entry") })
    #expect(try journal.texts().isEmpty)
  }

  @Test func deletingUnderAFilterTakesOnlyThatEntry() throws {
    let journal = try Journal()
    for text in ["red fox", "blue whale", "red panda"] { journal.add(text) }
    journal.pilot.press("/")
    journal.pilot.type("whale")
    journal.pilot.press("enter", "d")
    #expect(try journal.texts() == ["red panda", "red fox"])
    journal.pilot.press("d")
    #expect(try journal.texts() == ["red panda", "red fox"])
  }

  @Test func addingUnderAFilterThatHidesTheNewEntryTakesTheFilterAway() throws {
    let journal = try Journal()
    for text in ["red fox", "blue whale"] { journal.add(text) }
    journal.pilot.press("/")
    journal.pilot.type("zebra")
    journal.pilot.press("enter")
    journal.add("green frog")
    #expect(try journal.texts() == ["green frog", "blue whale", "red fox"])
    #expect(journal.pilot.terminal.lines[2].hasPrefix("▌21:14  green frog"))
  }

  @Test func afterMidnightTodayIsYesterday() async throws {
    let journal = try Journal()
    journal.add("late")
    await journal.pilot.advance(by: .seconds(2 * 3600))
    #expect(journal.pilot.terminal.lines[1].hasPrefix(" ▾ Today"))
    await journal.pilot.advance(by: .seconds(3600))
    #expect(journal.pilot.terminal.lines[1].hasPrefix(" ▾ Yesterday"))
    journal.add("early")
    #expect(journal.pilot.terminal.lines[1].hasPrefix(" ▾ Today"))
    #expect(journal.pilot.terminal.lines[3].hasPrefix(" ▾ Yesterday"))
  }

  @Test func nothingIsLeftOfAJournalThatWasClosed() async throws {
    weak var store: EntryStore?
    do {
      let journal = try Journal()
      journal.add("one")
      journal.pilot.press("d", "u", "enter", "+", "escape", "/", "o", "enter", "?", "escape")
      store = journal.store
      journal.pilot.press("q")
    }
    #expect(store == nil)
  }

  @Test func resizingKeepsTheRowTheDetailAndTheHalfWrittenText() throws {
    let journal = try Journal(width: 100, height: 12)
    for number in 1...30 { journal.add("entry \(number)") }
    journal.pilot.hold("down", times: 14)
    let list = journal.pilot.screen
    journal.pilot.resize(width: 40, height: 12)
    #expect(journal.pilot.terminal.lines[0].hasPrefix(" Journal"))
    journal.pilot.resize(width: 100, height: 12)
    #expect(journal.pilot.screen == list)

    journal.pilot.press("enter")
    let detail = journal.pilot.screen
    journal.pilot.resize(width: 40, height: 12)
    #expect(journal.pilot.terminal.lines[0].hasPrefix(" ‹ Journal"))
    #expect(journal.pilot.terminal.lines[1].hasPrefix(" entry 16"))
    journal.pilot.resize(width: 100, height: 12)
    #expect(journal.pilot.screen == detail)

    journal.pilot.press("+")
    journal.pilot.type("half a te")
    for (width, height) in [(40, 12), (1, 1), (12, 3), (100, 12)] {
      journal.pilot.resize(width: width, height: height)
    }
    journal.pilot.type("xt")
    journal.pilot.press("enter")
    #expect(try journal.texts().first == "half a text")
  }

  @Test func collapsedEnterOpensTheDetailAndEscapeGoesBack() throws {
    let journal = try Journal(width: 40, height: 8)
    journal.add("Coffee at nine")
    #expect(journal.pilot.terminal.lines[2].hasPrefix("▌21:14  Coffee at nine"))
    journal.pilot.press("enter")
    #expect(journal.pilot.terminal.lines[0].hasPrefix(" ‹ Journal"))
    #expect(journal.pilot.terminal.lines[1].hasPrefix(" Coffee at nine"))
    journal.pilot.press("escape")
    #expect(journal.pilot.terminal.lines[2].hasPrefix("▌21:14  Coffee at nine"))
    journal.pilot.press("enter")
    journal.pilot.click(x: 3, y: 0)
    #expect(journal.pilot.terminal.lines[2].hasPrefix("▌21:14  Coffee at nine"))
  }

  @Test func addingAndFilteringWorkFromTheDetailToo() throws {
    for width in [100, 40] {
      let journal = try Journal(width: width)
      for text in ["one", "two"] { journal.add(text) }
      journal.pilot.press("down", "enter")
      journal.add("three")
      #expect(try journal.texts().first == "three")
      #expect(journal.pilot.terminal.lines[2].hasPrefix("▌21:14  three"))
      journal.pilot.press("enter", "/")
      journal.pilot.type("on")
      #expect(journal.pilot.terminal.lines[3].hasPrefix("▌21:14  one"))
    }
  }

  @Test func pastedCommandsOnTheListDoNothingAndInThePromptAreText() throws {
    let journal = try Journal()
    journal.add("one")
    journal.pilot.paste("q\rd\n")
    #expect(journal.pilot.exitReason == nil)
    #expect(try journal.texts() == ["one"])
    journal.pilot.press("+")
    journal.pilot.paste("q\nd\u{1B}[2J")
    #expect(try journal.texts() == ["one"])
    journal.pilot.press("enter")
    #expect(try journal.texts() == ["q d\u{1B}[2J", "one"])
    #expect(journal.pilot.terminal.lines[2].hasPrefix("▌21:14  q d␛[2J"))
  }

  @Test func everyKeyIsHarmlessInAnEmptyJournalAtAnySize() throws {
    let keys: [KeyPress] = [
      "up", "down", "left", "right", "home", "end", "page-up", "page-down", "enter", "escape",
      "tab", "shift-tab", "d", "delete", "E", "J", "K", "u", "ctrl-r", "<", ">", "=", "z", "h", "l",
      "/", "x", "enter", "+", "y", "escape", "?", "escape", "space", "backspace", "M", "f5",
    ]
    for (width, height) in [(1, 1), (2, 1), (12, 3), (40, 4), (59, 10), (60, 10), (500, 200)] {
      let journal = try Journal(width: width, height: height)
      for key in keys { journal.pilot.press(key) }
      for x in 0..<min(width, 40) { journal.pilot.click(x: x, y: min(1, height - 1), count: 2) }
      #expect(journal.pilot.exitReason == nil)
    }
  }

  @Test func whatWasWrittenIsThereAtTheNextStart() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "journal-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "j.sqlite").path()
    do {
      let journal = try Journal(at: .file(path: path))
      journal.add("kept")
    }
    let journal = try Journal(at: .file(path: path))
    #expect(try journal.texts() == ["kept"])
  }
}
