import FoundationEssentials
import JournalApp
import Testing

/// Random changes, against a list that sorts and groups everything each time.
struct EntryListModelTests {
  @Test(arguments: 0..<4 as Range<UInt64>)
  func theListIsWhatSortingAndGroupingGive(seed: UInt64) throws {
    let journal = try TemporaryJournal()
    var model = try RandomJournal(stores: [journal.open(), journal.open()], seed: seed)
    let zones = ["America/Sao_Paulo", "Europe/Berlin", "Pacific/Apia", "UTC"]
    let days = try days(in: zones[Int(seed) % zones.count])
    let list = try EntryList(of: model.stores[0], days: days)
    for step in 0..<150 {
      if step % 6 == 0 { try list.setFilter(model.word()) }
      try model.change()
      try list.reload()
      let expected = grouped(model.live.filter { list.filter.matches($0.text) }, by: days)
      #expect(try list.rows() == expected)
      for entry in model.live.suffix(3) {
        let found = try list.indexPath(of: entry.id).flatMap(list.id(at:))
        #expect(found == (list.filter.matches(entry.text) ? entry.id : nil))
      }
    }
  }

  private func grouped(_ entries: [Entry], by days: DayCalendar) -> [[Entry]] {
    let sorted = entries.sorted { ($0.date, $0.id) > ($1.date, $1.id) }
    var sections: [[Entry]] = []
    var previous: DateComponents?
    for entry in sorted {
      let day = days.calendar.dateComponents([.year, .month, .day], from: entry.date)
      if day == previous {
        sections[sections.count - 1].append(entry)
      } else {
        sections.append([entry])
      }
      previous = day
    }
    return sections
  }
}

/// A journal that changes at random, now through one store, now through another.
private struct RandomJournal {
  let stores: [EntryStore]
  private(set) var live: [Entry] = []
  private var deleted: [Entry] = []
  private var random: SeededGenerator
  private let epoch: Date

  init(stores: [EntryStore], seed: UInt64) throws {
    self.stores = stores
    random = SeededGenerator(state: seed)
    epoch = try instant("2010-10-10T00:00:00Z")
  }

  mutating func word() -> String {
    ["rain", "Ráin coffee", "coffee", ""].randomElement(using: &random) ?? ""
  }

  mutating func change() throws {
    let store = Int.random(in: 0..<10, using: &random) == 0 ? stores[1] : stores[0]
    live.shuffle(using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0 where !live.isEmpty:
      deleted.append(try #require(try store.delete(live.removeLast().id)))
    case 1 where !deleted.isEmpty:
      live.append(try #require(try store.restore(deleted.removeLast().id)))
    case 2 where !live.isEmpty:
      live.append(try #require(try store.update(live.removeLast().id, text: word())))
    default:
      let hours = Double(Int.random(in: 0..<400, using: &random))
      let date = epoch.addingTimeInterval(hours * 3600)
      live.append(try store.add(word(), date: date, timeZone: .gmt))
    }
  }
}

/// SplitMix64 (Steele, Lea, Flood 2014): the same numbers for the same seed everywhere.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
