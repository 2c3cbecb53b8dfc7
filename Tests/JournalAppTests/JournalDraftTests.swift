import FoundationEssentials
import GatefoldKit
import GatefoldTesting
import Storage
import Testing

@testable import JournalApp

/// Texts that programs which have ended, or others that run, did not finish.
struct JournalDraftTests {
  private let file = TemporaryJournal()
  private let store: EntryStore

  init() throws { store = try file.open() }

  private func leave(_ text: String, _ key: DraftKey = .newEntry, base: String = "") throws {
    var draft = Draft(key, base: base, owner: DraftOwner(text: ""))
    draft.text = text
    try store.setDraft(draft)
  }

  private func open() throws -> Journal {
    try Journal(width: 100, at: .file(path: file.path))
  }

  @Test func aDraftOfANewEntryIsAnnouncedAtTheStartAndOffered() throws {
    try leave("half")
    let journal = try open()
    #expect(
      journal.pilot.terminal.lines[9]
        .hasPrefix(
          " A draft of a new entry is waiting: + goes on with it"
        )
    )
    journal.pilot.press("+")
    journal.pilot.type(" a text")
    journal.pilot.press("enter")
    #expect(try journal.texts() == ["half a text"])
    #expect(try store.drafts(for: DraftOwner(text: "")) == [])
  }

  @Test func aDraftOfAnEntryIsAnnouncedWithItsDay() throws {
    let entry = try store.add("one", date: instant("2026-11-03T09:00:00Z"), timeZone: .gmt)
    try leave("one more", .entry(entry.id), base: "one")
    let line = try open().pilot.terminal.lines[9]
    #expect(
      line.hasPrefix(" A draft of the entry of 2026-11-03 09:00 is waiting: e goes on with it")
    )
    try store.delete(entry.id)
    let deleted = try open().pilot.terminal.lines[9]
    #expect(deleted.hasPrefix(" A draft of a deleted entry is waiting: D gives that back"))
  }

  @Test func allDraftsOfNewEntriesAreOfferedOneAfterTheOther() throws {
    for text in ["a", "b", "c"] { try leave(text) }
    let journal = try open()
    #expect(journal.pilot.terminal.lines[9].contains("is waiting (and 2 more)"))
    for _ in 0..<3 { journal.pilot.press("+", "enter") }
    #expect(try Set(journal.texts()) == ["a", "b", "c"])
    journal.pilot.press("+", "enter")
    #expect(try journal.texts().count == 4)
  }

  @Test func twoProgramsTypeAtOnceAndNeitherTakesFromTheOther() throws {
    let journals = [try open(), try open()]
    for (journal, text) in zip(journals, ["left", "right"]) {
      journal.pilot.press("+")
      journal.pilot.type(text)
    }
    journals[1].pilot.press("enter")
    #expect(try journals[1].texts() == ["right"])
    journals[1].pilot.press("+", "enter")
    #expect(try journals[1].texts() == ["", "right"])
    journals[0].pilot.press("escape", "+", "enter")
    #expect(try Set(journals[0].texts()) == ["", "right", "left"])
  }

  @Test func aDraftOfATextThatWasChangedSinceDoesNotReplaceIt() throws {
    let entry = try store.add("theirs", timeZone: .gmt)
    try leave("mine", .entry(entry.id), base: "one")
    let journal = try open()
    journal.pilot.press("e", "escape")
    #expect(journal.pilot.terminal.lines.contains { $0.contains("Changed elsewhere meanwhile") })
    journal.pilot.press("enter")
    #expect(try Set(journal.texts()) == ["mine", "theirs"])
  }

  @Test func savingForgetsOnlyTheDraftOfThisProgram() throws {
    let entry = try store.add("one", timeZone: .gmt)
    let other = DraftOwner()
    var theirs = Draft(.entry(entry.id), base: "one", owner: other)
    theirs.text = "one, they type"
    try store.setDraft(theirs)
    let journal = try open()
    #expect(!journal.pilot.terminal.lines[9].contains("waiting"))
    journal.pilot.press("e")
    journal.pilot.type(" mine")
    journal.pilot.press("escape")
    #expect(try journal.texts() == ["one mine"])
    #expect(try store.drafts(for: other) == [theirs])
  }
}
