import Testing

@testable import GatefoldKit

struct TableLayoutTests {
  /// The lines of a table written out one by one.
  private struct Reference {
    var items: [TableLayout.Item] = []
    var firstLines: [IndexPath: Int] = [:]

    init(_ counts: [Int], _ headers: [Int], rowHeight: Int) {
      for (section, count) in counts.enumerated() {
        items += Array(repeating: .header(section: section), count: headers[section])
        for row in 0..<count {
          let path = IndexPath(row: row, section: section)
          firstLines[path] = items.count
          items += Array(repeating: .row(path), count: rowHeight)
        }
      }
    }
  }

  nonisolated private static let shapes: [[Int]] = [
    [], [0], [1], [3], [0, 0], [2, 0, 3], [0, 2], [1, 1, 1], [5, 0, 0, 2], [0, 0, 4],
  ]

  @Test(arguments: shapes, [1, 2, 3])
  func placesEveryRowWhereWritingThemOutDoes(_ counts: [Int], rowHeight: Int) {
    for mask in 0..<(1 << counts.count) {
      let headers = counts.indices.map { (mask >> $0 & 1) * ($0 % 3 + 1) }
      let layout = TableLayout(rowCounts: counts, headerHeights: headers, rowHeight: rowHeight)
      let reference = Reference(counts, headers, rowHeight: rowHeight)
      #expect(layout.lineCount == reference.items.count)
      #expect(layout.rowCount == counts.reduce(0, +))
      #expect((0..<layout.lineCount).map(layout.item(atLine:)) == reference.items)
      for ordinal in 0..<layout.rowCount {
        let path = layout.path(ofOrdinal: ordinal)
        #expect(layout.ordinal(of: path) == ordinal)
        #expect(layout.line(of: path) == reference.firstLines[path])
      }
    }
  }

  @Test(arguments: shapes, [1, 2])
  func findsTheRowsThatHaveALineInView(_ counts: [Int], rowHeight: Int) {
    let headers = counts.map { _ in 1 }
    let layout = TableLayout(rowCounts: counts, headerHeights: headers, rowHeight: rowHeight)
    for top in 0...(layout.lineCount + 1) {
      for height in 0..<8 {
        let seen = (top..<(top + height)).filter { $0 < layout.lineCount }
          .compactMap { line in
            if case .row(let path) = layout.item(atLine: line) {
              layout.ordinal(of: path)
            } else {
              nil
            }
          }
        #expect(Set(layout.ordinals(inLines: top..<(top + height))) == Set(seen))
      }
    }
  }

  @Test(arguments: shapes, [0, 1])
  func showsARowWholeAndBelowItsHeaderWhereThereIsRoom(_ counts: [Int], header: Int) {
    let layout = TableLayout(rowCounts: counts, headerHeights: counts.map { _ in header })
    for height in 1..<8 {
      for wished in -2..<(layout.lineCount + 2) {
        for ordinal in 0..<layout.rowCount {
          let path = layout.path(ofOrdinal: ordinal)
          let top = layout.top(showing: path, near: wished, height: height)
          let y = layout.line(of: path) - top
          #expect(y >= min(header, height - 1) && y < height)
          #expect(top == layout.clampedTop(top, height: height))
        }
      }
    }
  }

  @Test(arguments: shapes, [1, 2, 3])
  func headersOfAnyHeightPushEachOtherAwayAndLeaveRoomForTheRow(_ counts: [Int], rowHeight: Int) {
    let headers = counts.indices.map { $0 % 3 + 1 }
    let layout = TableLayout(rowCounts: counts, headerHeights: headers, rowHeight: rowHeight)
    for (height, top) in (1..<9).flatMap({ height in (0..<layout.lineCount).map { (height, $0) } })
    {
      let placed = counts.indices
        .map { layout.headerLines(ofSection: $0, top: top, height: height) }
      for (section, lines) in placed.enumerated() {
        let own = layout.lines(ofSection: section)
        #expect(
          lines.lowerBound >= own.lowerBound - top || lines.upperBound == own.upperBound - top
        )
        #expect(lines.upperBound <= own.upperBound - top)
        if own.contains(top), own.lowerBound < top {
          #expect(lines.count == min(headers[section], max(0, height - rowHeight)))
          #expect(lines.upperBound == min(lines.count, own.upperBound - top))
        }
      }
      for ordinal in 0..<layout.rowCount where height >= rowHeight {
        let path = layout.path(ofOrdinal: ordinal)
        let shown = layout.top(showing: path, near: top, height: height)
        let y = layout.line(of: path) - shown
        let header = layout.headerLines(ofSection: path.section, top: shown, height: height)
        #expect(!header.overlaps(y..<(y + rowHeight)))
      }
    }
  }

  @Test(arguments: shapes)
  func headersThatCanBeSelectedAreStopsBeforeTheirRows(_ counts: [Int]) {
    for mask in 0..<(1 << counts.count) {
      let selectable = Set(counts.indices.filter { mask >> $0 & 1 == 1 })
      let layout = TableLayout(
        rowCounts: counts,
        headerHeights: counts.map { _ in 2 },
        selectableHeaders: selectable
      )
      let stops: [TableLayout.Stop] = counts.enumerated()
        .flatMap { section, count in
          (selectable.contains(section) ? [.header(section: section)] : [])
            + (0..<count).map { .row(IndexPath(row: $0, section: section)) }
        }
      #expect((0..<layout.stopCount).map(layout.stop(at:)) == stops)
      #expect(stops.map(layout.index(of:)) == Array(stops.indices))
    }
  }

  @Test(arguments: shapes)
  func theCursorStopsAtEveryRowThatIsSeenAndAtCollapsedHeaders(_ counts: [Int]) {
    for mask in 0..<(1 << counts.count) {
      let collapsed = Set(counts.indices.filter { mask >> $0 & 1 == 1 })
      let layout = TableLayout(
        rowCounts: counts,
        headerHeights: counts.map { _ in 1 },
        collapsed: collapsed
      )
      var stops: [TableLayout.Stop] = []
      for (section, count) in counts.enumerated() where count > 0 {
        if collapsed.contains(section) {
          stops.append(.header(section: section))
        } else {
          stops += (0..<count).map { .row(IndexPath(row: $0, section: section)) }
        }
      }
      #expect((0..<layout.stopCount).map(layout.stop(at:)) == stops)
      #expect(stops.map(layout.index(of:)) == Array(stops.indices))
      #expect(layout.allSectionRows.last == counts.reduce(0, +))
      for stop in stops {
        for height in 1..<5 {
          let top = layout.top(showing: stop, near: 0, height: height)
          #expect((top..<(top + height)).contains(layout.line(of: stop)))
        }
      }
    }
  }
}
