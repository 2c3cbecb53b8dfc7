import GatefoldTerminal

/// Which lines of the content are seen.
extension TableView {
  /// The line of the content at the top of the table.
  ///
  /// Follows from the wish, the height and the selection each time: what a small height forces is
  /// forgotten when there is room again.
  public var topLine: Int {
    if followsSelection, let stop = cursorStop {
      return layout.top(showing: stop, near: wantedTop, height: frame.height)
    }
    return layout.clampedTop(wantedTop, height: frame.height)
  }

  /// Takes note of where the person scrolled to, and at what height of the table.
  func want(top: Int) {
    wantedTop = top
    wantedHeight = frame.height
  }

  /// The top line that places in the table are kept relative to over changes of the data: where it
  /// is, or would be if the table were not lower than when the person scrolled.
  var placeTop: Int {
    frame.height < wantedHeight ? wantedTop : topLine
  }

  /// The rows that are at least partly in view, in order.
  public var indexPathsForVisibleRows: [IndexPath] {
    visibleOrdinals.map { layout.path(ofOrdinal: $0) }
  }

  var visibleOrdinals: Range<Int> {
    layout.ordinals(inLines: topLine..<(topLine + max(0, frame.height)))
  }

  /// Moves the content by lines; the selection stays where it is.
  ///
  /// Ends at the first and last line.
  public func scroll(by lines: Int) {
    let top = layout.clampedTop(topLine + lines, height: frame.height)
    guard top != topLine else { return }
    want(top: top)
    followsSelection = false
    setNeedsLayout()
  }

  /// Moves the content so that a row is seen; by as little as possible.
  public func scrollToRow(at indexPath: IndexPath) {
    guard layout.contains(indexPath) else { return }
    want(top: layout.top(showing: indexPath, near: topLine, height: frame.height))
    followsSelection = indexPath == selection?.path
    setNeedsLayout()
  }

  /// What stands at a height of the table's own coordinates, sticky headers first.
  func item(atY y: Int) -> TableLayout.Item? {
    let line = topLine + y
    guard (0..<frame.height).contains(y), line < layout.lineCount else { return nil }
    if let section = layout.section(atLine: topLine),
      layout.headerLines(ofSection: section, top: topLine, height: frame.height).contains(y)
    {
      return .header(section: section)
    }
    return layout.item(atLine: line)
  }
}
