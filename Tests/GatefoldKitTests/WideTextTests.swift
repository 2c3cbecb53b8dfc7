import GatefoldKit
import GatefoldTesting
import Testing

/// Wide characters, emoji and marks where a text has exactly as many cells as it needs, one more, or
/// one less.
struct WideTextTests {
  /// A text, the cells that it needs, and what is seen of it with one cell less.
  nonisolated struct Case: CustomTestStringConvertible {
    let text: String
    /// What is seen where there is room, if it is not the text itself.
    var shown: String?
    let width: Int
    let cut: String

    var testDescription: String { text }
  }

  nonisolated static let cases = [
    Case(text: "Walk in 東京", width: 12, cut: "Walk in 東…"),
    Case(text: "Walk in 東京a", width: 13, cut: "Walk in 東 …"),
    Case(text: "Walk in a東京", width: 13, cut: "Walk in a東…"),
    Case(text: "東京物語と雨の", width: 14, cut: "東京物語と雨…"),
    Case(text: "Soup again 🍲🎉", width: 15, cut: "Soup again 🍲…"),
    Case(text: "Soup again 🍲!", width: 14, cut: "Soup again  …"),
    Case(text: "Soup againe\u{301}e\u{301}", width: 12, cut: "Soup again…"),
    Case(text: "Soup agaie\u{301}日e\u{301}", width: 13, cut: "Soup agaie\u{301} …"),
    Case(text: "한국어 날씨와비", width: 15, cut: "한국어 날씨와…"),
    Case(text: "The family 👨‍👩‍👧", shown: "The family 👨", width: 13, cut: "The family …"),
    Case(text: "The family 👍🏽x", shown: "The family 👍x", width: 14, cut: "The family  …"),
  ]

  /// What is seen of a text in a room of a cell less, as many and a cell more than it needs.
  private func pictures(of example: Case) -> [(room: Int, text: String)] {
    let whole = example.shown ?? example.text
    return [
      (example.width - 1, example.cut), (example.width, whole), (example.width + 1, whole + " "),
    ]
  }

  private func line(
    _ y: Int,
    of controller: ViewController,
    width: Int,
    message: String? = nil
  ) throws -> String {
    let pilot = try Pilot(controller, width: width, height: 5)
    if let message {
      controller.showMessage(message)
      pilot.application.render()
    }
    return pilot.terminal.lines[y]
  }

  @Test(arguments: cases)
  func theTitleOfABar(_ example: Case) throws {
    for (room, text) in pictures(of: example) {
      let bar = NavigationController(rootViewController: PageController(example.text))
      #expect(try line(0, of: bar, width: room + 2) == " \(text) ")
    }
  }

  @Test(arguments: cases)
  func theTitleOfABarBesideAButton(_ example: Case) throws {
    for (room, text) in pictures(of: example) {
      let page = PageController(example.text)
      page.navigationItem.rightBarButtonItems = [BarButtonItem(title: "編集") {}]
      let bar = NavigationController(rootViewController: page)
      #expect(try line(0, of: bar, width: room + 8) == " \(text)  編集 ")
    }
  }

  @Test(arguments: cases)
  func aRow(_ example: Case) throws {
    for (room, text) in pictures(of: example) {
      let rows = Words(["selected", example.text])
      #expect(try line(1, of: rows, width: room + 1) == " \(text)")
    }
  }

  /// The reversed cells of the selection leave no half of a character out.
  @Test(arguments: cases)
  func theSelectedRow(_ example: Case) throws {
    for (room, text) in pictures(of: example) {
      let pilot = try Pilot(Words([example.text]), width: room + 1, height: 5)
      #expect(pilot.terminal.lines[0] == "▌\(text)")
      let reversed = (1...room)
        .filter {
          pilot.terminal.style(at: Point(x: $0, y: 0)).attributes.contains(.reverse)
        }
      #expect(reversed == Array(1...room))
    }
  }

  @Test(arguments: cases)
  func theHeaderOfASection(_ example: Case) throws {
    for (room, text) in pictures(of: example) {
      let sections = Words(sections: [(example.text, ["row"])])
      #expect(try line(0, of: sections, width: room + 1) == " \(text)")
    }
  }

  /// The rule and the count give way to the title.
  @Test(arguments: cases)
  func theHeaderOfASectionBesideItsCount(_ example: Case) throws {
    let sections = Words(sections: [(example.text, ["row"])])
    let whole = example.shown ?? example.text
    #expect(try line(0, of: sections, width: example.width + 5) == " \(whole)    ")
    #expect(try line(0, of: sections, width: example.width + 6) == " \(whole) ─ 1 ")
  }

  @Test(arguments: cases)
  func aMessageBesideAHint(_ example: Case) throws {
    for (room, text) in pictures(of: example) {
      let page = PageController("Page")
      let line = try line(4, of: page, width: room + 10, message: example.text)
      #expect(line == " \(text)  ? Help ")
    }
  }
}
