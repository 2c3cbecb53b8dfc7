import GatefoldKit

/// Keeps an unfinished text in the store as it is typed, so that nothing that ends the program or
/// changes the selection loses it.
final class DraftKeeper: TextFieldDelegate, TextEditorDelegate {
  /// What is not finished: what was kept before at first, then what is typed here.
  ///
  /// Not read again: another program may be writing at the same time, and that is its own.
  private(set) var text: String

  private let store: EntryStore
  private let key: DraftKey

  init(_ key: DraftKey, in store: EntryStore) {
    self.key = key
    self.store = store
    text = (try? store.draft(key)) ?? ""
  }

  /// Forgets the text, which is finished or not wanted.
  func discard() {
    keep("")
  }

  func textFieldDidChange(_ textField: TextField) {
    keep(textField.text)
  }

  func textEditorDidChange(_ textEditor: TextEditor) {
    keep(textEditor.text)
  }

  /// A draft that cannot be kept now is kept with the next stroke that can; the text is on the screen.
  func keep(_ text: String) {
    self.text = text
    if text.isEmpty { try? store.removeDraft(key) } else { try? store.setDraft(key, text) }
  }
}
