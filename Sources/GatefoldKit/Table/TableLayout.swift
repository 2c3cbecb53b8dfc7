/// Where the sections and rows of a table are, in lines from the top of its content.
///
/// Pure arithmetic over the counts; no row is looked at.
struct TableLayout: Equatable {
  /// What stands on a line of the content.
  enum Item: Equatable {
    case header(section: Int)
    case row(IndexPath)
  }

  /// Rows in each section, those of collapsed ones included.
  let allRowCounts: [Int]
  /// Rows in each section that can be seen: none in a collapsed one.
  let rowCounts: [Int]
  /// Lines of each section's header, 0 for none.
  let headerHeights: [Int]
  /// Lines of each row.
  let rowHeight: Int

  /// First line of each section, and after them the number of lines in all.
  private let sectionLines: [Int]
  /// Rows before each section, and after them the number of rows in all.
  private let sectionRows: [Int]

  /// Rows before each section, seen or not, and after them the number of rows in all.
  let allSectionRows: [Int]
  /// Stops of the cursor before each section, and after them the number of stops in all: each row is
  /// one, and each header that stands for its rows or can be selected by itself.
  let sectionStops: [Int]

  /// Sections whose headers can be selected also while their rows are seen.
  let selectableHeaders: Set<Int>

  /// - Parameters:
  ///   - rowCounts: Rows in each section.
  ///   - headerHeights: Lines of each section's header.
  ///   - rowHeight: Lines of each row.
  ///   - collapsed: Sections whose rows are not seen.
  ///   - selectableHeaders: Sections whose headers can be selected also while their rows are seen.
  /// - Complexity: O(sections).
  init(
    rowCounts: [Int],
    headerHeights: [Int],
    rowHeight: Int = 1,
    collapsed: Set<Int> = [],
    selectableHeaders: Set<Int> = []
  ) {
    allRowCounts = rowCounts.map { max(0, $0) }
    self.rowCounts = allRowCounts.enumerated()
      .map { collapsed.contains($0.offset) ? 0 : $0.element }
    self.headerHeights = headerHeights
    self.rowHeight = max(1, rowHeight)
    self.selectableHeaders = selectableHeaders
    var lines = [0]
    var rows = [0]
    var allRows = [0]
    var stops = [0]
    for (section, count) in self.rowCounts.enumerated() {
      allRows.append(allRows[section] + allRowCounts[section])
      let standsForRows = count < allRowCounts[section]
      let isStop = standsForRows || selectableHeaders.contains(section)
      stops.append(stops[section] + count + (isStop ? 1 : 0))
      lines.append(lines[section] + headerHeights[section] + count * self.rowHeight)
      rows.append(rows[section] + count)
    }
    sectionLines = lines
    sectionRows = rows
    allSectionRows = allRows
    sectionStops = stops
  }

  static let empty = TableLayout(rowCounts: [], headerHeights: [])

  /// Lines of the whole content.
  var lineCount: Int { sectionLines.last ?? 0 }

  /// Rows that can be seen, in all sections.
  var rowCount: Int { sectionRows.last ?? 0 }

  /// Whether there is such a row, and it is in no collapsed section.
  func contains(_ path: IndexPath) -> Bool {
    rowCounts.indices.contains(path.section) && (0..<rowCounts[path.section]).contains(path.row)
  }

  // MARK: - Rows in order

  /// The number of rows before a row, over all sections.
  func ordinal(of path: IndexPath) -> Int {
    sectionRows[path.section] + path.row
  }

  /// The row with a number of rows before it.
  ///
  /// - Precondition: 0 ≤ ordinal < ``rowCount``.
  /// - Complexity: O(log sections).
  func path(ofOrdinal ordinal: Int) -> IndexPath {
    let section = Self.last(sectionRows, notAfter: ordinal)
    return IndexPath(row: ordinal - sectionRows[section], section: section)
  }

  // MARK: - Lines

  /// The first line of a row.
  func line(of path: IndexPath) -> Int {
    sectionLines[path.section] + headerHeights[path.section] + path.row * rowHeight
  }

