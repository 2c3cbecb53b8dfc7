import GatefoldKit

/// Writing an entry anew, in the detail or in the person's own editor.
extension JournalViewController {
  func editText() {
    guard let entry = detail.entry, !detail.isEditing, entries.canWrite() else { return }
    show(.secondary)
    detail.beginEditing(
      draft: draft(of: entry),
      keeper: DraftKeeper(.entry(entry.id), in: entries.store)
    )
  }

  private func draft(of entry: Entry) -> String? {
    entries.attempt { try entries.store.draft(.entry(entry.id)) } ?? nil
  }

  /// Has the person's own editor edit the text: what is being written, if it is.
  func editExternally() {
    guard let entry = detail.entry, entries.canWrite(), let application = window?.application else {
      return
    }
    let text = draft(of: entry) ?? entry.text
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
      detail.endEditing()
      write(text, for: entry)
    case .unchanged:
      if text != entry.text { write(text, for: entry) }
    default:
      showMessage(JournalMessages.problem(outcome), isError: true)
    }
  }

  func write(_ text: String, for entry: Entry) {
    entries.attempt {
      if text != entry.text { try entries.perform(.text(text, of: entry)) }
      try entries.store.removeDraft(.entry(entry.id))
    }
  }
}
