import GatefoldKit

/// Writing an entry anew, in the detail or in the person's own editor.
extension JournalViewController {
  func editText() {
    guard let entry = detail.entry, !detail.isEditing, entries.canWrite() else { return }
    let keeper = keeper(for: entry)
    edit(Self.entry(entry, before: keeper), keeper)
    if !keeper.text.isEmpty { showMessage(JournalMessages.draftIsBack) }
  }

  private func keeper(for entry: Entry) -> DraftKeeper {
    DraftKeeper(.entry(entry.id), base: entry.text, in: entries.drafts)
  }

  /// The entry with the text that a draft began with: that is what the draft may replace.
  private static func entry(_ entry: Entry, before keeper: DraftKeeper) -> Entry {
    var entry = entry
    entry.text = keeper.draft.base
    return entry
  }

  private func edit(_ entry: Entry, _ keeper: DraftKeeper) {
    show(.secondary)
    selectionWhileEditing = entries.selectedEntry?.id
    detail.beginEditing(entry, keeper)
  }

  /// Has the person's own editor edit the text: what is being written, if it is.
  func editExternally() {
    guard let shown = detail.editedEntry ?? detail.entry, entries.canWrite(),
      let application = window?.application
    else { return }
    let keeper = detail.draftKeeper ?? keeper(for: shown)
    let entry = Self.entry(shown, before: keeper)
    let text = keeper.text.isEmpty ? entry.text : keeper.text
    startTask { [self] in
      let outcome = await entries.environment.editor.edit(text, in: application)
      take(outcome, for: entry, keeper, startingWith: text)
    }
  }

  private func take(
    _ outcome: ExternalEditor.Outcome,
    for entry: Entry,
    _ keeper: DraftKeeper,
    startingWith text: String
  ) {
    switch outcome {
    case .edited(let new, _) where new.allSatisfy(\.isWhitespace):
      showMessage(JournalMessages.noText, isError: true)
    case .edited(let new, let file):
      finish(new, for: entry, keeper)
      if let file { showMessage(JournalMessages.repaired(file), isError: true) }
    case .unchanged:
      finish(text, for: entry, keeper)
      if text == entry.text { showMessage(JournalMessages.unchanged) }
    case .interrupted(let new, _):
      if let new { keeper.keep(new) }
    default:
      showMessage(JournalMessages.problem(outcome), isError: true)
    }
  }

  /// What the editor was given counts as written even where it was left as it was: it may be a draft.
  private func finish(_ text: String, for entry: Entry, _ keeper: DraftKeeper) {
    detail.endEditing()
    write(text, for: entry, keeper)
  }

  /// Shows in the editor what could not be saved, or is not to be saved yet.
  func goOnEditing(_ text: String, of entry: Entry, _ keeper: DraftKeeper) {
    guard !detail.isEditing else { return }
    keeper.keep(text)
    edit(entry, keeper)
  }

  /// Forgets the draft, and shows the entry that is selected.
  func didFinish(_ keeper: DraftKeeper) {
    keeper.discard()
    detail.endEditing()
    detail.entry = entries.selectedEntry
  }
}
