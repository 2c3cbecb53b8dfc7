import GatefoldKit
import Markdown

/// Who keeps what was written in the detail.
protocol EntryViewControllerDelegate: AnyObject {
  /// The text of an entry, given as it was when editing began, was written anew.
  ///
  /// Editing goes on until who keeps it ends it.
  func entryViewController(
    _ controller: EntryViewController,
    didWrite text: String,
    for entry: Entry,
    keeper: DraftKeeper
  )

  /// What was being written for an entry is to be forgotten.
  func entryViewController(_ controller: EntryViewController, didDiscard keeper: DraftKeeper)
}

/// The detail of the journal: one entry, its date in the bar and its text below, to read or to edit.
final class EntryViewController: ViewController {
  /// Who keeps what was written.
  weak var delegate: (any EntryViewControllerDelegate)?

  /// The entry that is shown; `nil` for none.
  ///
  /// Another one ends the editing of this; the same one changed does not.
  var entry: Entry? {
    didSet {
      if entry?.id != oldValue?.id { endEditing() }
      if entry != oldValue { updateView() }
    }
  }

  /// How dates are written.
  var dates: EntryDateFormat {
    didSet { updateTitle() }
  }

  /// What is looked for, to be marked in the text.
  var filter = EntryFilter() {
    didSet { if filter != oldValue { updateView() } }
  }

  private let textView = TextView()
  private let textEditor = TextEditor()

  /// Who keeps the text while it is edited.
  private(set) var draftKeeper: DraftKeeper?

  /// The entry that is edited, as it was when that began; `nil` while none is.
  private(set) var editedEntry: Entry?

  init(dates: EntryDateFormat) {
    self.dates = dates
    super.init()
  }

  override func loadView() {
    view = PagesView([textView, textEditor])
    textEditor.isHidden = !isEditing
    textView.isHidden = isEditing
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    updateView()
  }

  /// The text, to be read or edited.
  override var preferredFirstResponder: View? { isEditing ? textEditor : textView }

  private func updateView() {
    guard isViewLoaded else { return }
    updateTitle()
    updateButtons()
    textView.heading = entry?.title ?? ""
    textView.text = entry.map { shown($0.body) } ?? StyledText(JournalMessages.noSelection)
  }

  private func updateTitle() {
    title = entry.map(dates.fullDate)
    navigationItem.compactTitle = entry.map { dates.typedDate(of: $0.date) }
  }

  /// The text as Markdown, and in it what is looked for.
  private func shown(_ text: String) -> StyledText {
    var shown = StyledText(markdown: text, symbols: view.theme.symbols)
    shown.addStyle(view.theme.match, in: filter.ranges(in: shown.string))
    return shown
  }

  /// Edit is offered where there is something to edit, and it is not being edited.
  private func updateButtons() {
    for item in navigationItem.rightBarButtonItems { item.isHidden = entry == nil || isEditing }
  }

  // MARK: - Editing

  /// Whether the text is being edited.
  var isEditing: Bool { editedEntry != nil }

  /// Edits the text of an entry, from what was not finished before if there is such.
  func beginEditing(_ entry: Entry, _ keeper: DraftKeeper) {
    self.entry = entry
    editedEntry = entry
    draftKeeper = keeper
    textEditor.delegate = keeper
    textEditor.text = keeper.text.isEmpty ? entry.text : keeper.text
    showEditor(true)
  }

  /// Shows the entry again; what was written stays a draft.
  func endEditing() {
    guard isEditing else { return }
    editedEntry = nil
    draftKeeper = nil
    textEditor.delegate = nil
    showEditor(false)
  }

  private func showEditor(_ isShown: Bool) {
    guard isViewLoaded else { return }
    let hadKeyboard = textEditor.isFirstResponder || textView.isFirstResponder
    updateButtons()
    textEditor.isHidden = !isShown
    textView.isHidden = isShown
    if isShown || hadKeyboard { preferredFirstResponder?.becomeFirstResponder() }
  }

  private func save() {
    guard let editedEntry, let draftKeeper else { return }
    let text = textEditor.text
    delegate?.entryViewController(self, didWrite: text, for: editedEntry, keeper: draftKeeper)
  }

  private func discard() {
    guard let draftKeeper else { return }
    endEditing()
    delegate?.entryViewController(self, didDiscard: draftKeeper)
  }

  // MARK: - Commands

  private static let commands = [
    KeyCommand(
      "escape",
      "ctrl-s",
      title: "Save",
      isHinted: true,
      isEnabled: { (controller: EntryViewController) in controller.isEditing },
      action: EntryViewController.save
    ),
    KeyCommand(
      "ctrl-x",
      title: "Discard changes",
      isHinted: true,
      isEnabled: { (controller: EntryViewController) in controller.isEditing },
      action: EntryViewController.discard
    ),
  ]

  override var keyCommands: [KeyCommand] { Self.commands }

  override var keyCommandsTitle: String { "Entry" }
}

extension Entry {
  /// What follows the first line, without the blank lines between.
  nonisolated var body: String {
    String(text.drop { $0 != "\n" }.drop { $0 == "\n" })
  }
}
