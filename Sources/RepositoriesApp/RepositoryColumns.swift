/// Which columns rows have at a width, and where each begins: the same for all rows, so that they are
/// straight.
nonisolated struct RepositoryColumns {
  /// What stands after the name, in this order.
  enum Column: CaseIterable, Hashable {
    case language
    case stars
    case issues
    case pushed

    /// Cells, without the space before.
    var width: Int {
      switch self {
      case .language: 10
      case .stars, .issues: 5
      case .pushed: 6
      }
    }
  }

  /// Cells between columns.
  static let gap = 2
  /// The cells that the name keeps while there is another column.
  static let leastName = 16

  /// Cells of the name.
  let nameWidth: Int
  /// The columns after the name, and the first cell of each.
  let columns: [(column: Column, x: Int)]

  /// Chooses the columns that have room: first what rows are sorted by, so that one sees why they
  /// stand as they do.
  init(width: Int, sort: RepositorySort) {
    var room = width - Self.leastName
    var chosen: Set<Column> = []
    for column in Self.priorities(sort) where column.width + Self.gap <= room {
      chosen.insert(column)
      room -= column.width + Self.gap
    }
    nameWidth = max(0, width - chosen.reduce(0) { $0 + $1.width + Self.gap })
    var x = nameWidth
    columns = Column.allCases.filter(chosen.contains)
      .map { column in
        defer { x += Self.gap + column.width }
        return (column, x + Self.gap)
      }
  }

  private static func priorities(_ sort: RepositorySort) -> [Column] {
    switch sort {
    case .pushed: [.pushed, .stars, .issues, .language]
    case .name, .stars: [.stars, .issues, .language, .pushed]
    case .issues: [.issues, .stars, .language, .pushed]
    }
  }
}
