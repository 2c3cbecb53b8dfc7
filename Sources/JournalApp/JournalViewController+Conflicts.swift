import FoundationEssentials
import GatefoldKit

/// Saving a text where another program may have changed the entry since editing began.
extension JournalViewController {
  /// Saves a text for an entry, given as it was when editing began.
  ///
  /// What cannot be saved stays in the editor.
  func write(_ text: String, for entry: Entry, _ keeper: DraftKeeper) {
    let isDone: Void? = entries.attempt { try save(text, for: entry, keeper) }
    if isDone == nil { goOnEditing(text, of: entry, keeper) }
  }

  /// Saves a text; asks where there is another one meanwhile.
  private func save(_ text: String, for entry: Entry, _ keeper: DraftKeeper) throws {
    do {
      if text != entry.text { try entries.perform(.text(text, of: entry), finishing: keeper) }
      didFinish(keeper)
    } catch EntryConflict.changed(let other) {
      // The question is asked over the editor: whatever comes between, the text is there.
      goOnEditing(text, of: entry, keeper)
      present(alert(for: text, other, keeper))
    } catch EntryConflict.deleted {
      var mine = entry
      mine.text = text
      try entries.perform(.restoration(of: mine), finishing: keeper)
      didFinish(keeper)
      showMessage(JournalMessages.restoredWhatWasDeleted)
    }
  }

  private func alert(for text: String, _ other: Entry, _ keeper: DraftKeeper) -> AlertController {
    let alert = AlertController(
      title: JournalMessages.changedElsewhere,
      message: JournalMessages.textConflict
    )
    alert.addAction(AlertAction(title: JournalMessages.goOnEditing, style: .cancel))
    let choices: [(String, (JournalViewController) throws -> Void)] = [
      (JournalMessages.keepBoth, { try $0.keepBoth(text, other, keeper) }),
      (JournalMessages.keepMine, { try $0.keepMine(text, other, keeper) }),
      (JournalMessages.keepTheirs, { try $0.keepTheirs(text, other, keeper) }),
    ]
    for (title, choose) in choices {
      alert.addAction(
        AlertAction(title: title) { [weak self] _ in
          self?.entries.attempt { if let self { try choose(self) } }
        }
      )
    }
    return alert
  }

  /// The text becomes an entry of the same time; the other one stays.
  private func keepBoth(_ text: String, _ other: Entry, _ keeper: DraftKeeper) throws {
    let zone = TimeZone(identifier: other.timeZoneIdentifier) ?? .gmt
    let mine = try keeper.finish { try $0.add(text, date: other.date, timeZone: zone) }
    try entries.didAdd(mine)
    didFinish(keeper)
    showMessage(JournalMessages.keptBoth)
  }

  /// The text replaces the other one, unless that has changed once more.
  private func keepMine(_ text: String, _ other: Entry, _ keeper: DraftKeeper) throws {
    try save(text, for: other, keeper)
    if !detail.isEditing { showMessage(JournalMessages.keptMine) }
  }

  /// The other text stays; undoing brings this one.
  private func keepTheirs(_ text: String, _ other: Entry, _ keeper: DraftKeeper) throws {
    try entries.didPerform(EntryChange.text(text, of: other).inverse)
    didFinish(keeper)
    showMessage(JournalMessages.keptTheirs)
  }

  // MARK: - While editing

  /// Whether editing goes on although the list selects another entry: another program took the
  /// edited one from the list.
  ///
  /// Says that saving will not be all, as soon as that is known.
  func staysWith(_ edited: Entry, over entry: Entry?) -> Bool {
    let isOther = entry?.id != edited.id
    if entries.isFollowingOthers {
      if isOther { selectionWhileEditing = entry?.id }
      warn(of: edited)
    }
    return isOther && selectionWhileEditing == entry?.id
  }

  private func warn(of edited: Entry) {
    let other = entries.attempt { try entries.store.entry(edited.id) }
    guard let other else { return }
    guard let other else { return showMessage(JournalMessages.willRestore) }
    if other.text != edited.text { showMessage(JournalMessages.willAsk) }
  }
}
