import Colorimetry
import GatefoldKit
import Storage

/// Adding, renaming, changing and deleting the person's own colours, and taking that back.
extension ColorListViewController {
  /// The saved colour of a row; nil where it is another one's.
  func savedColor(at indexPath: IndexPath) -> SavedColor? {
    guard case .saved(let id)? = row(at: indexPath)?.id else { return nil }
    return store.index(of: id).map { store.colors[$0] }
  }

  /// The saved colour that is selected.
  var selectedSavedColor: SavedColor? {
    tableView.indexPathForSelectedRow.flatMap(savedColor)
  }

  /// Does a change, registers the way back, and selects its colour if it is there.
  ///
  /// - Returns: Whether it was done; what hindered it is said.
  @discardableResult
  func perform(_ change: SavedColorChange) -> Bool {
    guard attempt({ try change.apply(store) }) != nil else { return false }
    undoManager?.registerUndo(change.name) { [weak self] in self?.perform(change.inverse) }
    reload()
    show(change.id)
    return true
  }

  /// Selects a saved colour, without the filter where that holds it back, and the scales over the
  /// table.
  private func show(_ id: SavedColor.ID) {
    guard store.index(of: id) != nil else { return }
    navigationController?.popToRootViewController()
    if indexPath(of: .saved(id)) == nil { clearFilter() }
    if let path = indexPath(of: .saved(id)) { tableView.selectRow(at: path) }
  }

  /// Does what the store may refuse, and says so if it does.
  @discardableResult
  func attempt<Value>(_ body: () throws -> Value) -> Value? {
    do {
      return try body()
    } catch let error as StorageError {
      showMessage(error.sentence, isError: true)
    } catch SavedColorConflict.changed {
      showMessage(ColorMessages.changedMeanwhile, isError: true)
      reload()
    } catch SavedColorConflict.removed {
      showMessage(ColorMessages.goneMeanwhile, isError: true)
      reload()
    } catch {
      showMessage(String(describing: error), isError: true)
    }
    return nil
  }

  /// Whether the colours can be changed; says so if not.
  func canWrite() -> Bool {
    if store.isReadOnly { showMessage(ColorMessages.readOnly, isError: true) }
    return !store.isReadOnly
  }

  // MARK: - Commands

  /// Asks for a colour and a name; what cannot be stored is asked for again.
  func add(beginningWith answer: ColorPrompt.Answer = ColorPrompt.Answer()) {
    guard canWrite() else { return }
    present(
      ColorPrompt.alert(beginningWith: answer, depth: colorDepth) { [weak self] color, answer in
        self?.add(color, answer)
      }
    )
  }

  private func add(_ color: SRGBColor, _ answer: ColorPrompt.Answer) {
    let new = SavedColor(name: answer.name, color: color)
    guard perform(.addition(of: new)) else { return add(beginningWith: answer) }
    showMessage(ColorMessages.added(new.name))
  }

  /// Deletes a colour; the way back is said.
  func delete(_ color: SavedColor) {
    guard let index = store.index(of: color.id) else { return }
    if perform(.deletion(of: color, at: index)) {
      showMessage(ColorMessages.deleted(color.name))
    }
  }

  /// Asks for another name for the selected colour; what cannot be stored is asked for again.
  func rename() {
    guard let color = selectedSavedColor else { return }
    if canWrite() { askForName(of: color, beginningWith: color.name) }
  }

  private func askForName(of color: SavedColor, beginningWith name: String) {
    let alert = AlertController(title: ColorMessages.newName)
    let field = alert.addTextField { field in
      field.text = name
      field.selectAll()
    }
    alert.addAction(AlertAction(title: ColorMessages.cancel, style: .cancel))
    alert.addAction(
      AlertAction(title: ColorMessages.rename) { [weak self] _ in
        guard let self, !perform(.renaming(of: color, to: field.text)) else { return }
        if store.index(of: color.id) != nil { askForName(of: color, beginningWith: field.text) }
      }
    )
    present(alert)
  }

  /// Gives the selected saved colour another colour.
  func replaceSelected(by color: SRGBColor) {
    guard let saved = selectedSavedColor, saved.color != color, canWrite() else { return }
    if perform(.replacement(of: saved, by: color)) {
      showMessage(ColorMessages.replaced(saved.name, color))
    }
  }

  /// Takes what a palette has and is not saved yet; says what was taken.
  ///
  /// - Returns: Whether it was done; what hindered it is said.
  func take(_ contents: PaletteContents, from path: String) -> Bool {
    guard canWrite(), let report = attempt({ try store.take(contents) }) else { return false }
    registerUndo(ofImporting: report.added)
    reload()
    if let first = report.added.first { show(first.id) }
    showMessage(ColorMessages.imported(report, problems: contents.problems, from: path))
    return true
  }

  private func registerUndo(ofImporting added: [SavedColor]) {
    guard !added.isEmpty else { return }
    undoManager?
      .registerUndo(ColorMessages.importing) { [weak self] in
        guard let self, attempt({ try store.remove(Set(added.map(\.id))) }) != nil else { return }
        undoManager?.registerUndo(ColorMessages.importing) { [weak self] in self?.restore(added) }
        reload()
      }
  }

  private func restore(_ added: [SavedColor]) {
    guard attempt({ try store.append(added) }) != nil else { return }
    registerUndo(ofImporting: added)
    reload()
  }
}
