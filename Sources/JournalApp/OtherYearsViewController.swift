import GatefoldKit

/// The entries of a day of the year in other years, the newest first; Enter calls back with one.
final class OtherYearsViewController: EntryRowsViewController {
  private let didChoose: (Entry) -> Void

  /// Lists entries.
  ///
  /// - Parameters:
  ///   - entries: The entries.
  ///   - title: The day that they are of.
  ///   - dates: How dates are written.
  ///   - didChoose: Called with the entry that a person chooses, once the list is gone.
  init(
    _ entries: [Entry],
    title: String,
    dates: EntryDateFormat,
    didChoose: @escaping (Entry) -> Void
  ) {
    self.didChoose = didChoose
    super.init(entries, title: title, dates: dates)
  }

  private static let commands = [
    KeyCommand(
      "enter",
      title: "Go to the entry",
      isHinted: true,
      action: OtherYearsViewController.actOnSelected
    )
  ]

  override var keyCommands: [KeyCommand] { super.keyCommands + Self.commands }

  override func act(onEntryAt indexPath: IndexPath) {
    let entry = entries[indexPath.row]
    dismiss()
    didChoose(entry)
  }
}
