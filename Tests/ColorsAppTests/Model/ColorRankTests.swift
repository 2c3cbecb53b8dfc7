import Testing

@testable import ColorsApp

nonisolated struct ColorRankTests {
  @Test func betweenAnyTwoThereIsRoom() {
    var generator = SplitMix(seed: 1)
    var ranks: [ColorRank] = []
    for _ in 0..<1000 {
      // Crowds at an end and in a gap, as well as all over.
      let index = [
        0, ranks.count, min(1, ranks.count), .random(in: 0...ranks.count, using: &generator),
      ]
      .randomElement(using: &generator)
      let place = index ?? 0
      let lower = place > 0 ? ranks[place - 1] : nil
      let upper = place < ranks.count ? ranks[place] : nil
      let rank = ColorRank(after: lower, before: upper)
      #expect(rank.bytes.last != 0 && !rank.bytes.isEmpty)
      #expect(lower.map { $0.bytes.lexicographicallyPrecedes(rank.bytes) } ?? true)
      #expect(upper.map { rank.bytes.lexicographicallyPrecedes($0.bytes) } ?? true)
      ranks.insert(rank, at: place)
    }
  }

  @Test func ranksAtTheEndsStayShort() {
    var (first, last) = (ColorRank(after: nil, before: nil), ColorRank(after: nil, before: nil))
    for _ in 0..<10_000 {
      first = ColorRank(after: nil, before: first)
      last = ColorRank(after: last, before: nil)
    }
    #expect(first.bytes.count <= 4 && last.bytes.count <= 4)
  }

  @Test func theEndsOfTheNumbersAreNotTheEnd() {
    for bytes in [[UInt8](repeating: 255, count: 8), [255, 255, 255, 255], [0, 0, 0, 0, 1], [1]] {
      let rank = ColorRank(bytes: bytes)
      let (before, after) = (
        ColorRank(after: nil, before: rank), ColorRank(after: rank, before: nil)
      )
      #expect(before.bytes.lexicographicallyPrecedes(bytes))
      #expect(bytes.lexicographicallyPrecedes(after.bytes))
    }
  }
}
