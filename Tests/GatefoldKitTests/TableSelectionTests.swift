import GatefoldKit
import GatefoldTesting
import Testing

/// What the delegate hears of the selection when rows come and go, with identifiers and without.
struct TableSelectionTests {
  private let words = Words(["a", "b", "c"])

  @Test(arguments: [false, true])
  func theRowThatTakesTheDeletedOnesPlaceIsTold(hasIdentifiers: Bool) throws {
    words.hasIdentifiers = hasIdentifiers
    let pilot = try Pilot(words)
    pilot.press("d", "d", "d")
    #expect(words.selected == ["a", "b", "c"])
    #expect(words.lostSelections == 1)
  }

  @Test(arguments: [false, true])
  func aSelectedRowThatOnlyMovesIsNotTold(hasIdentifiers: Bool) throws {
    words.hasIdentifiers = hasIdentifiers
    let pilot = try Pilot(words)
    words.forgetCalls()
    words.sections[0].rows.insert("x", at: 0)
    words.tableView.insertRows(at: [IndexPath(row: 0, section: 0)])
    pilot.application.render()
    #expect(words.selectedWord == "a")
    #expect(words.selected.isEmpty)
  }
}
