/// Where the cursor can be: on rows, on the headers of collapsed sections that have rows, and on those
/// that can be selected by themselves.
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

  /// Whether the cursor can be on the header of a section.
  func hasHeaderStop(_ section: Int) -> Bool {
    isCollapsed(section) || selectableHeaders.contains(section)
  }

  /// The place with a number of places before it.
  ///
  /// - Precondition: 0 ≤ index < ``stopCount``.
  /// - Complexity: O(log sections).
  func stop(at index: Int) -> Stop {
    let section = Self.last(sectionStops, notAfter: index)
    let place = index - sectionStops[section]
    guard hasHeaderStop(section) else { return .row(IndexPath(row: place, section: section)) }
    if place == 0 { return .header(section: section) }
    return .row(IndexPath(row: place - 1, section: section))
  }

  /// The number of places before one.
  func index(of stop: Stop) -> Int {
    switch stop {
    case .row(let path):
      sectionStops[path.section] + path.row + (hasHeaderStop(path.section) ? 1 : 0)
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
