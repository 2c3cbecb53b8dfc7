import FoundationEssentials
import JournalApp
import Storage
import Testing

struct EntryFilterTests {
  /// Whether a text passes a filter; the store's index has to say the same.
  private func passes(_ text: String, _ filter: String) throws -> Bool {
    let store = try EntryStore(at: .memory)
    let entry = try store.add(text, timeZone: .gmt)
    let filter = try EntryFilter(typed: filter)
    let found = try store.newestEntries(passing: filter, limit: 10)
    #expect(found == (filter.matches(entry) ? [entry] : []))
    #expect(filter.isEmpty || found.isEmpty || !filter.ranges(in: text).isEmpty)
    return !found.isEmpty
  }

  @Test(arguments: [
    ("", "anything"), ("  \t", "anything"), ("logica", "CNC.LÓGICA"), ("LÓGICA", "logica"),
    ("sie", "Dogadanie się"), ("lodz", "Łódź"), ("tieng viet", "Tiếng Việt"),
    ("tie\u{302}\u{301}ng", "tiếng"), ("strasse", "Straße"), ("STRAẞE", "strasse"),
    ("istanbul", "İSTANBUL"), ("οδος", "ΟΔΌΣ"), ("елка", "Ёлка"), ("и\u{306}", "й"),
    ("þetta", "ÞETTA"), ("日本", "今日は日本晴れ"), ("👍", "ok👍"), ("cafe", "cafe\u{301}"),
    ("b a", "a b"), ("a\u{0}b", "x a\u{0}bx"), ("smørrebrod", "Smørrebrød"), ("احمد", "أحمد"),
    ("ware", "soft\u{ad}ware hardware"), ("wor", "hello, World!"), ("don't", "I don't"),
    ("日", "𠮟日"), ("𠮟", "a𠮟b"), ("국어", "한국어를"), ("สวัส", "กสวัสดี"), ("हिन्", "हिन्दी"),
    ("ᏣᎳ", "ꮳꮃꭹ"), ("👨‍👩‍👧", "x👨‍👩‍👧‍👦"), ("🇩🇪", "in 🇩🇪"), ("€5", "costs €50"), ("x²", "x²+1"),
    ("-> --", "none asks for anything"), ("key:value", "a key: value"),
    ("http://a.b", "see http://a.b/c"),
  ])
  func wordsAreFoundWithoutCaseAndDiacritics(filter: String, text: String) throws {
    if filter.contains("ware") {
      #expect(try !passes(text, filter))
    } else {
      #expect(try passes(text, filter))
    }
  }

  @Test(arguments: [
    ("x", ""), ("ab", "a b"), ("a c", "a b"), ("カ", "ガ"), ("が", "か"), ("ello", "hello"),
    ("longer than the text", "long"), ("本日", "日本"), ("a-b", "a x b"), ("AND", "or"),
  ])
  func everyWordHasToBeginOne(filter: String, text: String) throws {
    #expect(try !passes(text, filter))
  }

  @Test(arguments: [
    ("\"met the\"", "We met the team", true), ("\"met team\"", "We met the team", false),
    ("\"the te\"", "the team", false), ("\"the te", "the team", true),
    ("“met the”", "met the", true), ("\"\"", "anything", true), ("\"", "anything", true),
    ("team \"met the\"", "Team: met the", true), ("a\"b", "a b", true),
    ("\"from:2026\"", "from 2026", true), ("\"日本\"", "今日本", true), ("\"@x\"", "x", true),
  ])
  func whatIsInQuotesStandsSideBySide(filter: String, text: String, isFound: Bool) throws {
    #expect(try passes(text, filter) == isFound)
  }

  @Test(arguments: [
    ("@work", "at @Work today", true), ("@work ", "@workshop", false), ("@work", "work", false),
    ("@work", "@workshop", true), ("#work ", "@work", false), ("@müller ", "with @MULLER.", true),
    ("#a-b ", "#a-b", true), ("#a-b ", "#a_b", false), ("#a ", "#a-b", false),
    ("@work #fun", "#fun and @work", true), ("@work #fun", "#fun", false), ("#日本 ", "(#日本)", true),
    ("@", "anything", true), ("me@example.org", "me@example.org", true),
  ])
  func aTagIsFoundAsAWhole(filter: String, text: String, isFound: Bool) throws {
    #expect(try passes(text, filter) == isFound)
  }

  @Test
  func onlyStarsPassIfTheyAreAskedFor() throws {
    let store = try EntryStore(at: .memory)
    let entries = try ["a star", "a ★", "a planet"].map { try store.add($0, timeZone: .gmt) }
    let starred = try #require(try store.setStarred(true, entries[0].id))
    #expect(try store.newestEntries(passing: .init(typed: "is:starred"), limit: 9) == [starred])
    #expect(try store.newestEntries(passing: .init(typed: "plan IS:Starred"), limit: 9) == [])
    #expect(try store.newestEntries(passing: .init(typed: "★"), limit: 9) == [entries[1]])
    try store.setStarred(false, starred.id)
    #expect(try store.newestEntries(passing: .init(typed: "is:starred"), limit: 9) == [])
  }

