import FoundationEssentials
import JournalApp
import Storage
import Testing

struct EntryMergeTests {
  private func entry(_ text: String, modified: Double, id: EntryID = EntryID(UUID())) -> Entry {
    Entry(
      id: id,
      date: Date(timeIntervalSince1970: 1_000_000),
      timeZoneIdentifier: "UTC",
      text: text,
      created: Date(timeIntervalSince1970: 1_000_000),
      modified: Date(timeIntervalSince1970: modified)
    )
  }

  private func report(
    added: Int = 0,
    updated: Int = 0,
    unchanged: Int = 0,
    deleted: Int = 0
  ) -> MergeReport {
    var report = MergeReport()
    (report.added, report.updated) = (added, updated)
    (report.unchanged, report.deleted) = (unchanged, deleted)
    return report
  }

  @Test
  func takingTheSameTwiceAddsNothing() throws {
    let store = try EntryStore(at: .memory)
    let entries = [entry("a\r\nb @tag", modified: 1), entry("c", modified: 2)]
    #expect(try store.merge(entries) == report(added: 2))
    #expect(try store.merge(entries) == report(unchanged: 2))
    let texts = try store.newestEntries(passing: EntryFilter(), limit: 9).map(\.text)
    #expect(texts == ["c", "a\nb @tag"])
    #expect(try store.tags().map(\.count) == [1])
  }

  @Test
  func theLaterChangeWins() throws {
    let store = try EntryStore(at: .memory)
    let own = entry("own", modified: 10)
    _ = try store.merge([own])
    #expect(try store.merge([entry("early", modified: 9, id: own.id)]) == report(unchanged: 1))
    #expect(try store.entry(own.id)?.text == "own")
    #expect(try store.merge([entry("late", modified: 11, id: own.id)]) == report(updated: 1))
    #expect(try store.entry(own.id)?.text == "late")
    let kept = try store.merge([entry("later", modified: 12, id: own.id)], keepingOwn: true)
    #expect(kept == report(unchanged: 1))
    #expect(try store.entry(own.id)?.text == "late")
  }

  @Test
  func ofTwoChangesOfOneMomentTheSameWinsEverywhere() throws {
    let one = entry("one", modified: 10)
    let changes = [one, entry("other", modified: 10, id: one.id)]
    let texts = try [changes, changes.reversed()]
      .map { changes in
        let store = try EntryStore(at: .memory)
        _ = try store.merge(changes)
        return try store.entry(one.id)?.text
      }
    #expect(texts[0] == texts[1])
  }

  @Test
  func whatIsDeletedStaysDeletedUnlessChangedLater() throws {
    let store = try EntryStore(at: .memory, now: { Date(timeIntervalSince1970: 20) })
    let own = entry("own", modified: 10)
    _ = try store.merge([own])
    try store.delete(own.id)
    #expect(try store.merge([entry("x", modified: 20, id: own.id)]) == report(unchanged: 1))
    let late = entry("x", modified: 21, id: own.id)
    #expect(try store.merge([late], keepingOwn: true) == report(unchanged: 1))
    #expect(try store.merge([late]) == report(added: 1))
    let early = Deletion(id: own.id, date: Date(timeIntervalSince1970: 20.999))
    #expect(try store.merge([], deletions: [early]) == report(unchanged: 1))
    let deletion = Deletion(id: own.id, date: Date(timeIntervalSince1970: 21))
    #expect(try store.merge([], deletions: [deletion]) == report(deleted: 1))
    #expect(try store.entry(own.id) == nil)
  }

  @Test
  func aDeletionOfWhatIsUnknownIsRemembered() throws {
    let store = try EntryStore(at: .memory)
    let entry = entry("", modified: 10)
    let deletion = Deletion(id: entry.id, date: Date(timeIntervalSince1970: 11))
    #expect(try store.merge([], deletions: [deletion]) == report(unchanged: 1))
    #expect(try store.merge([entry]) == report(unchanged: 1))
    #expect(try store.deletedCount() == 0)
    var known: [Deletion] = []
    try store.forEachDeletion { known.append($0) }
    #expect(known == [deletion])
  }

  @Test
  func aFailureLeavesEverythingAsItWas() throws {
    struct Interruption: Error {}
    let store = try EntryStore(at: .memory)
    let entries = (0..<10).map { entry("\($0)", modified: 1) }
    #expect(throws: Interruption.self) {
      try store.connection.transaction {
        _ = try store.merge(entries)
        throw Interruption()
      }
    }
    #expect(try store.newestEntries(passing: EntryFilter(), limit: 99) == [])
    #expect(try store.problems() == [])
  }

  /// Three machines that work apart and take each other's stores come to agree.
  @Test(arguments: 0..<8 as Range<UInt64>)
  func storesThatTakeEachOtherAgree(seed: UInt64) throws {
    var random = SeededGenerator(state: seed)
    var time = 1_000_000.0
    let stores = try (0..<3)
      .map { _ in
        try EntryStore(at: .memory, now: { Date(timeIntervalSince1970: time) })
      }
    var ids: [EntryID] = []
    for _ in 0..<120 {
      time += Double(Int.random(in: 0...1, using: &random))
      let store = stores[Int.random(in: 0..<3, using: &random)]
      let id = ids.randomElement(using: &random) ?? EntryID(UUID())
      switch Int.random(in: 0..<7, using: &random) {
      case 0: try store.delete(id)
      case 1: try store.restore(id)
      case 2: try store.update(id, text: "\(Int.random(in: 0..<9, using: &random)) #tag")
      case 3: try store.setStarred(.random(using: &random), id)
      case 4: _ = try store.merge(from: stores[Int.random(in: 0..<3, using: &random)])
      default: ids.append(try store.add("new", timeZone: .gmt).id)
      }
    }
    for (one, other) in [(0, 1), (1, 2), (2, 0), (0, 1), (1, 2), (2, 0)] {
      _ = try stores[one].merge(from: stores[other])
    }
    let contents = try stores.map { store in
      try Set(store.newestEntries(passing: EntryFilter(), limit: .max).map { $0 })
    }
    #expect(contents[0] == contents[1] && contents[1] == contents[2])
    for store in stores { #expect(try store.problems() == []) }
  }
}
