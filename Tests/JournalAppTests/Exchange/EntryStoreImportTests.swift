import FoundationEssentials
import Storage
import Testing

@testable import JournalApp

struct EntryStoreImportTests {
  @Test
  func aFileTakenTwiceAddsNothing() throws {
    let store = try EntryStore(at: .memory)
    let journal = "[2013-06-09 15:39] A\n\n[2013-06-09 15:39] A\n\n[2013-06-09 15:39] B\n"
    #expect(try store.take(journal).added == 3)
    #expect(try store.allEntries().map(\.text) == ["A", "A", "B"])
    #expect(try store.take(journal).unchanged == 3)
    // It has grown.
    #expect(try store.take(journal + "\n[2013-06-09 15:39] A\n").added == 1)
    #expect(try store.entryCount() == 4)
  }

  @Test
  func whatWasChangedOrDeletedSinceStaysSo() throws {
    let store = try EntryStore(at: .memory)
    let journal = "[2013-06-09 15:39] A\n\n[2013-06-09 15:40] B\n\n[2013-06-09 15:41] C\n"
    _ = try store.take(journal)
    let entries = try store.allEntries()
    try store.update(entries[0].id, text: "changed")
    try store.update(entries[1].id, date: entries[1].date + 3600, timeZone: .gmt)
    try store.delete(entries[2].id)
    #expect(try store.take(journal).unchanged == 3)
    #expect(try store.allEntries().map(\.text) == ["changed", "B"])
  }

  @Test
  func twoFormatsAndTwoZonesGiveTheSameEntries() throws {
    let store = try EntryStore(at: .memory)
    let text = "[2013-06-09 15:39] Title\n\nbody\n"
    let json = """
      {"tags": {}, "entries": [{"title": "Title", "body": "body", "date": "2013-06-09",
        "time": "15:39", "tags": [], "starred": false}]}
      """
    #expect(try store.take(text, zone: "Europe/Berlin").added == 1)
    #expect(try store.take(json, zone: "Europe/Berlin").unchanged == 1)
    #expect(try store.take(text, zone: "Asia/Tokyo").unchanged == 1)

    let elsewhere = try EntryStore(at: .memory)
    _ = try elsewhere.take(json, zone: "Asia/Tokyo")
    #expect(try store.merge(from: elsewhere).added == 0)
  }

  @Test
  func theLaterEditWinsAndDeletionsStay() throws {
    var now = try instant("2026-11-29T10:00:00Z")
    let store = try EntryStore(at: .memory, now: { now })
    let other = try EntryStore(at: .memory, now: { now })
    let kept = try store.add("kept", timeZone: .gmt)
    let doomed = try store.add("doomed", timeZone: .gmt)
    _ = try other.take(try store.exported(as: .json))
    now += 1
    try other.update(kept.id, text: "edited")
    try other.delete(doomed.id)
    let report = try store.take(try other.exported(as: .json))
    #expect((report.updated, report.deleted, report.added) == (1, 1, 0))
    #expect(try store.allEntries().map(\.text) == ["edited"])
    now += 1
    try store.update(kept.id, text: "edited again")
    #expect(try store.take(try other.exported(as: .json)).updated == 0)
    #expect(try store.allEntries().map(\.text) == ["edited again"])
  }

  @Test
  func numbersInAFileAreNoIdentity() throws {
    let store = try EntryStore(at: .memory)
    let json = """
      [{"id": 0, "date": "2023-03-23T01:01:01Z", "title": "a", "content": ""},
       {"id": 0, "date": "2023-03-24T01:01:01Z", "title": "b", "content": ""}]
      """
    #expect(try store.take(json).added == 2)
  }

  @Test
  func aFailureLeavesEverythingAsItWas() throws {
    let store = try EntryStore(at: .memory)
    _ = try store.add("mine", timeZone: .gmt)
    try store.connection.executeScript(
      """
      CREATE TRIGGER refuse BEFORE INSERT ON entry WHEN NEW.text = 'B'
      BEGIN SELECT RAISE(ABORT, 'no'); END
      """
    )
    #expect(throws: StorageError.self) {
      try store.take("[2013-06-09 15:39] A\n\n[2013-06-09 15:40] B\n")
    }
    #expect(try store.allEntries().map(\.text) == ["mine"])
  }

  @Test
  func aDayOfManyEntriesIsReadOnce() throws {
    let store = try EntryStore(at: .memory)
    let journal = (0..<300).map { "[2013-06-09] entry \($0)" }.joined(separator: "\n")
    #expect(try store.take(journal).added == 300)
    let before = store.connection.statistics
    #expect(try store.take(journal).unchanged == 300)
    #expect(store.connection.statistics.since(before).rows < 1000)
  }

  @Test
  func identifiersAreFoundByTheirFirstDigits() throws {
    let store = try EntryStore(at: .memory)
    let (one, two) = (try store.add("1", timeZone: .gmt), try store.add("2", timeZone: .gmt))
    #expect(try store.entries(withIDPrefix: one.id.text) == [one])
    #expect(try store.entries(withIDPrefix: two.id.text.filter { $0 != "-" }.uppercased()) == [two])
    #expect(try store.entries(withIDPrefix: String(one.id.text.prefix(4))).count == 2)
    for word in ["", "-", "xyz", "ffff", one.id.text + "0", "0\u{301}", "١"] {
      #expect(try store.entries(withIDPrefix: word) == [])
    }
  }

  @Test
  func placesAreCountedAmongAllEntries() throws {
    let store = try EntryStore(at: .memory)
    for (index, word) in ["rain", "sun", "rain", "sun", "snow"].enumerated() {
      _ = try store.add(word, date: Date(milliseconds: Int64(index) * 1000), timeZone: .gmt)
    }
    let days = try days(in: "GMT")
    var places: [Int] = []
    let filter = EntryFilter("sun", days: days, now: .now)
    try store.forEachNewest(passing: filter) { entry, place in
      places.append(place)
      let other = try store.entry(newerThanAllBut: place - 1)
      #expect(other == entry)
    }
    #expect(places == [2, 4])
    #expect(try store.entry(newerThanAllBut: 5) == nil)
  }
}
