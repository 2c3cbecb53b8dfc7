import GatefoldKit
import GatefoldTesting
import Testing

struct TableViewTests {
  @Test func showsRowsBelowTheirHeadersAndTheSelection() throws {
    let words = Words(sections: [("Fruit", ["apple", "pear"]), ("Nuts", ["hazel"])])
    let pilot = try Pilot(words, width: 24, height: 7)
    #expect(
      pilot.terminal.lines.prefix(6) == [
        " Fruit ────────────── 2 ",
        "▌apple                  ",
        " pear                   ",
        " Nuts ─────────────── 1 ",
        " hazel                  ",
        "                        ",
      ]
    )
  }

  @Test func movingStopsAtBothEndsAndTellsTheDelegate() throws {
    let words = Words(letters(3))
    let pilot = try Pilot(words)
    pilot.press("up", "down", "j", "down", "k")
    #expect(words.selected == ["a", "b", "c", "b"])
    #expect(words.selectedWord == "b")
  }

  @Test func keepsTheSelectedRowOnItsLineWhenARowIsInsertedAbove() throws {
    let words = Words(letters(20))
    let pilot = try Pilot(words, height: 7)
    pilot.hold("down", times: 9)
    pilot.press("up", "up")
    let line = pilot.terminal.cursor?.position.y
    words.sections[0].rows.insert("x", at: 0)
    words.tableView.reloadData()
    pilot.application.render()
    #expect(words.selectedWord == "h")
    #expect(pilot.terminal.cursor?.position.y == line)
    #expect(words.selected.last == "h")
  }

  @Test(arguments: [
    (["b"], "c"), (["b", "c"], "d"), (["b", "c", "d", "e"], "a"), (["a"], "b"),
  ])
  func selectsTheNextElseThePreviousRowWhenTheSelectedOneGoes(
    _ gone: [String],
    expected: String
  ) throws {
    let words = Words(letters(5))
    let pilot = try Pilot(words)
    pilot.press("down")
    words.sections[0].rows.removeAll { gone.contains($0) }
    words.tableView.reloadData()
    #expect(words.selectedWord == expected)
  }

  @Test func reloadingTwiceBeforeAFrameStillFindsTheNeighbour() throws {
    let words = Words(letters(5))
    let pilot = try Pilot(words)
    pilot.press("down", "down")
    words.sections[0].rows.insert("x", at: 0)
    words.tableView.reloadData()
    words.sections[0].rows.removeAll { $0 == "c" }
    words.tableView.reloadData()
    #expect(words.selectedWord == "d")
  }

  @Test func deletingTheLastRowsLeavesNoBlankLineAndEndsEmpty() throws {
    let words = Words(letters(8))
    let pilot = try Pilot(words, width: 20, height: 5)
    pilot.press("G", "d")
    #expect(pilot.terminal.lines.prefix(4).map { $0.prefix(2) } == [" d", " e", " f", "▌g"])
    for _ in 0..<9 { pilot.press("d") }
    #expect(words.selectedWord == nil)
    #expect(words.lostSelections == 1)
    #expect(pilot.application.window.statusBar.messageText == "Nothing to delete")
  }

  @Test func everyKeyAndClickOnAnEmptyTableIsHarmless() throws {
    let words = Words([])
    words.tableView.emptyText = "Nothing here"
    let pilot = try Pilot(words)
    for key in ["up", "down", "page-up", "page-down", "home", "end", "ctrl-d", "ctrl-u"] {
      pilot.press(KeyPress(name: key) ?? "x")
    }
    pilot.press("enter", "d", "E", "J", "K", "delete", "enter", "escape")
    for y in 0..<10 { pilot.click(x: 1, y: y, count: 2) }
    pilot.scroll(lines: 3, x: 0, y: 0)
    #expect(pilot.terminal.lines[1].hasPrefix(" Nothing here"))
    #expect(words.opened.isEmpty)
  }

  @Test func headersStickUntilTheNextPushesThemAway() throws {
    let words = Words(sections: [("One", letters(3)), ("Two", letters(9))])
    let pilot = try Pilot(words, width: 20, height: 5)
    pilot.scroll(lines: 1, x: 3, y: 1)
    #expect(pilot.terminal.lines[0].hasPrefix(" One "))
    #expect(pilot.terminal.lines[1].hasPrefix(" b"))
    pilot.scroll(lines: 3, x: 3, y: 1)
    #expect(pilot.terminal.lines[0].hasPrefix(" Two "))
    #expect(pilot.terminal.lines[1].hasPrefix(" a"))
  }

  @Test func theSelectedRowIsNeverHiddenByAStickyHeader() throws {
    let words = Words(sections: [("One", letters(30)), ("Two", letters(30))])
    let pilot = try Pilot(words, width: 20, height: 6)
    pilot.press("end")
    for _ in 0..<59 {
      pilot.press("up")
      let y = try #require(pilot.terminal.cursor?.position.y)
      #expect(pilot.terminal.lines[y].hasPrefix("▌\(try #require(words.selectedWord)) "))
    }
  }

  @Test func theWheelScrollsAndLeavesTheSelection() throws {
    let words = Words(letters(50))
    let pilot = try Pilot(words, height: 6)
    pilot.scroll(lines: 10, x: 3, y: 2)
    #expect(words.selectedWord == "a")
    #expect(pilot.terminal.lines[0].hasPrefix(" k"))
    words.tableView.reloadData()
    pilot.application.render()
    #expect(pilot.terminal.lines[0].hasPrefix(" k"))
    pilot.press("down")
    #expect(pilot.terminal.lines[1].hasPrefix("▌b") || pilot.terminal.lines[0].hasPrefix("▌b"))
  }

  @Test func resizingKeepsTheSelectedRowInViewAndTheScrollPosition() throws {
    let words = Words(letters(50))
    let pilot = try Pilot(words, width: 30, height: 20)
    pilot.hold("down", times: 30)
    pilot.press("up", "up")
    let before = pilot.screen
    for size in [(30, 4), (12, 3), (1, 1), (30, 8), (200, 60), (30, 20)] {
      pilot.resize(width: size.0, height: size.1)
      #expect(words.tableView.indexPathForSelectedRow == IndexPath(row: 28, section: 0))
      if size.1 > 2, size.0 > 11 {
        let y = try #require(pilot.terminal.cursor?.position.y)
        #expect(pilot.terminal.lines[y].hasPrefix("▌"))
      }
    }
    #expect(pilot.screen == before)
  }

  @Test func reloadingWhileTheTableIsLowKeepsTheScrollPositionForLater() throws {
    let words = Words(letters(50))
    let pilot = try Pilot(words, width: 30, height: 20)
    pilot.hold("down", times: 30)
    pilot.press("up", "up")
    let before = pilot.screen
    for height in [4, 3, 1, 7] {
      pilot.resize(width: 30, height: height)
      words.tableView.reloadData()
      words.sections[0].rows.insert("x\(height)", at: 0)
      words.tableView.reloadData()
      pilot.application.render()
      words.sections[0].rows.removeFirst()
      words.tableView.reloadData()
      pilot.application.render()
    }
    pilot.resize(width: 30, height: 20)
    #expect(pilot.screen == before)
  }

  @Test func asksForTheSameRowsWhateverTheirNumber() throws {
    var asked: [[Int]] = []
    for count in [100, 1_000_000] {
      let words = Numbers(count: count)
      let pilot = try Pilot(words, height: 11)
      var counts = [words.takeCount()]
      for _ in 0..<15 {
        pilot.press("down")
        counts.append(words.takeCount())
      }
      pilot.press("page-down")
      counts.append(words.takeCount())
      pilot.press("end")
      counts.append(words.takeCount())
      asked.append(counts)
    }
    #expect(asked[0] == asked[1])
    #expect(asked[0].first == 10)
    #expect(asked[0][15] == 1)
  }

  @Test func aBurstOfKeysAsksForTheRowsAtItsEndAndDrawsOnce() throws {
    let words = Numbers(count: 100_000)
    let pilot = try Pilot(words, height: 11)
    _ = words.takeCount()
    let frames = pilot.terminal.frameCount
    pilot.hold("down", times: 200)
    #expect(words.takeCount() == 10)
    #expect(pilot.terminal.frameCount == frames + 1)
  }

  @Test func aReloadWithEqualContentChangesNoCell() throws {
    let words = Words(letters(50))
    let pilot = try Pilot(words)
    let frames = pilot.terminal.frameCount
    words.tableView.reloadData()
    pilot.application.render()
    #expect(pilot.terminal.changedCellCount == 0)
    #expect(pilot.terminal.frameCount == frames)
  }

  @Test func rowsWithoutIdentifiersFollowTheUpdatesThatAreTold() throws {
    let words = Words(letters(6))
    words.hasIdentifiers = false
    let pilot = try Pilot(words)
    pilot.press("down", "down")
    words.sections[0].rows.insert(contentsOf: ["x", "y"], at: 1)
    words.tableView.insertRows(at: [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)])
    #expect(words.selectedWord == "c")
    words.sections[0].rows.swapAt(4, 0)
    words.tableView.performBatchUpdates {
      words.tableView.moveRow(
        at: IndexPath(row: 4, section: 0),
        to: IndexPath(row: 0, section: 0)
      )
      words.tableView.moveRow(
        at: IndexPath(row: 0, section: 0),
        to: IndexPath(row: 4, section: 0)
      )
    }
    #expect(words.selectedWord == "c")
  }

  @Test func countsThatDoNotAddUpAreToldToTheAuthor() throws {
    let words = Words(letters(6))
    let pilot = try Pilot(words)
    words.sections[0].rows.removeLast(2)
    words.tableView.deleteRows(at: [IndexPath(row: 5, section: 0)])
    #expect(
      pilot.application.window.statusBar.messageText
        == "Table data source: 4 rows in section 0 where the updates make 5"
    )
    pilot.application.render()
    #expect(pilot.terminal.lines[4].hasPrefix("  "))
  }

  @Test func aDataSourceThatShrinksWithoutAWordIsFoundOut() throws {
    let words = Words(letters(6))
    let pilot = try Pilot(words)
    pilot.press("end")
    words.sections[0].rows.removeLast(3)
    words.tableView.setNeedsLayout()
    pilot.application.render()
    #expect(words.selectedWord == "c")
  }

  @Test func editModeDeletesByItsControlAndMovesRows() throws {
    let words = Words(letters(4))
    let pilot = try Pilot(words, width: 20, height: 6)
    pilot.press("E", "J")
    #expect(words.sections[0].rows == ["b", "a", "c", "d"])
    #expect(words.selectedWord == "a")
    #expect(pilot.terminal.lines[1] == "▌⊖ a               ≡")
    pilot.click(x: 1, y: 2)
    #expect(words.sections[0].rows == ["b", "a", "d"])
    pilot.press("escape", "u")
    #expect(words.sections[0].rows == ["a", "b", "d"])
    pilot.press("ctrl-r")
    #expect(words.sections[0].rows == ["b", "a", "d"])
  }

  @Test func aDoubleClickOpensAndASingleOneSelects() throws {
    let words = Words(letters(4))
    let pilot = try Pilot(words)
    pilot.click(x: 5, y: 2)
    #expect(words.selectedWord == "c")
    #expect(words.opened.isEmpty)
    pilot.click(x: 5, y: 2, count: 2)
    pilot.press("enter")
    #expect(words.opened == ["c", "c"])
  }

  @Test func theHardwareCursorIsOnTheSelectedRow() throws {
    let words = Words(letters(4))
    let pilot = try Pilot(words)
    pilot.press("down", "down")
    #expect(pilot.terminal.cursor == Cursor(at: Point(x: 0, y: 2), isVisible: false))
  }

  @Test func theSelectionIsSeenWithoutColours() throws {
    let pilot = try Pilot(Words(letters(2)), width: 12, height: 4, colorDepth: .none)
    #expect(
      pilot.styles.description.split(separator: "\n").first == "│BRRRRRRRRRRR│"
    )
  }
}
