import GatefoldKit
import GatefoldTesting
import Testing

/// Moving rows: what cannot be moved, and the way back from what was.
struct TableMovingTests {
  @Test func aMoveThatTheSourceRefusesIsNothingToUndo() throws {
    let words = Words(["a", "b", "c"])
    words.refusesMoves = true
    let pilot = try Pilot(words, width: 20, height: 6)
    pilot.press("E", "J", "escape", "u")
    #expect(words.sections[0].rows == ["a", "b", "c"])
    #expect(words.selectedWord == "a")
    #expect(!pilot.terminal.lines[5].contains("Undid"))
  }

  @Test func undoingAMoveTakesTheRowFromWhereItIsByThen() throws {
    let words = Words(["a", "b", "c", "d"])
    let pilot = try Pilot(words, width: 20, height: 6)
    pilot.press("E", "J", "escape")
    #expect(words.sections[0].rows == ["b", "a", "c", "d"])
    words.sections[0].rows = ["b", "x", "a", "c", "d"]
    words.tableView.reloadData()
    pilot.press("u")
    #expect(words.sections[0].rows == ["a", "b", "x", "c", "d"])
  }
}