  /// What stands on a line.
  ///
  /// - Precondition: 0 ≤ line < ``lineCount``.
  /// - Complexity: O(log sections).
  func item(atLine line: Int) -> Item {
    let section = Self.last(sectionLines, notAfter: line)
    let inside = line - sectionLines[section] - headerHeights[section]
    if inside < 0 { return .header(section: section) }
    return .row(IndexPath(row: inside / rowHeight, section: section))
  }

  /// The lines of a section, its header included.
  func lines(ofSection section: Int) -> Range<Int> {
    sectionLines[section]..<sectionLines[section + 1]
  }

  /// The lines of a view that the header of a section takes, from those at which the view begins.
  ///
  /// A header that is scrolled out stays at the top as long as its section is in view, and leaves
  /// room for a row below it.
  func headerLines(ofSection section: Int, top: Int, height: Int) -> Range<Int> {
    let lines = lines(ofSection: section)
    let header = headerHeights[section]
    let y = lines.lowerBound - top
    guard y < 0 else { return y..<(y + header) }
    let stuck = min(header, max(0, height - rowHeight))
    let end = min(stuck, lines.upperBound - top)
    return (end - stuck)..<end
  }

  /// The rows that have a line in a range of lines, as ordinals.
  ///
  /// - Complexity: O(log sections).
  func ordinals(inLines lines: Range<Int>) -> Range<Int> {
    let lines = lines.clamped(to: 0..<lineCount)
    guard let first = lines.first, let last = lines.last else { return 0..<0 }
    return rowsBefore(line: first)..<rowsBefore(line: last + 1, countsPartial: true)
  }

  /// How many rows end before a line; or begin before it.
  private func rowsBefore(line: Int, countsPartial: Bool = false) -> Int {
    guard line < lineCount else { return rowCount }
    let section = Self.last(sectionLines, notAfter: line)
    let inside = max(0, line - sectionLines[section] - headerHeights[section])
    let rows = countsPartial ? (inside + rowHeight - 1) / rowHeight : inside / rowHeight
    return sectionRows[section] + rows
  }

  /// The section that a line belongs to, or the nearest one; `nil` without content.
  ///
  /// - Complexity: O(log sections).
  func section(atLine line: Int) -> Int? {
    guard lineCount > 0 else { return nil }
    return Self.last(sectionLines, notAfter: min(max(0, line), lineCount - 1))
  }

  // MARK: - Scrolling

  /// The nearest top line to one wished for that leaves no blank lines below the content.
  func clampedTop(_ top: Int, height: Int) -> Int {
    max(0, min(top, lineCount - height))
  }

  /// The nearest top line to one wished for at which a row is seen whole, below a sticky header.
  ///
  /// The first row of a section brings its header into view too.
  func top(showing path: IndexPath, near top: Int, height: Int) -> Int {
    let header = min(headerHeights[path.section], max(0, height - rowHeight))
    let line = line(of: path)
    return self.top(showing: line..<(line + rowHeight), below: header, near: top, height: height)
  }

  /// The same for the header of a section.
  func top(showingHeaderOf section: Int, near top: Int, height: Int) -> Int {
    let line = sectionLines[section]
    let lines = line..<(line + headerHeights[section])
    return self.top(showing: lines, below: 0, near: top, height: height)
  }

  private func top(showing lines: Range<Int>, below header: Int, near top: Int, height: Int) -> Int
  {
    let line = lines.lowerBound
    if line - header < top { return clampedTop(line - header, height: height) }
    if lines.upperBound > top + height {
      return clampedTop(min(line, lines.upperBound - height), height: height)
    }
    return clampedTop(top, height: height)
  }

  /// Index of the last element that is not after a value; of several equal ones the last.
  static func last(_ starts: [Int], notAfter value: Int) -> Int {
    var low = 0
    var high = starts.count - 1
    while low < high - 1 {
      let middle = (low + high) / 2
      if starts[middle] <= value { low = middle } else { high = middle }
    }
    return low
  }
}
