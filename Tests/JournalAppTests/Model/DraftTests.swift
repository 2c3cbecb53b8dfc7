import FoundationEssentials
import Glibc
import Storage
import Testing

@testable import JournalApp

struct DraftTests {
  private let journal = TemporaryJournal()
  private let nobody = DraftOwner(text: "")

  private func draft(
    _ text: String,
    _ owner: DraftOwner,
    _ key: DraftKey = .newEntry
  ) -> Draft {
    var draft = Draft(key, base: "base", owner: owner)
    draft.text = text
    return draft
  }

  @Test
  func draftsOutliveTheProgramUntilTheyAreRemoved() throws {
    let id = EntryID(UUID())
    var first = draft("first", nobody)
    let other = draft("other", nobody, .entry(id))
    try journal.open().setDraft(other)
    try journal.open().setDraft(first)
    first.text = "half a sen\u{0}\r\n\u{1b}e\u{301}"
    try journal.open().setDraft(first)
    let store = try journal.open()
    let found = try store.drafts(for: DraftOwner())
    #expect(Set(found) == [first, other])
    #expect(found.contains { Array($0.text.utf8) == Array(first.text.utf8) })
    try store.removeDraft(first)
    #expect(try journal.open().drafts(for: DraftOwner()) == [other])
  }

  @Test
  func aDraftThatIsBeingTypedElsewhereIsNotOffered() throws {
    let store = try journal.open()
    let (mine, theirs) = (DraftOwner(), DraftOwner())
    try store.setDraft(draft("theirs", theirs))
    #expect(try store.takeDraft(.newEntry, for: mine) == nil)
    #expect(try store.takeDraft(.newEntry, for: theirs)?.text == "theirs")
  }

  @Test
  func whatIsTakenIsTakenByOneOnly() throws {
    let store = try journal.open()
    for text in ["older", "newer"] { try store.setDraft(draft(text, nobody)) }
    let owners = [DraftOwner(), DraftOwner(), DraftOwner()]
    let taken = try owners.map { try journal.open().takeDraft(.newEntry, for: $0)?.text }
    #expect(Set(taken.compactMap { $0 }) == ["older", "newer"] && taken[2] == nil)
  }

  @Test
  func anOwnerRunsAsLongAsItsProcess() async throws {
    let owner = DraftOwner()
    #expect(owner.isRunning)
    let path = journal.path
    _ = try journal.open()
    await #expect(processExitsWith: .success) { [path = path as String] in
      let write = { @MainActor in
        let store = try EntryStore(at: .file(path: path))
        var draft = Draft(.newEntry, owner: DraftOwner())
        draft.text = "ended"
        try store.setDraft(draft)
      }
      try await write()
    }
    #expect(try journal.open().takeDraft(.newEntry, for: owner)?.text == "ended")
    for text in ["", "1", "1 2 3 4", "x y z w", "-1 - - -"] {
      #expect(!DraftOwner(text: text).isRunning)
    }
  }

  @Test
  func anOwnerThatHasEndedDoesNotRunThoughNobodyHasWaitedForIt() throws {
    var process = pid_t()
    let words: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("600"), nil]
    defer { for word in words { free(word) } }
    try #require(posix_spawnp(&process, "sleep", nil, nil, words, environ) == 0)
    let owner = DraftOwner(process: process)
    #expect(owner.isRunning)
    kill(process, SIGKILL)
    var information = siginfo_t()
    try #require(waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) == 0)
    #expect(!owner.isRunning)
    #expect(waitpid(process, nil, 0) == process)
  }

  @Test
  func aDraftChangesNoList() throws {
    let list = try EntryList(of: try journal.open(), days: try days(in: "UTC"))
    try journal.open().setDraft(draft("x", nobody))
    try list.reload()
    #expect(list.count == 0)
  }
}
