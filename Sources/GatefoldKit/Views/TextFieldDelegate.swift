/// Hears of what happens in a text field, and decides what Enter does.
@MainActor
public protocol TextFieldDelegate: AnyObject {
  /// Called when the keyboard has come to the field.
  func textFieldDidBeginEditing(_ textField: TextField)

  /// Called after each change that a person made; not after ``TextField/text`` was set.
  func textFieldDidChange(_ textField: TextField)

  /// Asked when Enter is struck.
  ///
  /// - Returns: Whether Enter may do what it does around the field: the default action of an alert.
  ///   It may, unless this says otherwise.
  func textFieldShouldReturn(_ textField: TextField) -> Bool

  /// Called when the keyboard has left the field.
  func textFieldDidEndEditing(_ textField: TextField)
}

extension TextFieldDelegate {
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}

  /// Does nothing.
  public func textFieldDidChange(_ textField: TextField) {}

  /// Lets Enter go on.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
}
