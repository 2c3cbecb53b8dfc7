import FoundationEssentials
import GatefoldKit
import GatefoldTesting
import Storage
import Testing

@testable import JournalApp

/// Texts that are typed while the store takes nothing more, as on a full disk.
struct UnstoredDraftTests {
  private let journal: Journal
  private let text = "Text " + String(repeating: "long ", count: 2000)

  init() throws {
    journal = try Journal(width: 100)
    journal.add("One")
    journal.add("Two")
  }

  private func fillDisk() throws {
    try journal.store.connection.execute("PRAGMA max_page_count = 1")
  }

  private func makeRoom() throws {
    try journal.store.connection.execute("PRAGMA max_page_count = 1000000")
  }

  private var shows: (String) -> Bool {
    { text in journal.pilot.terminal.lines.contains { $0.contains(text) } }
  }

  @Test func aTextThatIsNotAddedIsInThePromptAgain() throws {
    try fillDisk()
    journal.pilot.press("+")
    journal.pilot.paste(text)
    journal.pilot.press("enter")
    #expect(shows("New entry") && shows("long long") && shows("no space is left"))
    journal.pilot.press("escape")
    #expect(!shows("New entry"))
    try makeRoom()
    journal.pilot.press("+", "enter")
    #expect(try Set(journal.texts()) == ["One", "Two", text])
    journal.pilot.press("+", "enter")
    #expect(try journal.texts().count == 3)
  }

  @Test func anEditIsGoneOnWithAfterAnotherRowWasSelected() throws {
    try fillDisk()
    journal.pilot.press("e")
    journal.pilot.paste(text)
    journal.pilot.click(x: 3, y: 3)
    #expect(!shows("long long"))
    journal.pilot.click(x: 3, y: 2)
    journal.pilot.press("e")
    #expect(shows("long long"))
    try makeRoom()
    journal.pilot.press("ctrl-s")
    #expect(try journal.texts().contains { $0.contains(text) })
    #expect(try journal.store.drafts(for: journal.controller.entries.drafts.owner) == [])
  }

  @Test func whatIsNotFinishedKeepsItsDraft() throws {
    struct Failure: Error {}
    let drafts = Drafts(in: journal.store)
    let keeper = DraftKeeper(.newEntry, in: drafts)
    keeper.keep("Three")
    #expect(throws: Failure.self) {
      try keeper.finish { store in
        _ = try store.add("Three", timeZone: .gmt)
        throw Failure()
      }
    }
    #expect(try journal.texts().count == 2)
    #expect(try journal.store.drafts(for: drafts.owner).map(\.text) == ["Three"])
    try keeper.finish { _ = try $0.add("Three", timeZone: .gmt) }
    #expect(try journal.texts().count == 3)
    #expect(try journal.store.drafts(for: drafts.owner) == [])
  }
}
