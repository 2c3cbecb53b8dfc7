import GatefoldKit

/// Writing an entry anew, in the detail or in the person's own editor.
extension JournalViewController {
  func editText() {
    guard let entry = detail.entry, !detail.isEditing, entries.canWrite() else { return }
    let keeper = DraftKeeper(.entry(entry.id), in: entries.store)
    edit(entry, keeper)
    if !keeper.text.isEmpty { showMessage(JournalMessages.draftIsBack) }
  }

  private func edit(_ entry: Entry, _ keeper: DraftKeeper) {
    show(.secondary)
    bystander = .some(entries.selectedEntry?.id)
    detail.beginEditing(entry, keeper)
  }

  /// Has the person's own editor edit the text: what is being written, if it is.
  func editExternally() {
    guard let entry = detail.editedEntry ?? detail.entry, entries.canWrite(),
      let application = window?.application
    else { return }
    let draft = DraftKeeper(.entry(entry.id), in: entries.store).text
    let text = draft.isEmpty ? entry.text : draft
    startTask { [self] in
      let outcome = await entries.environment.editor.edit(text, in: application)
      take(outcome, for: entry, startingWith: text)
    }
  }

  private func take(
    _ outcome: ExternalEditor.Outcome,
    for entry: Entry,
    startingWith text: String
  ) {
    switch outcome {
    case .edited(let text, _):
      finish(text, for: entry)
    case .unchanged:
      finish(text, for: entry)
    default:
      showMessage(JournalMessages.problem(outcome), isError: true)
    }
  }

  /// What the editor was given counts as written even where it was left as it was: it may be a draft.
  private func finish(_ text: String, for entry: Entry) {
    detail.endEditing()
    write(text, for: entry)
  }

  /// Shows in the editor what could not be saved, or is not to be saved yet.
  func goOnEditing(_ text: String, of entry: Entry) {
    guard !detail.isEditing else { return }
    let keeper = DraftKeeper(.entry(entry.id), in: entries.store)
    keeper.keep(text)
    edit(entry, keeper)
  }

  /// Forgets the draft of an entry, and shows the one that is selected.
  func didFinish(_ entry: Entry) {
    entries.attempt { try entries.store.removeDraft(.entry(entry.id)) }
    detail.endEditing()
    detail.entry = entries.selectedEntry
  }
}
