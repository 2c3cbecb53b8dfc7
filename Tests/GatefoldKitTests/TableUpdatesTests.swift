import Testing

@testable import GatefoldKit

struct TableUpdatesTests {
  /// Applies updates to sections of named rows as UIKit documents it.
  private func apply(_ updates: TableUpdates, to old: [[String]]) -> [[String]] {
    var sections: [[String]?] = old
    let moved = updates.moves.map { old[$0.source.section][$0.source.row] }
    let gone = Set(updates.deletedRows + updates.moves.map(\.source))
    for (section, rows) in old.enumerated() {
      sections[section] = rows.indices
        .filter {
          !gone.contains(IndexPath(row: $0, section: section))
        }
        .map { rows[$0] }
    }
    for section in updates.deletedSections { sections[section] = nil }
    var new = sections.compactMap { $0 }
    for section in updates.insertedSections.sorted() { new.insert([], at: section) }
    var arriving = zip(updates.moves.map(\.destination), moved).map { ($0, $1) }
    arriving += updates.insertedRows.map { ($0, "new") }
    for (path, name) in arriving.sorted(by: { $0.0 < $1.0 }) {
      new[path.section].insert(name, at: path.row)
    }
    return new
  }

  @Test func rowsAreWhereTheUpdatesLeaveThem() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let old = randomSections(using: &random)
      let updates = randomUpdates(of: old, using: &random)
      let new = apply(updates, to: old)
      #expect(updates.expectedCounts(from: old.map(\.count)).map { $0 ?? 0 } == new.map(\.count))
      for (section, rows) in old.enumerated() {
        for (row, name) in rows.enumerated() {
          let path = updates.newPath(of: IndexPath(row: row, section: section))
          let found = path.map { new[$0.section][$0.row] }
          #expect(found == (new.contains { $0.contains(name) } ? name : nil))
        }
      }
    }
  }

  private func randomSections(using random: inout SeededGenerator) -> [[String]] {
    (0..<Int.random(in: 1...3, using: &random))
      .map { section in
        (0..<Int.random(in: 0...5, using: &random)).map { "\(section).\($0)" }
      }
  }

  private func randomUpdates(
    of old: [[String]],
    using random: inout SeededGenerator
  ) -> TableUpdates {
    var updates = TableUpdates()
    for (section, rows) in old.enumerated() {
      for row in rows.indices where Int.random(in: 0..<4, using: &random) == 0 {
        updates.deletedRows.append(IndexPath(row: row, section: section))
      }
    }
    if old.count > 1, Bool.random(using: &random) {
      updates.deletedSections = [Int.random(in: 0..<old.count, using: &random)]
      updates.deletedRows.removeAll { $0.section == updates.deletedSections[0] }
    }
    if Bool.random(using: &random) {
      let count = old.count - updates.deletedSections.count
      updates.insertedSections = [Int.random(in: 0...count, using: &random)]
    } else if let source = old[0].indices.randomElement(using: &random),
      updates.deletedSections.isEmpty
    {
      let path = IndexPath(row: source, section: 0)
      updates.deletedRows.removeAll { $0 == path }
      updates.moves = [.init(source: path, destination: IndexPath(row: 0, section: 0))]
    }
    return updates
  }
}

/// A generator that gives the same numbers each time (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
