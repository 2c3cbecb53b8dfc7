import FoundationEssentials
import GatefoldKit
import GatefoldTesting
import Storage
import Testing

@testable import JournalApp

/// Writing, changing and finding entries, on a terminal in memory.
struct JournalWritingTests {
  @Test func aDateTypedFirstIsThatOfTheEntry() throws {
    let journal = try Journal(width: 100)
    journal.add("now")
    journal.add("yesterday 18:00: Rain")
    #expect(journal.pilot.terminal.lines[3].hasPrefix(" ▾ Yesterday"))
    #expect(journal.pilot.terminal.lines[4].hasPrefix("▌18:00  Rain "))
  }

  @Test func editingInPlaceChangesTheTextAndCanBeUndone() throws {
    let journal = try Journal(width: 100)
    journal.add("one")
    journal.pilot.press("e", "enter")
    journal.pilot.type("q? d/")
    journal.pilot.press("escape")
    #expect(try journal.texts() == ["one\nq? d/"])
    #expect(journal.pilot.terminal.lines[2].contains("q? d/") == false)
    #expect(journal.pilot.terminal.lines[3].contains("│ q? d/"))
    journal.pilot.press("u")
    #expect(try journal.texts() == ["one"])
    journal.pilot.press("ctrl-r")
    #expect(try journal.texts() == ["one\nq? d/"])
  }

  @Test func discardingAnEditKeepsTheText() throws {
    let journal = try Journal(width: 100)
    journal.add("one")
    journal.pilot.press("e")
    journal.pilot.type(" more")
    journal.pilot.press("ctrl-x")
    #expect(try journal.texts() == ["one"])
    journal.pilot.press("e", "escape")
    #expect(try journal.texts() == ["one"])
  }

  @Test func anUnfinishedEditIsKeptOverAnotherSelectionAndOfferedAgain() throws {
    let journal = try Journal(width: 100)
    for text in ["one", "two"] { journal.add(text) }
    journal.pilot.press("e")
    journal.pilot.type(" half")
    journal.pilot.click(x: 5, y: 3)
    #expect(journal.pilot.terminal.lines[9].contains("kept"))
    #expect(try journal.texts() == ["two", "one"])
    journal.pilot.press("up", "e")
    #expect(journal.pilot.terminal.lines[1].contains("│ two half"))
    journal.pilot.press("escape")
    #expect(try journal.texts() == ["two half", "one"])
  }

  @Test func anUnfinishedPromptIsOfferedAgainUntilItIsAdded() throws {
    let journal = try Journal()
    journal.pilot.press("+")
    journal.pilot.type("half")
    journal.pilot.press("escape", "+")
    journal.pilot.type(" a text")
    journal.pilot.press("enter")
    #expect(try journal.texts() == ["half a text"])
    journal.add("another")
    #expect(try journal.texts() == ["another", "half a text"])
  }

  @Test func aStarIsShownFilteredForAndUndone() throws {
    let journal = try Journal(width: 100)
    for text in ["one", "two"] { journal.add(text) }
    journal.pilot.press("s")
    #expect(journal.pilot.terminal.lines[2].hasPrefix("▌21:14  ★ two"))
    journal.pilot.press("/")
    journal.pilot.type("is:starred")
    #expect(journal.pilot.terminal.lines[9].hasPrefix(" 1 / 1 found"))
    journal.pilot.press("escape", "u")
    #expect(journal.pilot.terminal.lines[2].hasPrefix("▌21:14  two"))
  }

  @Test func changingTheDateMovesTheEntryAndKeepsItSelected() throws {
    let journal = try Journal(width: 100)
    for text in ["one", "two"] { journal.add(text) }
    journal.pilot.press("t")
    journal.pilot.type("nonsense")
    journal.pilot.press("enter")
    #expect(journal.pilot.terminal.lines.contains { $0.contains("No such date") })
    journal.pilot.press("alt-a")
    journal.pilot.type("2026-11-03 09:30")
    journal.pilot.press("enter")
    #expect(journal.pilot.terminal.lines[3].hasPrefix(" ▾ Tuesday, 3 November 2026"))
    #expect(journal.pilot.terminal.lines[4].hasPrefix("▌09:30  two"))
    journal.pilot.press("u")
    #expect(journal.pilot.terminal.lines[2].hasPrefix("▌21:14  two"))
  }

