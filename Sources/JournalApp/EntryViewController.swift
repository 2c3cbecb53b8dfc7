import GatefoldKit
import Markdown

/// The detail of the journal: one entry, its date in the bar and its text below.
final class EntryViewController: ViewController {
  /// The entry that is shown; `nil` for none.
  var entry: Entry? {
    didSet { if entry != oldValue { updateView() } }
  }

  /// How dates are written.
  var dates: EntryDateFormat {
    didSet { updateTitle() }
  }

  private let textView = TextView()

  init(dates: EntryDateFormat) {
    self.dates = dates
    super.init()
  }

  override func loadView() {
    view = textView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    updateView()
  }

  private func updateView() {
    guard isViewLoaded else { return }
    updateTitle()
    textView.heading = entry?.title ?? ""
    textView.text =
      entry.map { StyledText(markdown: $0.body, symbols: textView.theme.symbols) }
      ?? StyledText(JournalMessages.noSelection)
  }

  private func updateTitle() {
    title = entry.map(dates.fullDate)
  }
}

extension Entry {
  /// What follows the first line, without the blank lines between.
  nonisolated var body: String {
    String(text.drop { $0 != "\n" }.drop { $0 == "\n" })
  }
}
