import GatefoldTerminal

/// Keys and the mouse.
extension TableView {
  static let commands = [
    KeyCommand("down", "j", title: "Next row", action: TableView.selectNext),
    KeyCommand("up", "k", title: "Previous row", action: TableView.selectPrevious),
    KeyCommand("page-down", title: "Page down", action: TableView.pageDown),
    KeyCommand("page-up", title: "Page up", action: TableView.pageUp),
    KeyCommand("ctrl-d", title: "Half a page down", action: TableView.halfPageDown),
    KeyCommand("ctrl-u", title: "Half a page up", action: TableView.halfPageUp),
    KeyCommand("home", "g", title: "First row", action: TableView.selectFirst),
    KeyCommand("end", "G", title: "Last row", action: TableView.selectLast),
    KeyCommand(
      "enter",
      "-",
      title: "Expand section",
      isHinted: true,
      isEnabled: { (table: TableView) in table.isOnCollapsedHeader },
      action: TableView.toggleSection
    ),
    KeyCommand(
      "-",
      title: "Collapse section",
      isEnabled: { (table: TableView) in table.canCollapseSection },
      action: TableView.toggleSection
    ),
    KeyCommand(
      "_",
      title: "Collapse or expand all sections",
      isEnabled: { (table: TableView) in table.canCollapseSections },
      action: TableView.toggleAllSections
    ),
    KeyCommand(
      "enter",
      title: "Open",
      isEnabled: { (table: TableView) in
        !table.isEditing && !table.isOnCollapsedHeader
      },
      action: TableView.performPrimaryAction
    ),
    KeyCommand(
      "enter",
      title: "Delete",
      isEnabled: { (table: TableView) in table.isEditing && table.canDelete },
      action: TableView.deleteSelectedRow
    ),
    KeyCommand(
      "d",
      "delete",
      title: "Delete",
      isHinted: true,
      isEnabled: { (table: TableView) in table.canDelete },
      action: TableView.deleteSelectedRow
    ),
    KeyCommand(
      "d",
      "delete",
      title: "Delete",
      isEnabled: { (table: TableView) in table.hasNothingToDelete },
      action: TableView.deleteSelectedRow
    ),
    KeyCommand(
      "J",
      title: "Move row down",
      isEnabled: { (table: TableView) in table.canMove },
      action: TableView.moveRowDown
    ),
    KeyCommand(
      "K",
      title: "Move row up",
      isEnabled: { (table: TableView) in table.canMove },
      action: TableView.moveRowUp
    ),
  ]

  private func selectNext() { moveSelection(by: 1) }
  private func selectPrevious() { moveSelection(by: -1) }
  private func selectFirst() { moveSelection(by: -layout.stopCount) }
  private func selectLast() { moveSelection(by: layout.stopCount) }
  private func pageDown() { turnPage(by: page) }
  private func pageUp() { turnPage(by: -page) }
  private func halfPageDown() { turnPage(by: max(1, page / 2)) }
  private func halfPageUp() { turnPage(by: -max(1, page / 2)) }

  /// Rows on a screen, one less for the one that both pages show.
  private var page: Int { max(1, frame.height / layout.rowHeight - 1) }

  /// Moves the content and the selection alike.
  private func turnPage(by rows: Int) {
    want(top: layout.clampedTop(topLine + rows * layout.rowHeight, height: frame.height))
    moveSelection(by: rows)
  }

  private func performPrimaryAction() {
    if let selection {
      delegate?.tableView(self, performPrimaryActionForRowAt: selection.path)
    } else if let selectedHeaderSection {
      delegate?.tableView(self, performPrimaryActionForHeaderInSection: selectedHeaderSection)
    } else {
      nothing(to: "open")
    }
  }

  private var canDelete: Bool { selection.map { canEditRow(at: $0.path) } == true }

  /// Whether there is neither a row to delete nor a header by itself, which others may delete.
  private var hasNothingToDelete: Bool { selection == nil && !isOnSelectableHeader }

  private func deleteSelectedRow() {
    guard let selection else { return nothing(to: "delete") }
    deleteRow(at: selection.path)
  }

  private func nothing(to action: String) {
    window?.statusBar.showMessage("Nothing to \(action)")
  }

  private var canMove: Bool { isEditing && selection.map { canMoveRow(at: $0.path) } == true }

  private func moveRowDown() { moveSelectedRow(by: 1) }
  private func moveRowUp() { moveSelectedRow(by: -1) }

  private func moveSelectedRow(by rows: Int) {
    guard let path = selection?.path else { return }
    requestMove(from: path, to: IndexPath(row: path.row + rows, section: path.section))
  }

  /// Selects the row under a click, opens it at the second, deletes it if its delete control was hit.
  func click(at point: Point, count: Int) {
    switch item(atY: point.y) {
    case .row(let path): click(onRow: path, at: point, count: count)
    case .header(let section): click(onHeader: section, at: point, count: count)
    case nil: break
    }
  }

  /// Collapses or expands by a click on a header or, of one that can be selected, on its sign.
  private func click(onHeader section: Int, at point: Point, count: Int) {
    guard layout.selectableHeaders.contains(section), point.x >= TableViewHeaderView.signEnd else {
      return setSection(section, collapsed: !isSectionCollapsed(section))
    }
    selectHeader(inSection: section)
    if count == 2 { performPrimaryAction() }
  }

  private func click(onRow path: IndexPath, at point: Point, count: Int) {
    selectRow(at: path)
    if isEditing, point.x == TableViewCell.markerWidth {
      deleteRow(at: path)
    } else if count == 2 {
      performPrimaryAction()
    }
  }
}
