/// Moving between the fields and buttons of an alert, and scrolling its message.
extension AlertController {
  /// The button that has the keyboard.
  var focusedButton: AlertButton? { window?.firstResponder as? AlertButton }

  /// Goes on to another field or button that can be used; round from the last to the first.
  private func moveFocus(by step: Int, in elements: [View]) {
    let usable = elements.filter { $0.canBecomeFirstResponder || $0.isFirstResponder }
    guard !usable.isEmpty else { return }
    let current = usable.firstIndex(where: \.isFirstResponder)
    let index = (current ?? (step > 0 ? -1 : usable.count)) + step
    usable[(index + usable.count) % usable.count].becomeFirstResponder()
  }

  func focusNext() { moveFocus(by: 1, in: alertView.elements) }

  func focusPrevious() { moveFocus(by: -1, in: alertView.elements) }

  func focusNextButton() { moveFocus(by: 1, in: alertView.buttons) }

  func focusPreviousButton() { moveFocus(by: -1, in: alertView.buttons) }

  /// Whether the keyboard is on one of the buttons that stand side by side.
  private var isInRow: Bool { focusedButton != nil && !alertView.placement.isStacked }

  /// Down goes to what is below; at the lowest it scrolls.
  func moveDown() {
    if isInRow || alertView.elements.last?.isFirstResponder ?? true {
      alertView.scrollBody(by: 1)
    } else {
      focusNext()
    }
  }

  /// Up goes to what is above; at the highest it scrolls.
  func moveUp() {
    if isInRow, let field = textFields.last {
      field.becomeFirstResponder()
    } else if isInRow || alertView.elements.first?.isFirstResponder ?? true {
      alertView.scrollBody(by: -1)
    } else {
      focusPrevious()
    }
  }

  func pageUp() { alertView.scrollBody(by: -alertView.placement.body.height) }

  func pageDown() { alertView.scrollBody(by: alertView.placement.body.height) }
}
