import FoundationEssentials
import GatefoldKit
import GatefoldTesting
import Testing

@testable import JournalApp

/// What the journal makes of what the person's own editor did; shell commands stand for it.
@Suite(.timeLimit(.minutes(5)))
struct ExternalEditingTests {
  struct Case {
    let script: String
    var draft: String?
    let text: String
    let draftAfterwards: String?
    let message: String?
  }

  @Test(arguments: [
    Case(script: "echo New >\"$1\"", text: "New", draftAfterwards: nil, message: nil),
    Case(script: ":", text: "Old", draftAfterwards: nil, message: "Nothing was changed"),
    Case(script: ":", draft: "Draft", text: "Draft", draftAfterwards: nil, message: nil),
    Case(
      script: "exit 1",
      draft: "Draft",
      text: "Old",
      draftAfterwards: "Draft",
      message: "The editor ended with code 1; the entry is as it was"
    ),
    Case(
      script: ": >\"$1\"",
      draft: "Draft",
      text: "Old",
      draftAfterwards: "Draft",
      message: "The editor left no text; the entry is as it was"
    ),
  ])
  func theTextTheDraftAndTheMessageAreRight(of edit: Case) async throws {
    let journal = try Journal(
      width: 80,
      variables: ["EDITOR": "/bin/sh -c '\(edit.script)' sh"]
    )
    journal.add("Old")
    let list = try EntryList(of: journal.store, days: DayCalendar(timeZone: .gmt))
    let entry = try #require(try list.entry(at: IndexPath(row: 0, section: 0)))
    if let text = edit.draft {
      var draft = Draft(.entry(entry.id), base: "Old", owner: DraftOwner(text: ""))
      draft.text = text
      try journal.store.setDraft(draft)
    }
    journal.pilot.press("ctrl-e")
    await journal.pilot.untilIdle()
    #expect(try journal.texts() == [edit.text])
    let drafts = try journal.store.drafts(for: journal.controller.entries.drafts.owner)
    #expect(drafts.map(\.text) == [edit.draftAfterwards].compactMap { $0 })
    #expect(journal.pilot.application.window.statusBar.messageText == edit.message)
  }
}
