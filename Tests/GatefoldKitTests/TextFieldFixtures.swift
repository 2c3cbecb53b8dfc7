import GatefoldKit

/// A screen with one view, a cell away from the edges, that has keys of its own below it.
final class Holder<Content: View>: ViewController {
  let content: Content
  private(set) var strokes: [String] = []

  init(_ content: Content) {
    self.content = content
  }

  override func loadView() {
    view = View()
    view.addSubview(content)
  }

  override func viewDidLayoutSubviews() {
    let size = view.bounds.size
    let width = max(0, size.width - 2)
    content.frame = Rect(x: 1, y: 1, width: width, height: max(0, size.height - 1))
  }

  override func keyPressed(_ press: KeyPress) -> Bool {
    strokes.append(press.symbol)
    return true
  }
}

/// Writes down what a text field tells.
final class FieldDiary: TextFieldDelegate {
  var entries: [String] = []
  var returns = true

  func textFieldDidBeginEditing(_ textField: TextField) { entries.append("begin") }

  func textFieldDidChange(_ textField: TextField) { entries.append(textField.text) }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    entries.append("return")
    return returns
  }

  func textFieldDidEndEditing(_ textField: TextField) { entries.append("end") }
}
