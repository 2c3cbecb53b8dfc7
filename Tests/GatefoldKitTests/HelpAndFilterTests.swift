import GatefoldKit
import GatefoldTesting
import Testing

struct HelpAndFilterTests {
  /// Words that a filter keeps if they contain it.
  private final class FilteredWords: TableViewController {
    private let all = ["apple", "banana", "cherry", "apricot"]
    private lazy var shown = all

    override var filterPlaceholder: String? { "Part of a word" }

    override func filterDidChange(_ text: String) {
      shown = all.filter { text.isEmpty || $0.contains(text) }
      tableView.reloadData()
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      shown.count
    }

    override func tableView(
      _ tableView: TableView,
      cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
      cell.text = shown[indexPath.row]
      return cell
    }

    override func tableView(
      _ tableView: TableView,
      identifierForRowAt indexPath: IndexPath
    ) -> AnyHashable? {
      shown[indexPath.row]
    }
  }

  @Test func filtersAsOneTypesAndTheKeysOfCommandsAreText() throws {
    let pilot = try Pilot(FilteredWords(), width: 30, height: 7)
    pilot.press("/")
    #expect(pilot.terminal.lines[0].hasPrefix(" /Part of a word"))
    pilot.type("a?q/d1 ")
    #expect(pilot.terminal.lines[0].hasPrefix(" /a?q/d1 "))
    #expect(pilot.exitReason == nil)
    for _ in 0..<6 { pilot.press("backspace") }
    pilot.type("p")
    #expect(pilot.terminal.lines[1].hasPrefix("▌apple"))
    #expect(pilot.terminal.lines[2].hasPrefix(" apricot"))
    #expect(pilot.terminal.lines[3].allSatisfy { $0 == " " })
  }

  @Test func theRowUnderTheCursorIsKeptWhileTheFilterChanges() throws {
    let pilot = try Pilot(FilteredWords(), width: 30, height: 7)
    pilot.press("end", "/")
    pilot.type("r")
    #expect(pilot.terminal.lines[2].hasPrefix("▌apricot"))
    pilot.press("up", "enter")
    #expect(pilot.terminal.lines[1].hasPrefix("▌cherry"))
    pilot.press("escape")
    #expect(pilot.terminal.lines[2].hasPrefix("▌cherry"))
  }

  @Test func helpShowsEveryKeyScrollsFiltersAndDoesWhatIsChosen() throws {
    let pilot = try Pilot(Words(letters(5)), width: 40, height: 8)
    pilot.press("?")
    #expect(pilot.terminal.lines[0].hasPrefix(" Help"))
    #expect(pilot.terminal.lines[1].hasPrefix(" List ──"))
    pilot.press("end")
    #expect(pilot.terminal.lines[6].hasPrefix("▌M "))
    pilot.press("/")
    pilot.type("last")
    #expect(pilot.terminal.lines[3].hasPrefix("▌End G "))
    pilot.press("enter", "enter")
    #expect(pilot.terminal.lines[4].hasPrefix("▌e"))
  }

  @Test(arguments: [(40, 8), (12, 3), (1, 1), (200, 60)])
  func helpIsHarmlessAtAnySize(_ width: Int, height: Int) throws {
    let pilot = try Pilot(Words(letters(5)), width: width, height: height)
    pilot.press("?", "down", "end", "/", "x", "escape", "escape")
    #expect(pilot.exitReason == nil)
  }

  @Test func atFortyColumnsTheWayToHelpIsAlwaysShown() throws {
    let pilot = try Pilot(Words(letters(5)), width: 40, height: 8)
    pilot.application.window.statusBar.showMessage(String(repeating: "long ", count: 40))
    pilot.application.render()
    #expect(pilot.terminal.lines[7].contains("? Help"))
    #expect(pilot.terminal.lines[7].contains("…"))
  }
}
