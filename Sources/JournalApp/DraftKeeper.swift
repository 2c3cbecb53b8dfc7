import GatefoldKit

/// Keeps an unfinished text in the store as it is typed, so that nothing that ends the program or
/// changes the selection loses it.
final class DraftKeeper: TextFieldDelegate, TextEditorDelegate {
  /// What is not finished: what was kept before at first, then what is typed here.
  private(set) var draft: Draft

  private let drafts: Drafts

  /// Goes on with the last draft that nobody is typing, or begins one.
  init(_ key: DraftKey, base: String = "", in drafts: Drafts) {
    self.drafts = drafts
    draft = drafts.take(key, base: base)
  }

  /// The text; empty where nothing was typed.
  var text: String { draft.text }

  /// Forgets the text, which is not wanted, or that of the entry already.
  func discard() {
    if !text.isEmpty { keep("") }
  }

  /// Does what finishes the text and forgets it, both or neither.
  ///
  /// - Throws: What the body throws; `StorageError`.
  func finish<Result>(by body: (EntryStore) throws -> Result) throws -> Result {
    let result = try drafts.finish(draft, by: body)
    draft.text = ""
    return result
  }

  func textFieldDidChange(_ textField: TextField) {
    keep(textField.text)
  }

  func textEditorDidChange(_ textEditor: TextEditor) {
    keep(textEditor.text)
  }

  func keep(_ text: String) {
    draft.text = text
    drafts.keep(draft)
  }
}