  @Test func choosingATagFiltersByIt() throws {
    let journal = try Journal(width: 100)
    for text in ["a #work", "b @ada", "c #work @ada", "d"] { journal.add(text) }
    journal.pilot.press("#")
    #expect(journal.pilot.terminal.lines[1].hasPrefix("▌#work"))
    journal.pilot.press("enter")
    #expect(journal.pilot.terminal.lines[9].hasPrefix(" 1 / 2 found"))
    journal.pilot.press("escape")
    #expect(journal.pilot.terminal.lines[9].contains("/ 4 entries"))
  }

  @Test func deletedEntriesCanBeFoundAndRestored() throws {
    let journal = try Journal(width: 100)
    for text in ["one", "two", "three"] { journal.add(text) }
    journal.pilot.press("d", "d", "D")
    #expect(journal.pilot.terminal.lines[0].hasPrefix(" Deleted"))
    #expect(journal.pilot.terminal.lines[2].contains("three"))
    journal.pilot.press("down", "enter", "escape")
    #expect(try journal.texts() == ["three", "one"])
  }

  @Test func whatAFilterFoundStandsOutInTheRowAndInTheText() throws {
    let journal = try Journal(width: 100)
    journal.add("red fox")
    journal.pilot.press("e", "enter")
    journal.pilot.type("a fox again")
    journal.pilot.press("escape", "/")
    journal.pilot.type("fox")
    let terminal = journal.pilot.terminal
    #expect(terminal.style(at: Point(x: 12, y: 3)).attributes.contains(.underline))
    #expect(!terminal.style(at: Point(x: 9, y: 3)).attributes.contains(.underline))
    #expect(terminal.style(at: Point(x: 37, y: 3)).attributes.contains(.underline))
  }

  @Test func aHeadingOfMarkdownIsShownWithoutItsSigns() throws {
    for (text, title) in [
      ("# Ideas", "Ideas"), ("#tag first", "#tag first"), ("####### x", "####### x"),
    ] {
      let journal = try Journal(width: 100)
      journal.add(text)
      #expect(journal.pilot.terminal.lines[2].hasPrefix("▌21:14  \(title) "))
      #expect(try journal.texts() == [text])
    }
  }

  @Test func aDayMayBeginAfterMidnight() throws {
    let journal = try Journal(width: 100, days: DayCalendar(timeZone: .gmt, startOfDay: 240))
    journal.add("2026-11-29 03:59: late")
    journal.add("2026-11-29 04:00: early")
    #expect(journal.pilot.terminal.lines[1].hasPrefix(" ▾ Today"))
    #expect(journal.pilot.terminal.lines[2].contains("early"))
    #expect(journal.pilot.terminal.lines[3].hasPrefix(" ▾ Yesterday"))
    #expect(journal.pilot.terminal.lines[4].contains("late"))
  }

  @Test func theCalendarGoesToADay() throws {
    let journal = try Journal(width: 100, height: 14)
    for text in ["today", "2026-11-03 09:00: third", "2025-11-20 09:00: long ago"] {
      journal.add(text)
    }
    journal.pilot.press("home", "c")
    #expect(journal.pilot.terminal.lines.contains { $0.contains("November 2026") })
    journal.pilot.press("up", "up", "up", "enter")
    #expect(journal.pilot.terminal.lines.contains { $0.hasPrefix("▌09:00  third") })
  }

  @Test func aDayIsCollapsedAndComesBackForARowThatIsToBeSeen() throws {
    let journal = try Journal(width: 100)
    for text in ["one", "two"] { journal.add(text) }
    journal.pilot.press("-")
    #expect(journal.pilot.terminal.lines[1].hasPrefix("▌▸ Today"))
    #expect(journal.pilot.terminal.lines[2].hasPrefix("   "))
    journal.add("three")
    #expect(journal.pilot.terminal.lines[2].hasPrefix("▌21:14  three"))
  }
}
