import FoundationEssentials
import GatefoldKit
import GatefoldTesting
import Storage
import Testing

@testable import JournalApp

/// One entry that is changed here and by another program at once.
struct JournalConflictTests {
  private let file = TemporaryJournal()
  private let journal: Journal
  private let other: EntryStore

  init() throws {
    journal = try Journal(width: 100, height: 12, at: .file(path: file.path))
    other = try file.open()
    journal.add("one")
  }

  private var pilot: Pilot { journal.pilot }

  private func shows(_ text: String) -> Bool {
    pilot.terminal.lines.contains { $0.contains(text) }
  }

  private func theEntry() throws -> Entry {
    try #require(try other.newestEntries(passing: EntryFilter(), limit: 1).first)
  }

  /// Edits here, while another program does something else with the entry.
  private func edit(meanwhile change: (Entry) throws -> Void) throws {
    pilot.press("e")
    pilot.type(" mine")
    try change(theEntry())
  }

  private func editBoth() throws {
    try edit { try other.update($0.id, text: "one theirs") }
    pilot.press("escape")
    #expect(shows("Changed elsewhere meanwhile"))
    #expect(try journal.texts() == ["one theirs"])
  }

  private func reloaded() throws -> [String] {
    try EntryList(of: other, days: days(in: "UTC")).texts()
  }

  private func hearOfOthers() async {
    journal.controller.entries.reloadIfOthersChangedIt()
    await pilot.untilIdle()
  }

  @Test func theDefaultKeepsBothTextsAndCanBeUndone() throws {
    try editBoth()
    pilot.press("enter")
    #expect(try reloaded() == ["one mine", "one theirs"])
    #expect(pilot.terminal.lines[2].hasPrefix("▌21:14  one mine"))
    #expect(shows("Kept both"))
    pilot.press("u")
    #expect(try reloaded() == ["one theirs"])
    pilot.press("ctrl-r", "e", "escape")
    #expect(try reloaded() == ["one mine", "one theirs"])
  }

  @Test func mineReplacesTheirsAndUndoingBringsThatBack() throws {
    try editBoth()
    pilot.press("right", "enter")
    #expect(try reloaded() == ["one mine"])
    #expect(shows("Kept your text"))
    pilot.press("u")
    #expect(try reloaded() == ["one theirs"])
    pilot.press("ctrl-r")
    #expect(try reloaded() == ["one mine"])
  }

  @Test func theirsStaysAndUndoingBringsMine() throws {
    try editBoth()
    pilot.press("right", "right", "enter")
    #expect(try reloaded() == ["one theirs"])
    #expect(pilot.terminal.lines[1].contains("│ one theirs"))
    pilot.press("u")
    #expect(try reloaded() == ["one mine"])
    pilot.press("ctrl-r")
    #expect(try reloaded() == ["one theirs"])
  }

  @Test func goingOnEditingKeepsTheTextAndSavingAsksAgain() throws {
    try editBoth()
    pilot.press("escape")
    pilot.type(" more")
    #expect(pilot.terminal.lines[1].contains("│ one mine more"))
    #expect(try reloaded() == ["one theirs"])
    pilot.press("escape")
    #expect(shows("Changed elsewhere meanwhile"))
    pilot.press("enter")
    #expect(try reloaded() == ["one mine more", "one theirs"])
  }

  @Test func aChangeDuringTheQuestionAsksAgain() throws {
    try editBoth()
    try other.update(theEntry().id, text: "one theirs again")
    pilot.press("right", "enter")
    #expect(shows("Changed elsewhere meanwhile"))
    #expect(try reloaded() == ["one theirs again"])
    pilot.press("right", "enter")
    #expect(try reloaded() == ["one mine"])
    pilot.press("u")
    #expect(try reloaded() == ["one theirs again"])
  }

