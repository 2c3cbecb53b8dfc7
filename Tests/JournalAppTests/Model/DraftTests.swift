import FoundationEssentials
import JournalApp
import Testing

struct DraftTests {
  @Test
  func draftsOutliveTheProgramUntilTheyAreRemoved() throws {
    let journal = TemporaryJournal()
    let id = EntryID(UUID())
    let text = "half a sen\u{0}\r\n\u{1b}e\u{301}"
    try journal.open().setDraft(.newEntry, "first")
    try journal.open().setDraft(.newEntry, text)
    try journal.open().setDraft(.entry(id), "")
    let store = try journal.open()
    #expect(try store.draft(.newEntry).map { Array($0.utf8) } == Array(text.utf8))
    #expect(try store.draft(.entry(id)) == "")
    #expect(try store.draft(.entry(EntryID(UUID()))) == nil)
    try store.removeDraft(.newEntry)
    #expect(try journal.open().draft(.newEntry) == nil)
    #expect(try journal.open().draft(.entry(id)) == "")
  }

  @Test
  func aDraftChangesNoList() throws {
    let journal = TemporaryJournal()
    let list = try EntryList(of: try journal.open(), days: try days(in: "UTC"))
    try journal.open().setDraft(.newEntry, "x")
    try list.reload()
    #expect(list.count == 0)
  }
}