  @Test(arguments: [
    ("on:2026-11-29", "2026-11-28T23:00:00Z", "2026-11-29T22:59:59.999Z"),
    ("on:today", "2026-11-28T23:00:00Z", "2026-11-29T22:59:59.999Z"),
    ("on:Yesterday", "2026-11-27T23:00:00Z", "2026-11-28T22:59:59.999Z"),
    ("on:2026-11", "2026-10-31T23:00:00Z", "2026-11-30T22:59:59.999Z"),
    ("on:2026", "2025-12-31T23:00:00Z", "2026-12-31T22:59:59.999Z"),
    ("from:2026-11-28 to:2026-11-29", "2026-11-27T23:00:00Z", "2026-11-29T22:59:59.999Z"),
    ("to:today from:2026-03-29", "2026-03-28T23:00:00Z", "2026-11-29T22:59:59.999Z"),
    ("from:2024-02-29 to:2024-2-29", "2024-02-28T23:00:00Z", "2024-02-29T22:59:59.999Z"),
  ])
  func datesBoundTheDay(filter: String, first: String, last: String) throws {
    let filter = try EntryFilter(typed: filter)
    #expect(filter.problem == nil)
    let store = try EntryStore(at: .memory)
    let ends = try store.add([first, last])
    let (early, late) = (ends[0].date.addingTimeInterval(-0.001), ends[1].date + 0.001)
    let outside = try [early, late].map { try store.add("", date: $0, timeZone: .gmt) }
    #expect((ends + outside).map(filter.matches) == [true, true, false, false])
    #expect(try store.newestEntries(passing: filter, limit: 9) == ends.reversed())
  }

  @Test(arguments: [
    "from:", "to:x", "on:2026-13", "on:2026-02-30", "on:2026-11-03-01", "on:26", "on:-2026", "is:",
    "is:open", "from:99999", "on:2026-", "on:٢٠٢٦", "to:0000",
  ])
  func whatIsNotUnderstoodIsToldAndLeftOut(filter: String) throws {
    let filter = try EntryFilter(typed: "rain " + filter)
    let problem = try #require(filter.problem)
    #expect(!problem.sentence.isEmpty)
    #expect(try filter.matches(EntryStore(at: .memory).add("Rain", timeZone: .gmt)))
  }

  @Test
  func tooManyWordsAreTold() throws {
    let filter = try EntryFilter(typed: (0..<5000).map { "word\($0)" }.joined(separator: " "))
    #expect(filter.problem == .tooLong)
    #expect(try EntryStore(at: .memory).newestEntries(passing: filter, limit: 1) == [])
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func noFilterIsTooStrange(seed: UInt64) throws {
    var random = SeededGenerator(state: seed)
    let pieces = [
      "\"", "*", "(", ")", "^", "+", "-", ":", "words", "labels :", "AND", "NOT", "NEAR(", "{", "a",
      "@", "#", "é", "日", "👍🏽", "\u{0}", "\u{301}", "\u{200d}", " ", "from:", "2026", "'", ";", "★",
    ]
    let text = (0..<Int.random(in: 1..<30, using: &random))
      .compactMap { _ in pieces.randomElement(using: &random) }.joined()
    _ = try passes(text, text)
    _ = try passes(String(text.reversed()), text)
  }

  @Test(arguments: [
    ("cof", "Coffee, cofounder", ["Cof", "cof"]), ("stras", "Straße", ["Straß"]),
    ("cafe", "cafe\u{301}s", ["cafe\u{301}"]), ("日本", "今日本日本", ["日本", "日本"]),
    ("\"a b\"", "a b a, b ab", ["a b", "a, b"]), ("a ab", "abc", ["ab"]),
    ("@work x", "@Work x", ["@Work", "x"]), ("work @work", "@Work", ["@Work"]),
    ("is:starred", "starred", []), ("", "all", []), ("👍", "👍🏽", ["👍"]),
  ])
  func matchesAreShownWhereTheyAre(filter: String, text: String, parts: [String]) throws {
    let ranges = try EntryFilter(typed: filter).ranges(in: text)
    #expect(ranges.map { String(text.unicodeScalars[$0]) } == parts)
  }
}

extension EntryFilter {
  /// A filter typed on 29 November 2026 at 21:14 in Berlin.
  init(typed text: String) throws {
    self.init(
      text,
      days: try days(in: "Europe/Berlin"),
      now: try instant("2026-11-29T20:14:00Z"),
      isBeingTyped: true
    )
  }
}
