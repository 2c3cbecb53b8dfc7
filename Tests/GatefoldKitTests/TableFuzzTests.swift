import GatefoldKit
import GatefoldTesting
import Testing

/// Random changes of the data, keys, clicks and sizes, and what has to hold after each of them.
struct TableFuzzTests {
  private static let keys: [KeyPress] = [
    "up", "down", "page-up", "page-down", "home", "end", "ctrl-d", "ctrl-u", "enter", "d", "E", "J",
    "K", "escape", "u", "ctrl-r", "-", "-", "_",
  ]

  private let words = Words(sections: [("One", letters(12)), ("Two", []), ("Three", letters(40))])
  private var random: SeededGenerator
  private var named = 0

  init() {
    random = SeededGenerator(seed: 0)
    words.canCollapse = true
    // Every word has to be another one: they are their own identifiers.
    for section in words.sections.indices {
      words.sections[section].rows = words.sections[section].rows.map { "\(section)\($0)" }
    }
  }

  @Test(arguments: 1...25)
  mutating func whateverHappensTheSelectionBelongsToItsRow(_ seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    let pilot = try Pilot(words, width: 24, height: 9)
    for _ in 0..<150 {
      let before = words.selectedWord
      let isData = Int.random(in: 0..<3, using: &random) == 0
      if isData { changeData() } else { actAsAPerson(pilot) }
      pilot.application.render()
      let all = Set(words.sections.flatMap(\.rows))
      if isData, let before, all.contains(before) { #expect(words.selectedWord == before) }
      let header = words.tableView.selectedHeaderSection
      #expect((words.selectedWord == nil && header == nil) == all.isEmpty)
      #expect(words.selectedWord == nil || header == nil)
      if let header { #expect(words.tableView.isSectionCollapsed(header)) }
      try expectTheScreenToShowTheTable(pilot)
    }
  }

  private mutating func changeData() {
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let section = Int.random(in: 0..<words.sections.count, using: &random)
      let count = words.sections[section].rows.count
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where count > 0:
        words.sections[section].rows.remove(at: Int.random(in: 0..<count, using: &random))
      case 1:
        words.sections[section].rows.shuffle(using: &random)
      case 2:
        words.sections.shuffle(using: &random)
      default:
        named += 1
        let row = Int.random(in: 0...count, using: &random)
        words.sections[section].rows.insert("new\(named)", at: row)
      }
    }
    words.tableView.reloadData()
  }

  private mutating func actAsAPerson(_ pilot: Pilot) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      pilot.scroll(lines: Int.random(in: -9...9, using: &random), x: 3, y: 2)
    case 1:
      let x = Int.random(in: 0..<24, using: &random)
      let below = max(1, pilot.terminal.size.height - 1)
      pilot.click(x: x, y: Int.random(in: 0..<below, using: &random))
    case 2:
      let width = Int.random(in: 1...60, using: &random)
      pilot.resize(width: width, height: Int.random(in: 1...20, using: &random))
    default:
      if let key = Self.keys.randomElement(using: &random) { pilot.press(key) }
    }
  }

  /// The rows in view are those of the data, in order and without a gap, and the marker is on the
  /// selected one.
  private func expectTheScreenToShowTheTable(_ pilot: Pilot) throws {
    let size = pilot.terminal.size
    guard size.width >= 12, size.height >= 3 else { return }
    let lines = pilot.terminal.lines.dropLast()
    let marked = lines.filter { $0.hasPrefix("▌") }
    #expect(marked.count <= 1)
    if let line = marked.first {
      let header = words.tableView.selectedHeaderSection.map { words.sections[$0].title }
      let word = header ?? words.selectedWord ?? "none"
      #expect(line.dropFirst().contains((word ?? "").prefix(size.width - 6)))
    }
    let content = words.sections.indices.reduce(0) { lines, section in
      let isCollapsed = words.tableView.isSectionCollapsed(section)
      return lines + 1 + (isCollapsed ? 0 : words.sections[section].rows.count)
    }
    let blank = lines.count { $0.allSatisfy { $0 == " " } }
    #expect(words.tableView.rowCount == 0 || blank == max(0, lines.count - content))
  }
}
