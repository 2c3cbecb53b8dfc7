/// Who has the keyboard, and who gets it when that one goes.
extension Window {
  /// Where a stroke begins: the first responder, else the controller in front, else the window.
  var responderForKeys: Responder { firstResponder ?? topViewController ?? self }

  /// Gives the keyboard to a view.
  ///
  /// A view behind a presented controller has to wait until that is dismissed.
  func makeFirstResponder(_ view: View?) {
    guard view !== firstResponder else { return }
    if let view, let dialog = presentedController(over: view) {
      dialog.formerFirstResponder = view
      return tellControllers(around: view)
    }
    let old = firstResponder
    firstResponder = view
    if let view { tellControllers(around: view) }
    old?.didResignFirstResponder()
    view?.didBecomeFirstResponder()
    setNeedsDisplay()
  }

  private func tellControllers(around view: View) {
    for ancestor in sequence(first: view, next: \.superview) {
      ancestor.viewController?.keyboardDidCome(to: view)
    }
  }

  /// Gives the keyboard to a controller: to the view that had it there last, else to whom the
  /// controller prefers, else to its own view.
  public func focus(_ controller: ViewController) {
    makeFirstResponder(controller.keyboardTarget)
  }

  /// Gives the keyboard to the nearest view that wants it, from a clicked one outwards, but not
  /// beyond its controller, which has it given to whom it prefers.
  func focus(near target: View) {
    for view in sequence(first: target, next: \.superview) {
      if view.canBecomeFirstResponder { return makeFirstResponder(view) }
      guard let controller = view.viewController else { continue }
      if !controller.holdsFirstResponder { focus(controller) }
      return
    }
  }

  /// Finds somebody for the keyboard where who had it has left the screen, or wants it no more.
  ///
  /// A controller whose own view had it, for want of another, looks again first.
  func restoreFirstResponder() {
    guard let view = firstResponder, view.isOnScreen else {
      if let top = topViewController { focus(top) } else { makeFirstResponder(nil) }
      return
    }
    if view.canBecomeFirstResponder { return }
    if let controller = view.viewController ?? topViewController { focus(controller) }
  }
}
