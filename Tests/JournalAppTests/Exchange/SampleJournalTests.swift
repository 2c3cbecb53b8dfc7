import FoundationEssentials
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
