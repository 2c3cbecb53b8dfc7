import GatefoldTerminal

/// Copying.
extension ViewController {
  /// Puts a text into the clipboard of the person's terminal, and says so in the status bar; or says
  /// why it could not be done.
  ///
  /// The text is copied as it is. Terminals do not say whether they took it: some ignore it, and some
  /// have to be told to take it.
  ///
  /// - Parameters:
  ///   - text: Up to `PasteboardError.byteLimit` bytes of UTF-8.
  ///   - message: What is said once the terminal has it.
  public func copy(_ text: String, message: String) {
    guard let terminal = window?.application?.terminal else { return }
    do {
      try terminal.copy(text)
      showMessage(message)
    } catch {
      showMessage(error.description, isError: true)
    }
  }
}
