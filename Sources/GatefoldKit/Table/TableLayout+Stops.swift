/// Where the cursor can be: on rows, and on the headers of collapsed sections that have rows.
extension TableLayout {
  /// A place of the cursor.
  enum Stop: Equatable {
    case row(IndexPath)
    case header(section: Int)
  }

  /// How many places there are; none in a table without rows.
  var stopCount: Int { sectionStops.last ?? 0 }

  /// Whether the rows of a section are not seen.
  func isCollapsed(_ section: Int) -> Bool { rowCounts[section] < allRowCounts[section] }

  /// The place with a number of places before it.
  ///
  /// - Precondition: 0 ≤ index < ``stopCount``.
  /// - Complexity: O(log sections).
  func stop(at index: Int) -> Stop {
    let section = Self.last(sectionStops, notAfter: index)
    if isCollapsed(section) { return .header(section: section) }
    return .row(IndexPath(row: index - sectionStops[section], section: section))
  }

  /// The number of places before one.
  func index(of stop: Stop) -> Int {
    switch stop {
    case .row(let path): sectionStops[path.section] + path.row
    case .header(let section): sectionStops[section]
    }
  }

  /// The nearest top line to one wished for at which a place is seen whole.
  func top(showing stop: Stop, near top: Int, height: Int) -> Int {
    switch stop {
    case .row(let path): self.top(showing: path, near: top, height: height)
    case .header(let section): self.top(showingHeaderOf: section, near: top, height: height)
    }
  }

  /// The first line of a place.
  func line(of stop: Stop) -> Int {
    switch stop {
    case .row(let path): line(of: path)
    case .header(let section): lines(ofSection: section).lowerBound
    }
  }
}
