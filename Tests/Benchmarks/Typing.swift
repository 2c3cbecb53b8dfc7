import GatefoldKit
import GatefoldTesting

/// Types into a long text and prints how long a key takes, with its frame.
struct Typing {
  private let editor: TextEditor
  private let pilot: Pilot

  // The text is a single word, or has line breaks and spaces.
  init(count: Int, hasParagraphs: Bool = true) throws {
    let line = hasParagraphs ? NumberText.detail(of: 7) + "\n\n" : "abcdefghij"
    let text = String(repeating: line, count: count / line.utf8.count + 1)
    editor = TextEditor(text)
    pilot = try Pilot(EditorController(editor), width: 120, height: 36)
  }

  func run(_ keys: Int) {
    for (name, offset) in [("start", 0), ("middle", editor.text.utf8.count / 2), ("end", Int.max)] {
      editor.cursorOffset = offset
      pilot.press("x")
      let clock = ContinuousClock()
      var longest = Duration.zero
      let whole = clock.measure {
        for key in 0..<keys {
          let time = clock.measure { pilot.press(key % 40 == 39 ? "enter" : "e") }
          longest = max(longest, time)
        }
      }
      print("\(name): \(whole / keys) a key, \(longest) at most")
    }
  }
}

private final class EditorController: ViewController {
  private let editor: TextEditor

  init(_ editor: TextEditor) { self.editor = editor }

  override func loadView() { view = editor }
}
