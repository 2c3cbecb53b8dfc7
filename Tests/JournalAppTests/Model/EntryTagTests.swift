import FoundationEssentials
import JournalApp
import Storage
import Testing

struct EntryTagTests {
  @Test(arguments: [
    ("@work and #fun", ["@work", "#fun"]), ("me@example.org", []), ("a/#b http://x/#y", []),
    ("C# and F#", []), ("# Title", []), ("## Title", []), ("(@a) \"#b\" @c.", ["@a", "#b", "@c"]),
    ("#a-b_c", ["#a-b_c"]), ("#-a- @_b_", ["#-a", "@_b"]), ("#- @_ @", []),
    ("#1 @2x", ["#1", "@2x"]),
    ("@@a ##b @#c", []), ("@a@b", ["@a"]), ("#Übung,@日本", ["#Übung", "@日本"]), ("は#日", []),
    ("@e\u{301}tat!", ["@e\u{301}tat"]), ("@\u{301}", []), ("&#39; a=#b", []),
    ("@a\n#b", ["@a", "#b"]),
    ("#👍", []), ("#a👍", ["#a"]), ("", []),
  ])
  func tagsAreWordsAfterASign(text: String, tags: [String]) {
    #expect(EntryTag.ranges(in: text).map { String(text.unicodeScalars[$0]) } == tags)
  }

  @Test
  func tagsAreCountedInTheSpellingOfTheFirst() throws {
    let store = try EntryStore(at: .memory)
    let first = try store.add("@Work #fun @work", timeZone: .gmt)
    let second = try store.add("@WORK", timeZone: .gmt)
    #expect(try store.names() == ["@Work 2", "#fun 1"])
    try store.update(first.id, text: "#Fun #new")
    #expect(try store.names() == ["#fun 1", "#new 1", "@Work 1"])
    try store.delete(second.id)
    #expect(try store.names() == ["#fun 1", "#new 1"])
    try store.restore(second.id)
    #expect(try store.names() == ["#fun 1", "#new 1", "@WORK 1"])
  }
}

extension EntryStore {
  fileprivate func names() throws -> [String] {
    try tags().map { "\($0.tag.name) \($0.count)" }
  }
}
