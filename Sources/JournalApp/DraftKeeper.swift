import GatefoldKit

/// Keeps an unfinished text in the store as it is typed, so that nothing that ends the program or
/// changes the selection loses it.
final class DraftKeeper: TextFieldDelegate, TextEditorDelegate {
  /// What is not finished: what was kept before at first, then what is typed here.
  private(set) var draft: Draft

  private let store: EntryStore

  /// Goes on with the last draft that nobody is typing, or begins one.
  init(_ key: DraftKey, base: String = "", in store: EntryStore, for owner: DraftOwner) {
    self.store = store
    let taken = try? store.takeDraft(key, for: owner)
    draft = (taken ?? nil) ?? Draft(key, base: base, owner: owner)
  }

  /// The text; empty where nothing was typed.
  var text: String { draft.text }

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
    draft.text = text
    if text.isEmpty { try? store.removeDraft(draft) } else { try? store.setDraft(draft) }
  }
}
