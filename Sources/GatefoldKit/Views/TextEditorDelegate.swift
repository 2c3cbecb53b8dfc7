/// Hears of what happens in a text editor.
@MainActor
public protocol TextEditorDelegate: AnyObject {
  /// Called when the keyboard has come to the editor.
  func textEditorDidBeginEditing(_ textEditor: TextEditor)

  /// Called after each change that a person made; not after ``TextEditor/text`` was set.
  func textEditorDidChange(_ textEditor: TextEditor)

  /// Called when the keyboard has left the editor.
  func textEditorDidEndEditing(_ textEditor: TextEditor)
}

extension TextEditorDelegate {
  /// Does nothing.
  public func textEditorDidBeginEditing(_ textEditor: TextEditor) {}

  /// Does nothing.
  public func textEditorDidChange(_ textEditor: TextEditor) {}

  /// Does nothing.
  public func textEditorDidEndEditing(_ textEditor: TextEditor) {}
}
