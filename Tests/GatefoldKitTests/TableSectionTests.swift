import GatefoldKit
import GatefoldTesting
import Testing

struct TableSectionTests {
  private let words = Words(sections: [
    ("One", ["a", "b", "c"]), ("Two", ["d", "e"]), ("Three", ["f", "g", "h"]),
  ])

  private func pilot(height: Int = 10) throws -> Pilot {
    words.canCollapse = true
    return try Pilot(words, width: 20, height: height)
  }

  @Test
  func aSectionCollapsesToItsHeaderWhichTakesTheCursor() throws {
    let pilot = try pilot(height: 12)
    pilot.press("end", "up", "-")
    #expect(
      pilot.screen
        == ScreenSnapshot(
          """
          │ ▾ One ────────── 3 │
          │ a                  │
          │ b                  │
          │ c                  │
          │ ▾ Two ────────── 2 │
          │ d                  │
          │ e                  │
          │▌▸ Three ──────── 3 │
          │                    │
          │                    │
          │                    │
          │     ? Help  q Quit │
          """
        )
    )
    #expect(pilot.styles.description.split(separator: "\n")[7] == "│BRRRRRRRRRRRRRRRRRRR│")
    #expect(pilot.terminal.cursor == Cursor(at: Point(x: 0, y: 7), isVisible: false))
    #expect(words.tableView.isSectionCollapsed(2))
    #expect(words.lostSelections == 1)
    #expect(words.tableView.rowCount == 8)
    pilot.press("-")
    #expect(words.selectedWord == "f")
    #expect(pilot.terminal.lines[8] == "▌f                  ")
  }

  @Test
  func theCursorGoesOverCollapsedHeadersAsOverRows() throws {
    let pilot = try pilot()
    pilot.press("down", "-", "down", "down", "-", "up")
    #expect(words.tableView.selectedHeaderSection == 0)
    pilot.press("down", "down")
    #expect(words.selectedWord == "f")
    #expect(words.tableView.selectedOrdinal == 5)
    pilot.press("home", "enter")
    #expect(words.selectedWord == "a")
    pilot.press("d", "d", "d")
    #expect(words.selectedWord == "f")
  }

  @Test
  func allSectionsCollapseAndExpand() throws {
    let pilot = try pilot()
    pilot.press("end", "_")
    #expect(
      pilot.screen
        == ScreenSnapshot(
          """
          │ ▸ One ────────── 3 │
          │ ▸ Two ────────── 2 │
          │▌▸ Three ──────── 3 │
          │                    │
          │                    │
          │                    │
          │                    │
          │                    │
          │                    │
          │     ? Help  q Quit │
          """
        )
    )
    pilot.press("up", "up", "up", "d")
    #expect(words.tableView.selectedHeaderSection == 0)
    pilot.press("_")
    #expect(words.selectedWord == "a")
    #expect(words.sections[0].rows.count == 3)
  }

  @Test
  func aClickOnAHeaderCollapsesItOnItsLine() throws {
    let pilot = try pilot(height: 5)
    pilot.press("down")
    pilot.scroll(lines: 2, x: 3, y: 2)
    #expect(pilot.terminal.lines[0] == " ▾ One ────────── 3 ")
    #expect(pilot.terminal.lines[2] == " ▾ Two ────────── 2 ")
    pilot.click(x: 6, y: 2)
    #expect(pilot.terminal.lines[2] == " ▸ Two ────────── 2 ")
    #expect(words.selectedWord == "b")
    pilot.click(x: 6, y: 2)
    #expect(pilot.terminal.lines[2] == " ▾ Two ────────── 2 ")
    pilot.click(x: 6, y: 0)
    #expect(pilot.terminal.lines[0] == "▌▸ One ────────── 3 ")
    #expect(pilot.terminal.lines[1] == " ▾ Two ────────── 2 ")
  }

  @Test(arguments: [true, false])
  func aCollapsedSectionStaysItOverReloads(hasIdentifiers: Bool) throws {
    words.hasIdentifiers = hasIdentifiers
    let pilot = try pilot()
    words.tableView.setSection(1, collapsed: true)
    if hasIdentifiers {
      words.sections.swapAt(0, 1)
      words.tableView.reloadData()
      #expect(words.tableView.isSectionCollapsed(0))
      words.sections.removeFirst()
      words.tableView.reloadData()
      words.sections.append(("Two", ["d"]))
      words.tableView.reloadData()
    } else {
      words.sections.insert(("Zero", ["z"]), at: 0)
      words.tableView.insertSections([0])
    }
    pilot.application.render()
    #expect(
      (0..<words.sections.count).map(words.tableView.isSectionCollapsed) == [false, false, true]
        + (hasIdentifiers ? [] : [false])
    )
    #expect(words.selectedWord == "a")
  }

  @Test
  func aSelectedRowThatMovesIntoACollapsedSectionExpandsIt() throws {
    let pilot = try pilot()
    words.tableView.setSection(2, collapsed: true)
    words.sections[0].rows.removeFirst()
    words.sections[2].rows.append("a")
    words.tableView.reloadData()
    pilot.application.render()
    #expect(words.selectedWord == "a")
    #expect(!words.tableView.isSectionCollapsed(2))
    words.tableView.setSection(1, collapsed: true)
    words.tableView.selectRow(at: IndexPath(row: 1, section: 1))
    #expect(words.selectedWord == "e")
  }

  @Test
  func whenACollapsedSectionGoesTheNextPlaceIsSelected() throws {
    let pilot = try pilot()
    pilot.press("down", "down", "down", "-")
    words.sections.remove(at: 1)
    words.tableView.reloadData()
    pilot.application.render()
    #expect(words.selectedWord == "f")
    pilot.press("_")
    words.sections.removeAll()
    words.tableView.reloadData()
    pilot.press("up", "-", "_", "enter")
    #expect(words.tableView.selectedHeaderSection == nil)
  }

  @Test
  func tablesThatDoNotAllowItHaveNeitherSignsNorKeys() throws {
    let pilot = try Pilot(words, width: 20, height: 6)
    pilot.press("-", "_")
    pilot.click(x: 3, y: 0)
    words.tableView.setSection(0, collapsed: true)
    #expect(pilot.terminal.lines[0] == " One ──────────── 3 ")
    #expect(words.selectedWord == "a")
  }

  @Test
  func collapsingAsksForNoRowThatIsNotSeen() throws {
    let many = Words(
      sections: (0..<3)
        .map { section in
          ("S\(section)", (0..<100_000).map { "\(section)-\($0)" })
        }
    )
    many.canCollapse = true
    let pilot = try Pilot(many, width: 20, height: 6)
    many.forgetCalls()
    pilot.press("-", "down", "-", "up", "-")
    #expect(many.askedRows.count < 20)
  }

  /// As many sections as wanted, whose headings are counted as they are made.
  private final class Days: TableViewController {
    var count = 0
    private(set) var madeHeadings = 0

    override func numberOfSections(in tableView: TableView) -> Int { count }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Int {
      1
    }

    override func tableView(
      _ tableView: TableView,
      titleForHeaderInSection section: Int
    ) -> String? {
      madeHeadings += 1
      return "Day \(section)"
    }
  }

  @Test
  func headingsAreMadeForWhatIsSeenAlone() throws {
    let days = Days()
    days.count = 20_000
    let pilot = try Pilot(days, width: 20, height: 6)
    #expect(pilot.terminal.lines[0].hasPrefix(" Day 0 ─"))
    days.count = 19_999
    days.tableView.reloadData()
    pilot.press("end")
    #expect(pilot.terminal.lines[3].hasPrefix(" Day 19998 ─"))
    #expect(days.madeHeadings < 30)
  }

  @Test
  func signsAreASCIIWhereNothingElseIsShown() throws {
    let pilot = try pilot()
    pilot.application.window.theme.symbols = .ascii
    pilot.press("-")
    #expect(pilot.terminal.lines[0] == ">+ One ---------- 3 ")
    #expect(pilot.terminal.lines[1] == " - Two ---------- 2 ")
  }
}
