import GatefoldTerminal

/// Headings of sections: the one at the top stays until the next one pushes it away.
extension TableView {
  struct Header {
    let title: String
    let detail: String
    /// Whether the section can be collapsed.
    let canCollapse: Bool
  }

  func drawHeaders(in context: DrawingContext) {
    let top = topLine
    for section in visibleSections where layout.headerHeights[section] > 0 {
      let lines = layout.lines(ofSection: section)
      let pushed = lines.upperBound - layout.headerHeights[section] - top
      let y = max(lines.lowerBound - top, min(0, pushed))
      let frame = Rect(x: 0, y: y, width: frame.width, height: layout.headerHeights[section])
      draw(header(of: section), section: section, in: context.translated(to: frame))
    }
  }

  private func header(of section: Int) -> Header {
    if let header = headers[section] { return header }
    let header = Header(
      title: dataSource?.tableView(self, titleForHeaderInSection: section) ?? "",
      detail: dataSource?.tableView(self, detailForHeaderInSection: section) ?? "",
      canCollapse: canCollapse(section)
    )
    headers[section] = header
    return header
  }

  private func draw(_ header: Header, section: Int, in context: DrawingContext) {
    context.fill(context.bounds, style: .plain)
    defer { if selectedHeaderSection == section { drawCursor(onHeader: context) } }
    var x = TableViewCell.markerWidth
    if header.canCollapse {
      let symbols = theme.symbols
      let sign = layout.isCollapsed(section) ? symbols.collapsed : symbols.expanded
      context.write(String(sign), at: Point(x: x, y: 0), style: theme.sectionHeader)
      x += 2
    }
    let width = context.write(header.title, at: Point(x: x, y: 0), style: theme.sectionHeader)
    let detailWidth = context.textWidth(header.detail)
    let ruleStart = x + width + 1
    let ruleEnd = context.size.width - detailWidth - (detailWidth > 0 ? 2 : 0)
    let rule = Rect(x: ruleStart, y: 0, width: ruleEnd - ruleStart, height: 1)
    guard !rule.isEmpty else { return }
    context.fill(rule, with: theme.symbols.horizontalLine, style: theme.divider)
    context.write(header.detail, at: Point(x: ruleEnd + 1, y: 0), style: theme.secondaryText)
  }

  private func drawCursor(onHeader context: DrawingContext) {
    var part = context.bounds
    part.origin.x = TableViewCell.markerWidth
    part.size.width -= TableViewCell.markerWidth
    TableViewCell.drawSelection(in: context, over: part, isActive: isFirstResponder)
  }
}
