import FoundationEssentials
import Storage
import Testing

@testable import JournalApp

struct ExchangeRoundTripTests {
  /// Texts that some program chokes on.
  private static let hostile = [
    "", " ", "\n", "\n\na\n\n", "a\nb", "nul \u{0} in it", "\u{1b}[2J\u{1b}]0;title\u{7}",
    "\u{9b}31m C1 \u{85}", "\u{2028}\u{2029}", "\u{202e}desrever\u{2066}x\u{2069}", "\u{feff}mark",
    "e\u{301} é ﷺ 👨‍👩‍👧‍👦 🇩🇪 ⚠️", "\u{fffd}", "\u{e000}\u{10ffff}\u{fffe}", "\"\\/\u{8}\u{c}\t",
    "{\"gatefold\": 1}", "[2013-06-09 15:39] x", "a\n[2013-06-09 15:39] x", "star *", "*", "@a #b",
    "</plist>", "\u{7f}", String(repeating: "long ", count: 40_000),
  ]

  @Test
  func ownJSONKeepsEverything() throws {
    let store = try EntryStore(at: .memory)
    for (index, text) in Self.hostile.enumerated() {
      let date = Date(milliseconds: Int64(index) * 86_400_001 - 1_000_000_000_000)
      let zone = try #require(TimeZone(identifier: index % 2 == 0 ? "Asia/Tokyo" : "GMT"))
      let entry = try store.add(text, date: date, timeZone: zone)
      if index % 3 == 0 { try store.setStarred(true, entry.id) }
    }
    let doomed = try store.add("gone", timeZone: .gmt)
    try store.delete(doomed.id)
    let json = try store.exported(as: .json)

    let other = try EntryStore(at: .memory)
    let report = try other.take(json, zone: "America/Sao_Paulo")
    #expect(report.added == Self.hostile.count)
    #expect(try other.allEntries() == store.allEntries())
    #expect(try other.exported(as: .json) == json)
    #expect(try other.take(json).added == 0)
    #expect(try store.take(json).added == 0)
    #expect(
      try store.allEntries().map { Array($0.text.utf8) } == Self.hostile.map { Array($0.utf8) }
    )
  }

  @Test
  func jsonHasNoCharacterThatGivesOrders() throws {
    let store = try EntryStore(at: .memory)
    for text in Self.hostile { try _ = store.add(text, timeZone: .gmt) }
    let json = try store.exported(as: .json)
    let unwanted = json.unicodeScalars.filter {
      let category = $0.properties.generalCategory
      return $0 != "\n" && $0 != "\u{200d}" && (category == .control || category == .lineSeparator)
        || (0x202a...0x202e).contains($0.value) || (0x2066...0x2069).contains($0.value)
    }
    #expect(Array(unwanted) == [])
  }

  @Test(arguments: ["GMT", "Europe/Berlin", "America/St_Johns", "Australia/Lord_Howe"])
  func jrnlTextComesBackAsTheSameEntries(zone: String) throws {
    let journal = """
      [2013-06-09 15:39] My first entry.
      Everything is alright

      [2013-06-09 15:39] The same minute *

      [2013-06-09 15:39] The same minute

      [2013-06-09 15:39] The same minute

      [2013-07-10 15:40:20] With seconds @tag

      body
       [2013-06-09 15:40] escaped

      [2025-10-26 02:30] Shown twice
      [2026-03-29 02:30] Skipped
      """
    let store = try EntryStore(at: .memory)
    #expect(try store.take(journal, zone: zone).added == 7)
    let text = try store.exported(as: .text, zone: zone)
    let other = try EntryStore(at: .memory)
    #expect(try other.take(text, zone: zone).added == 7)
    #expect(try other.exported(as: .text, zone: zone) == text)
    #expect(try contents(other) == contents(store))
    #expect(try store.take(text, zone: zone).unchanged == 7)
    #expect(try store.take(journal, zone: zone).unchanged == 7)
  }

  /// What an entry says, without its identity: a skipped time comes back as another one.
  private func contents(_ store: EntryStore) throws -> [[String]] {
    try store.allEntries()
      .map { [InstantFormat.string($0.date), $0.text, $0.isStarred ? "*" : ""] }
  }

  @Test
  func ownEntriesAsTextAreKnownWhenTheyComeBack() throws {
    let zone = "Europe/Berlin"
    let store = try EntryStore(at: .memory)
    for text in ["a", "a", "b *", "c\n [2020-01-01 10:00] d", "e\n\n\n"] {
      let date = try instant("2025-10-26T01:30:20.789Z")
      _ = try store.add(text, date: date, timeZone: .gmt)
    }
    let text = try store.exported(as: .text, zone: zone)
    #expect(text.hasPrefix("[2025-10-26 02:30:20+01:00] a\n"))
    #expect(try store.take(text, zone: zone).unchanged == 5)
  }

  @Test
  func markdownHasAHeadingForEachDayAndEntry() throws {
    let store = try EntryStore(at: .memory)
    for (date, text) in [
      ("2026-11-28T10:00:00Z", "Rain"), ("2026-11-29T08:02:00Z", ""),
      ("2026-11-29T20:14:00Z", "Met the team\n\n- salt mine"),
    ] {
      let entry = try store.add(text, date: instant(date), timeZone: .gmt)
      if text == "Rain" { try store.setStarred(true, entry.id) }
    }
    #expect(
      try store.exported(as: .markdown, zone: "Europe/Berlin") == """
        # Saturday, 28 November 2026

        ## 11:00 ★

        Rain

        # Sunday, 29 November 2026

        ## 09:02

        ## 21:14

        Met the team

        - salt mine

        """
    )
  }

  @Test
  func anEmptyJournalIsWrittenAndRead() throws {
    let store = try EntryStore(at: .memory)
    #expect(try store.exported(as: .text).isEmpty)
    #expect(try store.exported(as: .markdown).isEmpty)
    #expect(try store.take(store.exported(as: .json)) == MergeReport())
  }
}
