/// Rows and sections that were inserted, deleted and moved, and where that leaves the others.
///
/// As in UIKit, what is deleted or moved away is named as it was before all the updates, what is
/// inserted or moved to as it is after them.
struct TableUpdates {
  struct Move {
    let source: IndexPath
    let destination: IndexPath
  }

  static let none = TableUpdates()

  var deletedRows: [IndexPath] = []
  var insertedRows: [IndexPath] = []
  var moves: [Move] = []
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []

  private var leaving: [IndexPath] { deletedRows + moves.map(\.source) }
  private var arriving: [IndexPath] { insertedRows + moves.map(\.destination) }

  /// Where a section is after the updates; `nil` if it was deleted.
  func newSection(of section: Int) -> Int? {
    guard !deletedSections.contains(section) else { return nil }
    var new = section - deletedSections.count { $0 < section }
    for inserted in insertedSections.sorted() where inserted <= new { new += 1 }
    return new
  }

  /// Where a row is after the updates; `nil` if it was deleted.
  ///
  /// - Complexity: O(u log u) for u updates.
  func newPath(of path: IndexPath) -> IndexPath? {
    if let move = moves.first(where: { $0.source == path }) { return move.destination }
    guard !deletedRows.contains(path), let section = newSection(of: path.section) else {
      return nil
    }
    var row = path.row - leaving.count { $0.section == path.section && $0.row < path.row }
    let rows = arriving.filter { $0.section == section }.map(\.row).sorted()
    for inserted in rows where inserted <= row { row += 1 }
    return IndexPath(row: row, section: section)
  }

  /// How many rows each section has after the updates; `nil` where only the data source can tell,
  /// in an inserted section.
  func expectedCounts(from old: [Int]) -> [Int?] {
    let count = old.count - deletedSections.count + insertedSections.count
    var counts = [Int?](repeating: nil, count: max(0, count))
    for (section, rows) in old.enumerated() {
      guard let new = newSection(of: section), counts.indices.contains(new) else { continue }
      let gone = leaving.count { $0.section == section }
      let come = arriving.count { $0.section == new }
      counts[new] = rows - gone + come
    }
    return counts
  }
}
