import FoundationEssentials
import JournalApp
import Testing

/// Random changes, against a list that sorts and groups everything each time.
struct EntryListModelTests {
  @Test(arguments: 0..<4 as Range<UInt64>)
  func theListIsWhatSortingAndGroupingGive(seed: UInt64) throws {
    let journal = TemporaryJournal()
    var model = try RandomJournal(stores: [journal.open(), journal.open()], seed: seed)
    let store = model.stores[0]
    let zones = ["America/Sao_Paulo", "Europe/Berlin", "Pacific/Apia", "UTC"]
    let days = try days(in: zones[Int(seed) % zones.count])
    let list = try EntryList(of: store, days: days)
    for step in 0..<150 {
      if step % 6 == 0 { try list.setFilter(model.filter(), limit: step % 4 == 0 ? 3 : .max) }
      try model.change()
      try list.reload()
      while list.isIncomplete { try list.findMore(limit: 5) }
      let expected = grouped(model.live.filter(list.filter.matches), by: days)
      #expect(try list.rows() == expected)
      for entry in model.live.suffix(3) {
        let found = try list.indexPath(of: entry.id).flatMap(list.id(at:))
        #expect(found == (list.filter.matches(entry) ? entry.id : nil))
      }
    }
    // Opened anew the days are those that were kept, and what changed since.
    try list.setFilter("")
    #expect(try EntryList(of: store, days: days).rows() == list.rows())
    let counts = Dictionary(
      model.live.flatMap(\.tags).map { ($0.name.lowercased(), 1) },
      uniquingKeysWith: +
    )
    let tags = try store.tags().map { ($0.tag.name.lowercased(), $0.count) }
    #expect(Dictionary(uniqueKeysWithValues: tags) == counts)
    #expect(try store.problems() == [])
  }

  private func grouped(_ entries: [Entry], by days: DayCalendar) -> [[Entry]] {
    // Entries of one instant stay in the order in which they came to it, the last one first.
    let sorted = entries.enumerated()
      .sorted { ($0.element.date, $0.offset) > ($1.element.date, $1.offset) }
      .map(\.element)
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
  private var dates = 0.0

  init(stores: [EntryStore], seed: UInt64) throws {
    self.stores = stores
    random = SeededGenerator(state: seed)
    epoch = try instant("2010-10-10T00:00:00Z")
  }

  mutating func word() -> String {
    ["rain", "Ráin coffee", "coffee #wet", "日本の @Work", ""].randomElement(using: &random) ?? ""
  }

  mutating func filter() -> String {
    let filters = [
      "rain", "cof RAI", "\"rain coffee\"", "#wet ", "@wo", "is:starred", "on:2010-10-16", "本",
      "from:2010-10-15 coffee", "to:2010-10 is:starred rain", "", "from:nothing",
    ]
    return filters.randomElement(using: &random) ?? ""
  }

  /// A date that no other entry has had, so that an entry that is given back has one place.
  private mutating func date() -> Date {
    let hours = Double(Int.random(in: 0..<400, using: &random))
    dates += 1
    return epoch.addingTimeInterval(hours * 3600 + dates)
  }

  mutating func change() throws {
    let store = Int.random(in: 0..<10, using: &random) == 0 ? stores[1] : stores[0]
    let place = Int.random(in: 0..<max(live.count, 1), using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0 where !live.isEmpty:
      deleted.append(try #require(try store.delete(live.remove(at: place).id)))
    case 1 where !deleted.isEmpty:
      live.append(try #require(try store.restore(deleted.removeLast().id)))
    case 2 where !live.isEmpty:
      live[place] = try #require(try store.update(live[place].id, text: word()))
    case 3 where !live.isEmpty:
      live[place] = try #require(try store.setStarred(!live[place].isStarred, live[place].id))
    case 4 where !live.isEmpty:
      let id = live.remove(at: place).id
      live.append(try #require(try store.update(id, date: date(), timeZone: .gmt)))
    default:
      live.append(try store.add(word(), date: date(), timeZone: .gmt))
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
