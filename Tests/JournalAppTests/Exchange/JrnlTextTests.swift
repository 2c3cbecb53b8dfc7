import FoundationEssentials
import Testing

@testable import JournalApp

struct JrnlTextTests {
  private func read(_ text: String) throws -> ImportResult {
    try JournalReader(days: days(in: "GMT")).read(Array(text.utf8))
  }

  @Test(arguments: [
    ("[2013-06-09 15:39] A", ["A"]), ("[2013-06-09 15:39] A\nB\n\n\n", ["A\nB"]),
    ("[2013-06-09 15:39] A\n\n[2013-06-09 15:40] B\n", ["A", "B"]),
    ("[2013-06-09 15:39]\n[2013-06-09 15:40] B", ["", "B"]),
    ("[2013-06-09 15:39] A\r\n\r\nB\r\n[2013-06-09 15:40] C\r\n", ["A\n\nB", "C"]),
    ("[2013-06-09 15:39] A\rB\r[2013-06-09 15:40] C", ["A\nB", "C"]),
    ("\u{feff}[2013-06-09 15:39] A", ["A"]), ("\n\n[2013-06-09 15:39] A", ["A"]),
    ("[2013-06-09 15:39] A\n[1] note\n[x] done\n[link](u)", ["A\n[1] note\n[x] done\n[link](u)"]),
    ("[2013-06-09 15:39] A\n[ashasd7zdskhz] B", ["A\n[ashasd7zdskhz] B"]),
    ("[2013-06-09 15:39] A\n[192.168.1.1] B", ["A\n[192.168.1.1] B"]),
    ("[2013-06-09 15:39] A\n[2013-06-09 15:40]B", ["A\n[2013-06-09 15:40]B"]),
    ("[2013-06-09 15:39] A\n2013-06-09 15:40 B", ["A\n2013-06-09 15:40 B"]),
    ("2013-06-09 15:39 A\n[2013-06-09 15:40] B", ["A\n[2013-06-09 15:40] B"]),
    ("2013-06-09 03:39 PM A\n\n09.06.2013 15:40 B *\n", ["A", "B"]),
    ("[2013-06-09 15:39] a\u{0}b\u{1b}[2J\u{85}\u{2028}c", ["a\u{0}b\u{1b}[2J\u{85}\u{2028}c"]),
  ])
  func entriesBeginWithDates(text: String, entries: [String]) throws {
    let result = try read(text)
    #expect(result.entries.map { Array($0.text.utf8) } == entries.map { Array($0.utf8) })
    #expect(result.problems == [])
  }

  @Test(arguments: [
    ("Great *", "Great", true), ("Great *\nbody *", "Great\nbody *", true), ("*", "", true),
    ("**bold**", "**bold**", false), ("Great*", "Great*", false), ("a * b", "a * b", false),
    ("body\nGreat *", "body\nGreat *", false), ("Great * ", "Great *", false), ("* ", "*", false),
  ])
  func aStarIsAtTheEndOfTheTitle(text: String, kept: String, isStarred: Bool) throws {
    let entry = try #require(try read("[2013-06-09 15:39] " + text).entries.first)
    #expect(entry.text == kept)
    #expect(entry.isStarred == isStarred)
  }

  @Test
  func whatIsNotReadIsReportedByLine() throws {
    let result = try read(
      """

      Notes at the top
      of the file

      [2019-02-29 10:00] no such day
      goes on

      [2019-02-28 10:00] fine
      """
    )
    #expect(result.entries.map(\.text) == ["fine"])
    #expect(result.entries.map(\.line) == [8])
    #expect(
      result.problems == [
        ImportProblem(.outsideOfEntries("Notes at the top"), line: 2, lastLine: 3),
        ImportProblem(.impossibleDate("[2019-02-29 10:00] no such day"), line: 5, lastLine: 6),
      ]
    )
  }

  @Test(arguments: [
    ("[25/12/2013 10:00] A\n[03/04/2013 10:00] B", "2013-04-03", false),
    ("[12/25/2013 10:00] A\n[03/04/2013 10:00] B", "2013-03-04", false),
    ("[03/04/2013 10:00] B", "2013-03-04", true),
  ])
  func theFileTellsWhetherTheDayComesFirst(text: String, day: String, isGuess: Bool) throws {
    let result = try read(text)
    let entry = try #require(result.entries.last)
    #expect(entry.stamp.hasPrefix(day))
    #expect(result.problems == (isGuess ? [ImportProblem(.guessedMonthFirst)] : []))
  }

  @Test
  func linesThatAreNotUnicodeAreRepairedAndReported() throws {
    let head = Array("[2013-06-09 15:39] a".utf8)
    let bytes = head + [0xff, 0x0a, 0xc3, 0x0a] + Array("fine\n".utf8) + [0x80]
    let result = try JournalReader(days: days(in: "GMT")).read(bytes)
    #expect(result.entries.map(\.text) == ["a\u{fffd}\n\u{fffd}\nfine\n\u{fffd}"])
    #expect(
      result.problems == [
        ImportProblem(.notUnicode, line: 1, lastLine: 2), ImportProblem(.notUnicode, line: 4),
      ]
    )
  }

  @Test(arguments: [
    "a", "", "a\nb", "a *", "*", "* ", " *  ", "a * \n*", "[2013-06-09 15:39] x",
    "a\n[2013-06-09 15:39] x", "a\n [2013-06-09 15:39] x", "a\n  [2013-06-09 15:39]",
    "a\n[2019-02-29 10:00] x", "\n\na", " a \n b", "a\n[1] b", "a\u{0}\u{1b}[31m\u{202e}\n\u{2028}",
  ])
  func aTextComesBackAsItWas(_ text: String) throws {
    for isStarred in [false, true] {
      let encoded = JrnlText.encode(JrnlText.escape(text), isStarred: isStarred)
      let result = try read("[2013-06-09 15:39] \(encoded)\n\n[2013-06-09 15:40] next\n")
      #expect(result.entries.map(\.text) == [text, "next"])
      #expect(result.entries.first?.isStarred == isStarred)
    }
  }
}
