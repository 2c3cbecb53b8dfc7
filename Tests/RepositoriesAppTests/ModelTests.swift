import Foundation
import GatefoldKit
import GitHub
import Storage
import Testing

@testable import RepositoriesApp

extension RepositoriesTests {
  /// Orders, filters, numbers, dates and texts.
  struct ModelTests {
    private static let repositories: [Repository] = [
      .sample(1, "x", "beta", stars: 5, issues: 0, days: 3),
      .sample(2, "x", "Alpha", stars: 5, issues: 9, days: 1),
      Repository(id: 3, owner: "x", name: "gamma"),
      .sample(4, "x", "delta", stars: 70, issues: 2, days: 2),
    ]

    @Test(arguments: [
      (RepositorySort.pushed, ["Alpha", "delta", "beta", "gamma"]),
      (.name, ["Alpha", "beta", "delta", "gamma"]), (.stars, ["delta", "Alpha", "beta", "gamma"]),
      (.issues, ["Alpha", "delta", "beta", "gamma"]),
    ])
    func repositoriesAreSortedAndWhatIsNotKnownComesLast(_ sort: RepositorySort, names: [String]) {
      let order = sort.order(of: Self.repositories)
      #expect(order.map { Self.repositories[$0].name } == names)
    }

    @Test func ordersGoRound() {
      var sort = RepositorySort.pushed
      for _ in RepositorySort.allCases { sort = sort.next }
      #expect(sort == .pushed)
    }

    @Test(arguments: [
      ("alp", ["Alpha"]), ("SWIFT what", ["beta", "Alpha", "delta"]), ("cli beta", ["beta"]),
      ("zzz", []), ("", ["beta", "Alpha", "gamma", "delta"]), ("x gam", ["gamma"]),
    ])
    func aFilterFindsAllWordsSomewhere(_ text: String, names: [String]) {
      let words = RepositoryFilter(text).remaining(forUser: ["x", "Xenia Young"])
      let found = Self.repositories.filter { SearchText(of: $0).contains(words) }
      #expect(found.map(\.name) == names)
    }

    @Test(arguments: [
      ("hello-world", "o", ["o", "o"]), ("hello-world", "hel llo", ["hello"]), ("abc", "x", []),
      ("Hello", "HELLO", ["Hello"]), ("İstanbul", "i", []),
    ])
    func whatWasFoundIsMarkedOnce(_ name: String, text: String, parts: [String]) {
      let ranges = RepositoryFilter(text).ranges(in: name)
      #expect(ranges.map { String(name[$0]) } == parts)
    }

    @Test(arguments: [
      (0, "0"), (999, "999"), (1_000, "1k"), (1_249, "1.2k"), (9_999, "9.9k"), (10_000, "10k"),
      (999_999, "999k"), (1_000_000, "1M"), (1_500_000_000, "1.5G"), (-5, "-5"),
    ])
    func numbersAreShort(_ number: Int, text: String) {
      #expect(CompactNumber.short(number) == text)
    }

    @Test(arguments: [(0, "0"), (999, "999"), (1_000, "1,000"), (-1_234_567, "-1,234,567")])
    func numbersHaveGroupsOfDigits(_ number: Int, text: String) {
      #expect(CompactNumber.long(number) == text)
    }

    nonisolated private static let ages: [(Double, String, String)] = [
      (0, "just now", "now"), (-500, "just now", "now"), (59, "just now", "now"),
      (60, "1 minute ago", "1 min"), (7_199, "1 hour ago", "1 h"), (86_400, "1 day ago", "1 d"),
      (86_400 * 29, "29 days ago", "29 d"), (86_400 * 31, "1 month ago", "1 mo"),
      (86_400 * 800, "2 years ago", "2 y"),
    ]

    @Test(arguments: ages)
    func agesAreInTheirLargestUnit(_ seconds: Double, long: String, short: String) {
      let date = Repositories.start.addingTimeInterval(-seconds)
      #expect(DateText.age(of: date, now: Repositories.start) == long)
      #expect(DateText.shortAge(of: date, now: Repositories.start) == short)
    }

    @Test func datesAreOfThePersonsZone() throws {
      let dates = DateText(timeZone: try #require(TimeZone(secondsFromGMT: 14 * 3_600)))
      #expect(dates.day(of: Repositories.start) == "2026-12-01")
      #expect(dates.time(of: Repositories.start) == "02:00")
    }

    @Test(arguments: [(0, "0 kB"), (999, "999 kB"), (3_456, "3.4 MB"), (2_000_000, "2.0 GB")])
    func sizesAreInTheirLargestUnit(_ size: Int, text: String) {
      #expect(SizeText.text(kilobytes: size) == text)
    }

    nonisolated private static let readmes: [(String, String)] = [
      ("<p align=\"center\">\n<b>Hi</b>\n</p>", "Hi"), ("a<!-- x\ny -->b", "ab"),
      ("a <!-- x", "a "),
      ("[![Build](b.svg)](https://ci)\nText", "Text"),
      ("![Logo][l]\n\n\n\nText\n\n\nMore", "Text\n\nMore"),
      ("List<String> and a < b", "List<String> and a < b"),
      ("```\n<b>kept</b>\n\n\nx\n```", "```\n<b>kept</b>\n\n\nx\n```"),
      ("https://x.example/<br/>y", "https://x.example/y"),
    ]

    @Test(arguments: readmes)
    func whatOnlyPagesShowIsLeftOutOfAReadme(_ text: String, shown: String) {
      #expect(ReadmeText.withoutPageMarks(text) == shown)
    }

    @Test func aReadmeIsReadAsFarAsAScreenNeeds() {
      let long = ReadmeText.beginning(of: String(repeating: "line\n", count: 10_000))
      #expect(long.goesOn && long.text.split(separator: "\n").count == ReadmeText.lineLimit)
      let wide = ReadmeText.beginning(of: String(repeating: "x", count: 1_000_000))
      #expect(wide.goesOn && wide.text.utf8.count <= ReadmeText.byteLimit)
      #expect(ReadmeText.beginning(of: "a\nb").goesOn == false)
    }

    @Test(arguments: 0..<120, RepositorySort.allCases)
    func columnsAreStraightAndInTheWidth(_ width: Int, sort: RepositorySort) {
      let columns = RepositoryColumns(width: width, sort: sort)
      let last = columns.columns.last.map { $0.x + $0.column.width }
      #expect((last ?? columns.nameWidth) == width)
      #expect(columns.columns.isEmpty || columns.nameWidth >= RepositoryColumns.leastName)
      let ends = [columns.nameWidth] + columns.columns.map { $0.x + $0.column.width }
      #expect(zip(columns.columns, ends).allSatisfy { $0.x == $1 + RepositoryColumns.gap })
    }
  }
}
