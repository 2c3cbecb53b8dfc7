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

  /// Rows that others take away and give back at any moment: every second question finds none.
  private final class RestlessRows: TableViewController {
    private var questions = 0

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 9 }

    override func tableView(
      _ tableView: TableView,
      identifierForRowAt indexPath: IndexPath
    ) -> AnyHashable? {
      indexPath.row
    }

    override func tableView(
      _ tableView: TableView,
      indexPathForRowWithIdentifier identifier: AnyHashable
    ) -> IndexPath? {
      questions += 1
      guard let row = identifier as? Int, !questions.isMultiple(of: 2) else { return nil }
      return IndexPath(row: row, section: 0)
    }
  }

  @Test
  func aRowThatIsGoneWhenItIsAskedForAgainEndsNothing() throws {
    let rows = RestlessRows()
    let pilot = try Pilot(rows, width: 20, height: 6)
    for _ in 0..<8 {
      pilot.press("down")
      rows.tableView.reloadData()
      pilot.application.render()
      #expect(rows.tableView.indexPathForSelectedRow != nil)
    }
  }
}
