import GatefoldTerminal

/// Headers of sections: the one at the top stays until the next one pushes it away.
extension TableView {
  /// Asks for the headers that came into view, gives back those that left it, and places them over
  /// the rows.
  func placeHeaders() {
    let sections = visibleSections
    for section in headers.keys where !sections.contains(section) { forgetHeader(of: section) }
    for section in sections where layout.headerHeights[section] > 0 {
      let header = headers[section] ?? makeHeader(of: section)
      let lines = layout.headerLines(ofSection: section, top: topLine, height: frame.height)
      header.frame = Rect(x: 0, y: lines.lowerBound, width: frame.width, height: lines.count)
      header.isCollapsed = layout.isCollapsed(section)
      header.isSelected = selectedHeaderSection == section
      header.isActive = isFirstResponder
    }
  }

  func forgetHeaders() {
    for section in headers.keys { forgetHeader(of: section) }
  }

  private func forgetHeader(of section: Int) {
    guard let header = headers.removeValue(forKey: section) else { return }
    header.removeFromSuperview()
    if type(of: header) == TableViewHeaderView.self { reusableHeaders.append(header) }
  }

  private func makeHeader(of section: Int) -> TableViewHeaderView {
    let header =
      dataSource?.tableView(self, viewForHeaderInSection: section) ?? titledHeader(of: section)
    header.canCollapse = canCollapse(section)
    headers[section] = header
    addSubview(header)
    return header
  }

  private func titledHeader(of section: Int) -> TableViewHeaderView {
    let header = reusableHeaders.popLast() ?? TableViewHeaderView()
    header.text = dataSource?.tableView(self, titleForHeaderInSection: section) ?? ""
    header.detailText = dataSource?.tableView(self, detailForHeaderInSection: section) ?? ""
    return header
  }
}
