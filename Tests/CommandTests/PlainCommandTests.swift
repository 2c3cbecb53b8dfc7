import Foundation
import JournalApp
import Storage
import Testing

@testable import gatefold

struct PlainCommandTests {
  private let fixture: CommandFixture

  init() throws {
    fixture = try CommandFixture()
  }

  @Test
  func addSaysWhatItAddedAndWhen() throws {
    let outcome = try fixture.run("journal", "add", "Hello", "world")
    let form = try Regex("^Added [0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f-]{17} at 21:14\n$")
    #expect(outcome.output.contains(form))
    #expect((outcome.code, outcome.errors) == (0, ""))
    let past = try fixture.run("journal", "add", "yesterday 18:00: Rain")
    #expect(past.output.hasSuffix(" at 2026-11-29 18:00\n"))
    let given = try fixture.run("journal", "add", "--at", "3 Nov 2026 9:30", "2026-01-01 is text")
    #expect(given.output.hasSuffix(" at 2026-11-03 09:30\n"))
    #expect(
      try fixture.run("journal", "list").lines == [
        "    1  2026-11-30 21:14  Hello world", "    2  2026-11-29 18:00  Rain",
        "    3  2026-11-03 09:30  2026-01-01 is text",
      ]
    )
  }

  @Test(arguments: [
    ("a\n", "a"), ("a\r\nb\r\n\r\n", "a\nb"), ("\na\n", "\na"),
    ("Þetta er mín færsla", "Þetta er mín færsla"),
    ("2026-11-03 a\nb\n", "a\nb"), ("nul \u{0}\u{1b}[2J", "nul \u{0}\u{1b}[2J"),
  ])
  func addReadsStandardInput(input: String, text: String) throws {
    for words in [["journal", "add"], ["journal", "add", "-"]] {
      let fixture = try CommandFixture()
      fixture.isInputTerminal = words.count > 2
      fixture.input = Array(input.utf8)
      #expect(try fixture.run(words + ["--file", fixture.journal]).code == 0)
      let entry = try EntryStore(at: .file(path: fixture.journal)).entry(newerThanAllBut: 0)
      #expect(entry?.text == text)
    }
  }

  @Test
  func bytesThatAreNotUnicodeAreRepairedAndSaid() throws {
    fixture.input = [0x61, 0xc3, 0x0a]
    let outcome = try fixture.run("journal", "add", "-")
    #expect(outcome.code == 0)
    #expect(
      outcome.errors == "gatefold: bytes of the text that are not UTF-8 were replaced by U+FFFD\n"
    )
    #expect(try fixture.run("journal", "list").output.hasSuffix("a\u{fffd}\n"))
  }

  @Test(arguments: ["", " ", "\t\n", "\n\n"])
  func nothingIsAddedWhereNothingWasTyped(_ text: String) throws {
    fixture.input = Array(text.utf8)
    for word in ["-", text] {
      let outcome = try fixture.run("journal", "add", word)
      #expect(
        outcome
          == .init(code: 1, output: "", errors: "gatefold: nothing was added: there is no text\n")
      )
    }
    #expect(!FileManager.default.fileExists(atPath: fixture.journal))
  }

  @Test
  func wrongArgumentsAreAnotherExitCode() throws {
    let terminal = try fixture.run("journal", "add")
    #expect(
      terminal
        == .init(
          code: 2,
          output: "",
          errors: "gatefold: 'gatefold journal add' needs TEXT… | - after it\n"
        )
    )
    let date = try fixture.run("journal", "add", "--at", "someday", "x")
    #expect(date.code == 2 && date.errors.contains("'someday' is no time"))
    let filter = try fixture.run("journal", "search", "from:someday")
    #expect(filter.code == 2 && filter.errors.contains("someday is no date"))
  }

  @Test
  func showFindsByNumberAndByIdentifier() throws {
    try fixture.run("journal", "add", "yesterday: one\ntwo")
    let added = try fixture.run("journal", "add", "three").output
    let id = try #require(added.split(separator: " ").dropFirst().first.map(String.init))
    #expect(
      try fixture.run("journal", "show", "1").output
        == "Monday, 30 November 2026 at 21:14\n\(id)\n\nthree\n"
    )
    #expect(try fixture.run("journal", "show", id).output.hasSuffix("\n\nthree\n"))
    #expect(try fixture.run("journal", "show", "2").output.hasSuffix("\n\none\ntwo\n"))
    #expect(try fixture.run("journal", "list").lines.last == "    2  2026-11-29 21:14  one …")
    for word in ["3", "-", "nothing", "99999999999999999999"] {
      let outcome = try fixture.run("journal", "show", word)
      #expect(
        outcome == .init(code: 1, output: "", errors: "gatefold: there is no entry '\(word)'\n")
      )
    }
    #expect(try fixture.run("journal", "show", String(id.prefix(2))).errors.contains("several"))
    let json = try fixture.run("journal", "show", "2", "--json").output
    #expect(
      json.hasPrefix("{\"gatefold\": 1, \"entries\": [\n  {\"id\": ") && json.contains("one\\ntwo")
    )
  }

  @Test
  func searchKeepsTheNumbersOfTheList() throws {
    for text in ["rain", "sun @sea", "Rain again"] { try fixture.run("journal", "add", text) }
    #expect(
      try fixture.run("journal", "search", "RAIN").lines == [
        "    1  2026-11-30 21:14  Rain again", "    3  2026-11-30 21:14  rain",
      ]
    )
    #expect(try fixture.run("journal", "search", "@sea").lines.count == 1)
    #expect(try fixture.run("journal", "search", "nothing").output.isEmpty)
    #expect(try fixture.run("journal", "search", "from:2026-12-01").output.isEmpty)
  }

  @Test
  func listInJSONCanBeImported() throws {
    for text in ["yesterday: one", "two", "three"] { try fixture.run("journal", "add", text) }
    let json = try fixture.run("journal", "list", "--json").output
    let other = try CommandFixture()
    other.input = Array(json.utf8)
    #expect(try other.run("journal", "import", "-").output == "Imported 3 entries\n")
    #expect(try other.run("journal", "list").output == fixture.run("journal", "list").output)
  }

  @Test
  func exportFollowsTheFilter() throws {
    for text in ["2026-11-03 09:30 rain", "sun"] { try fixture.run("journal", "add", text) }
    let text = try fixture.run("journal", "export", "--format", "text", "rain").output
    #expect(text == "[2026-11-03 09:30] rain\n")
    let markdown = try fixture.run("journal", "export", "--format=markdown").output
    #expect(markdown.hasPrefix("# Tuesday, 3 November 2026\n\n## 09:30\n\nrain\n\n# Monday, 30"))
    #expect(try fixture.run("journal", "export").output.hasPrefix("{\"gatefold\": 1,"))
  }

  @Test
  func importSaysWhatItTookAndWhatItCouldNot() throws {
    let file = try fixture.write(
      "Notes\n\n[2013-06-09 15:39] A\n\n[2013-02-30 15:39] B\nb\n\n[2013-06-10 15:39] C *\n",
      to: "j.txt"
    )
    #expect(
      try fixture.run("journal", "import", file)
        == .init(
          code: 1,
          output: "Imported 2 entries; 3 lines could not be read:\n",
          errors: """
            \(file):1: belongs to no entry: 'Notes'
            \(file):5-6: has no date of the years 1 to 4000: '[2013-02-30 15:39] B'

            """
        )
    )
    #expect(
      try fixture.run("journal", "import", file).output
        == "Imported 0 entries, 2 already there; 3 lines could not be read:\n"
    )
    #expect(try fixture.run("journal", "list").lines.first == "    1  2013-06-10 15:39 *C")
  }

  @Test
  func importGoesOnAfterAFileThatItRefuses() throws {
    let good = try fixture.write("[2013-06-09 15:39] A\n", to: "good.txt")
    let bad = try fixture.write("[{\"id\":0,\"date\"", to: "bad.json")
    let outcome = try fixture.run("journal", "import", bad, fixture.folder + "/none", good)
    #expect(outcome.code == 1)
    #expect(outcome.output == "\(good): Imported 1 entry\n")
    #expect(
      outcome.errors == """
        gatefold: \(bad): it is no whole JSON: it ends at line 1, column 16
        gatefold: \(fixture.folder)/none: it cannot be read: No such file or directory

        """
    )
  }

  @Test
  func anotherStoreIsMerged() throws {
    let other = try CommandFixture()
    for text in ["one", "two"] { try other.run("journal", "add", text) }
    #expect(try fixture.run("journal", "import", other.journal).output == "Imported 2 entries\n")
    let again = try fixture.run("journal", "import", other.journal)
    #expect(again == .init(code: 0, output: "Imported 0 entries, 2 already there\n", errors: ""))
    let foreign = fixture.folder + "/foreign.db"
    let database = Schema(applicationID: 7, migrations: [Migration("CREATE TABLE t (x)")])
    _ = try Database(at: .file(path: foreign), schema: database).connect()
    let refused = try fixture.run("journal", "import", foreign)
    #expect(refused.code == 1 && refused.errors.contains("belongs to another program"))
  }

  @Test
  func checkFindsDamage() throws {
    let text = (0..<200).map { "[2013-06-09 15:39] entry \($0)" }.joined(separator: "\n")
    try fixture.run("journal", "import", try fixture.write(text, to: "j.txt"))
    #expect(try fixture.run("journal", "check").output == "The journal is sound: 200 entries\n")
    let url = URL(filePath: fixture.journal)
    var bytes = try Data(contentsOf: url)
    bytes.replaceSubrange(8192..<12_288, with: Data(repeating: 0xaa, count: 4096))
    try bytes.write(to: url)
    let outcome = try fixture.run("journal", "check")
    #expect(outcome.code == 1)
    #expect(outcome.output.isEmpty && !outcome.errors.isEmpty)
  }

  @Test
  func lookingCreatesNoFile() throws {
    for words in [["list"], ["show", "1"], ["search", "x"], ["export"], ["check"]] {
      let outcome = try fixture.run(["journal"] + words + ["--file", fixture.journal])
      #expect(outcome.code == 1)
      #expect(outcome.errors == "gatefold: there is no file \(fixture.journal)\n")
    }
    fixture.variables["XDG_DATA_HOME"] = fixture.folder + "/data"
    #expect(try fixture.run(["journal", "list"]) == .init(code: 0, output: "", errors: ""))
    #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.folder) == [])
  }

  @Test
  func whatCannotBeOpenedIsLeftAsItIs() throws {
    let file = try fixture.write("no database, but long enough to be one\n", to: "journal.sqlite")
    for words in [["add", "x"], ["list"], ["import", file], ["check"]] {
      let outcome = try fixture.run(["journal"] + words + ["--file", file])
      #expect(outcome.code == 1)
      let sentence = "'s; it was left as it is\n"
      #expect(outcome.errors == "gatefold: \(file) is not a file of gatefold" + sentence)
    }
    #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("no database"))
  }

  @Test
  func aTimeZoneThatIsNotKnownIsSaid() throws {
    fixture.variables["TZ"] = "Nowhere/Land"
    let outcome = try fixture.run("journal", "add", "x")
    #expect(outcome.errors == "gatefold: TZ=Nowhere/Land names no time zone: times are UTC\n")
    #expect(outcome.output.hasSuffix(" at 20:14\n"))
  }
}
