import GatefoldKit

/// Adding and deleting entries, and taking that back.
extension EntriesViewController {
  /// Asks for the text of a new entry.
  func add() {
    guard !store.isReadOnly else {
      return showMessage(JournalMessages.readOnly, isError: true)
    }
    let alert = AlertController(title: JournalMessages.newEntry)
    let field = alert.addTextField { $0.placeholder = JournalMessages.newEntryPlaceholder }
    alert.addAction(AlertAction(title: JournalMessages.cancel, style: .cancel))
    alert.addAction(
      AlertAction(title: JournalMessages.add) { [weak self] _ in self?.addEntry(field.text) }
    )
    present(alert)
  }

  private func addEntry(_ text: String) {
    attempt {
      let entry = try store.add(text, timeZone: environment.timeZone)
      if !list.filter.isEmpty, !list.filter.matches(entry.text) { clearFilter() }
      try reload()
      try select(entry.id)
      registerUndo(JournalMessages.addition, of: entry.id, isDeleted: false)
    }
  }

  /// Deletes an entry; the way back is said and registered.
  func delete(_ entry: Entry) {
    attempt {
      try setDeleted(true, id: entry.id, name: JournalMessages.deletion)
      showMessage(JournalMessages.deleted(entry))
    }
  }

  /// Registers the step that restores or deletes an entry, and while that is done the step after it.
  private func registerUndo(_ name: String, of id: EntryID, isDeleted: Bool) {
    undoManager?
      .registerUndo(name) { [weak self] in
        self?.attempt { try self?.setDeleted(!isDeleted, id: id, name: name) }
      }
  }

  private func setDeleted(_ isDeleted: Bool, id: EntryID, name: String) throws {
    if isDeleted { try store.delete(id) } else { try store.restore(id) }
    registerUndo(name, of: id, isDeleted: isDeleted)
    try reload()
    if !isDeleted { try select(id) }
  }

  private func select(_ id: EntryID) throws {
    if let path = try list.indexPath(of: id) { tableView.selectRow(at: path) }
  }
}