  @Test func whatWasDeletedMeanwhileComesBackWithMyTextAndUndoingDeletesIt() throws {
    try edit { try other.delete($0.id) }
    pilot.press("escape")
    #expect(try reloaded() == ["one mine"])
    #expect(shows("is back: u undoes"))
    pilot.press("u")
    #expect(try reloaded() == [])
    pilot.press("ctrl-r")
    #expect(try reloaded() == ["one mine"])
  }

  @Test func theSameTextAnotherStarOrAnotherDateAreNothingToAskAbout() throws {
    try edit {
      try other.update($0.id, text: "one mine")
      try other.setStarred(true, $0.id)
      try other.update($0.id, date: $0.date - 60, timeZone: .gmt)
    }
    pilot.press("escape")
    #expect(!shows("Changed elsewhere"))
    let entry = try theEntry()
    #expect(entry.text == "one mine" && entry.isStarred)
  }

  @Test func editingGoesOnWhenTheListHearsOfTheChange() async throws {
    try edit { try other.update($0.id, text: "one theirs") }
    await hearOfOthers()
    #expect(pilot.terminal.lines[2].contains("one theirs"))
    #expect(shows("Changed elsewhere meanwhile: saving asks"))
    pilot.type("!")
    pilot.press("escape")
    #expect(shows("Keep both"))
    pilot.press("enter")
    #expect(try reloaded() == ["one mine!", "one theirs"])
  }

  @Test func editingGoesOnWhenTheListHearsOfTheDeletion() async throws {
    journal.add("two")
    pilot.press("end")
    pilot.press("e")
    pilot.type(" mine")
    let entry = try #require(journal.controller.detail.editedEntry)
    try other.delete(entry.id)
    await hearOfOthers()
    #expect(shows("Deleted elsewhere meanwhile"))
    #expect(pilot.terminal.lines[1].contains("│ one mine"))
    pilot.type("!")
    pilot.press("escape")
    #expect(try reloaded() == ["two", "one mine!"])
    #expect(pilot.terminal.lines[3].hasPrefix("▌21:14  one mine!"))
  }

  @Test func discardingAnEntryThatWasDeletedMeanwhileShowsTheSelectedOne() async throws {
    journal.add("two")
    try edit { try other.delete($0.id) }
    await hearOfOthers()
    pilot.press("ctrl-x")
    #expect(try reloaded() == ["one"])
    #expect(pilot.terminal.lines[1].contains("│ one "))
    #expect(!journal.controller.detail.isEditing)
  }

  private func changeBothDates() throws {
    pilot.press("t")
    pilot.type("2026-11-01 09:00")
    try other.update(theEntry().id, date: instant("2026-11-02T08:00:00Z"), timeZone: .gmt)
    pilot.press("enter")
    #expect(shows("dated it 2026-11-02 08:00.") && shows("dated it 2026-11-01 09:00."))
  }

  @Test func anotherDateIsLeftByDefault() throws {
    try changeBothDates()
    pilot.press("enter")
    #expect(try theEntry().date == instant("2026-11-02T08:00:00Z"))
  }

  @Test func myDateReplacesTheirsAndUndoingBringsThatBack() throws {
    try changeBothDates()
    pilot.press("right", "enter")
    #expect(shows("▌09:00  one"))
    pilot.press("u")
    #expect(shows("▌08:00  one"))
  }

  @Test func aDateForAnEntryThatWasDeletedMeanwhileBringsItBack() throws {
    pilot.press("t")
    pilot.type("2026-11-01 09:00")
    try other.delete(theEntry().id)
    pilot.press("enter")
    #expect(shows("▌09:00  one"))
    #expect(shows("is back"))
  }

  @Test func undoingLeavesAloneWhatWasChangedElsewhereSince() throws {
    pilot.press("e")
    pilot.type(" mine")
    pilot.press("escape")
    try other.update(theEntry().id, text: "theirs")
    pilot.press("u")
    #expect(try reloaded() == ["theirs"])
    #expect(shows("it was left as it is"))
  }
}
