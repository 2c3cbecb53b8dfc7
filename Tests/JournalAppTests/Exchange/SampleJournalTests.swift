import Foundation
import Storage
import Testing

@testable import JournalApp

/// The journals of other programs' own tests, where a checkout has them beside it.
@Suite(.enabled(if: SampleJournals.areThere, "there are no sample journals beside the checkout"))
struct SampleJournalTests {
  @Test(arguments: SampleJournals.taken)
  func isTaken(_ sample: SampleJournals.Taken) throws {
    let result = try SampleJournals.reader(zone: "Europe/Berlin").read(at: sample.path)
    #expect(result.format == sample.format)
    #expect(result.entries.count == sample.entries)
    #expect(result.problems.map { [$0.line ?? 0, $0.lastLine ?? 0] } == sample.problems)
    let store = try EntryStore(at: .memory)
    #expect(try store.take(result).added == sample.entries)
    #expect(try store.take(result).unchanged == sample.entries)
  }

  @Test(arguments: SampleJournals.refused)
  func isRefused(_ sample: SampleJournals.Refused) throws {
    let reader = try SampleJournals.reader(zone: "Europe/Berlin")
    #expect(throws: sample.refusal) { try reader.read(at: sample.path) }
  }

  @Test
  func everyFileIsInATable() throws {
    let known = SampleJournals.taken.map(\.name) + SampleJournals.refused.map(\.name)
    #expect(Set(try SampleJournals.files()).subtracting(known) == [])
    #expect(Set(known).count == known.count)
    #expect(known.filter { !FileManager.default.fileExists(atPath: SampleJournals.path($0)) } == [])
  }

  /// What cannot be taken is neither lost where it is nor does it take anything from the journal.
  @Test
  func readingLeavesFilesAndJournalAsTheyWere() throws {
    let store = try EntryStore(at: .memory)
    let mine = try store.add("mine", timeZone: .gmt)
    let reader = try SampleJournals.reader(zone: "GMT")
    for name in try SampleJournals.files() {
      let before = FileManager.default.contents(atPath: SampleJournals.path(name))
      if let result = try? reader.read(at: SampleJournals.path(name)) { _ = try store.take(result) }
      #expect(FileManager.default.contents(atPath: SampleJournals.path(name)) == before)
    }
    #expect(try store.entry(mine.id) == mine)
  }

  /// By JSON and by text, whatever the file was.
  @Test(arguments: SampleJournals.taken)
  func comesBackTheSame(_ sample: SampleJournals.Taken) throws {
    let store = try EntryStore(at: .memory)
    _ = try store.take(SampleJournals.reader(zone: "Europe/Warsaw").read(at: sample.path))
    let json = try store.exported(as: .json)
    let other = try EntryStore(at: .memory)
    #expect(try other.take(json, zone: "Pacific/Apia").added == sample.entries)
    #expect(try other.allEntries() == store.allEntries())
    #expect(try other.exported(as: .json) == json)
    let text = try store.exported(as: .text, zone: "Europe/Warsaw")
    if sample.entries > 0 {
      #expect(try store.take(text, zone: "Europe/Warsaw").unchanged == sample.entries)
    }
  }

  @Test(arguments: ["crlf", "cr-only"])
  func lineEndsOfOtherSystemsAreLineEnds(name: String) throws {
    let path = SampleJournals.path("synthetic/\(name).journal")
    let result = try SampleJournals.reader(zone: "GMT").read(at: path)
    let texts = ["crlf": ["First entry.\nBody one\nBody two", "Second.\nEnd"]]
    #expect(result.entries.map(\.text) == texts[name, default: ["First entry.\nBody one"]])
  }

  /// The instants and texts that the folder has for tests of screens.
  @Test
  func instantsAreShownAtTheTimesThatTheFileSays() throws {
    let file = SampleJournals.path("synthetic/dst-utc.json")
    let data = try #require(FileManager.default.contents(atPath: file))
    struct Instants: Decodable { var entries: [[String: String]] }
    for times in try JSONDecoder().decode(Instants.self, from: data).entries {
      let date = try instant(#require(times["utc"]))
      for (zone, time) in times where zone != "utc" {
        let shown = try NumericDateFormat(days: days(in: zone)).dateAndTime(of: date)
        #expect(shown == time.prefix(16), "\(zone)")
      }
    }
  }

  @Test
  func everyTextOfTheUnicodeFileIsKept() throws {
    let file = SampleJournals.path("synthetic/unicode.json")
    let data = try #require(FileManager.default.contents(atPath: file))
    let texts = try JSONDecoder().decode([String].self, from: data)
    let store = try EntryStore(at: .memory)
    for text in texts { _ = try store.add(text, timeZone: .gmt) }
    let other = try EntryStore(at: .memory)
    _ = try other.take(store.exported(as: .json))
    #expect(try other.allEntries().map { Array($0.text.utf8) } == texts.map { Array($0.utf8) })
    #expect(try store.take(store.exported(as: .text)).unchanged == texts.count)
  }

  @Test(
    arguments: SampleJournals.taken.filter {
      $0.format == .jrnlText || $0.format == .legacyJrnlText
    }
  )
  func jrnlComesBackTheSame(_ sample: SampleJournals.Taken) throws {
    for zone in ["GMT", "America/Los_Angeles", "Asia/Kolkata"] {
      let store = try EntryStore(at: .memory)
      _ = try store.take(SampleJournals.reader(zone: zone).read(at: sample.path))
      let text = try store.exported(as: .text, zone: zone)
      let other = try EntryStore(at: .memory)
      _ = try other.take(text, zone: zone)
      #expect(try other.allEntries() == store.allEntries())
      let count = try store.entryCount()
      #expect(try store.take(text, zone: zone).unchanged == count)
      #expect(try other.take(store.exported(as: .json)).unchanged == count)
    }
  }

  @Test(arguments: [
    "basic_onefile", "brackets", "markdown-headings-335", "multiline", "simple", "tags",
  ])
  func jrnlsTextAndItsExportsAreTheSameEntries(name: String) throws {
    let store = try EntryStore(at: .memory)
    let reader = try SampleJournals.reader(zone: "GMT")
    let count = try store.take(reader.read(at: SampleJournals.path("jrnl/\(name).journal"))).added
    for export in ["jrnl-export/\(name).json", "jrnl-export/\(name).txt"] {
      #expect(try store.take(reader.read(at: SampleJournals.path(export))).unchanged == count)
    }
  }

  @Test
  func theLegacyTextKeepsLinesThatLookLikeEntriesOfToday() throws {
    let path = SampleJournals.path("jrnl/simple_jrnl-1-9-5.journal")
    let result = try SampleJournals.reader(zone: "GMT").read(at: path)
    #expect(result.entries.last?.text.contains("\n[2019-08-03 12:55] Some chat log") == true)
  }
}
