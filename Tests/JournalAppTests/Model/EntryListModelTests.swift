import FoundationEssentials
import JournalApp
import Testing

/// Random changes, against a list that sorts and groups everything each time.
struct EntryListModelTests {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func theListIsWhatSortingAndGroupingGive(seed: UInt64) throws {
    var random = SeededGenerator(state: seed)
    let journal = try TemporaryJournal()
    let stores = [try journal.open(), try journal.open()]
    let zones = ["America/Sao_Paulo", "Europe/Berlin", "Pacific/Apia", "UTC"]
    let days = try days(in: zones[Int(seed) % zones.count])
    let list = try EntryList(of: stores[0], days: days)
    let epoch = try instant("2010-10-10T00:00:00Z")
    let words = ["rain", "Ráin coffee", "coffee", ""]
    var live: [Entry] = []
    var deleted: [Entry] = []
    for _ in 0..<150 {
      let store = Int.random(in: 0..<10, using: &random) == 0 ? stores[1] : stores[0]
      switch Int.random(in: 0..<6, using: &random) {
      case 0..<3:
        let hours = Int.random(in: 0..<400, using: &random)
        let date = epoch.addingTimeInterval(Double(hours) * 3600)
        let text = words.randomElement(using: &random) ?? ""
        live.append(try store.add(text, date: date, timeZone: .gmt))
      case 3 where !live.isEmpty:
        let entry = live.remove(at: Int.random(in: 0..<live.count, using: &random))
        deleted.append(try #require(try store.delete(entry.id)))
      case 4 where !deleted.isEmpty:
        let entry = deleted.remove(at: Int.random(in: 0..<deleted.count, using: &random))
        live.append(try #require(try store.restore(entry.id)))
      case 5 where !live.isEmpty:
        let index = Int.random(in: 0..<live.count, using: &random)
        live[index] = try #require(try store.update(live[index].id, text: words[0]))
      default:
        try list.setFilter(words.randomElement(using: &random) ?? "")
      }
      try list.reload()
      let expected = grouped(live.filter { list.filter.matches($0.text) }, by: days)
      #expect(try list.rows() == expected)
      for entry in live {
        let path = try list.indexPath(of: entry.id)
        #expect(
          try path.map { try list.id(at: $0) == entry.id } ?? !list.filter.matches(entry.text)
        )
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
