import GatefoldKit
import GatefoldTesting
import Testing

/// Headers of several lines, of the data source's own, and such that can be selected.
struct TableHeaderTests {
  private let words = Words(sections: [
    ("One", ["a", "b", "c"]), ("Two", []), ("Three", ["f", "g", "h"]),
  ])

  private func pilot(height: Int = 10, headerHeight: Int = 3) throws -> Pilot {
    words.canCollapse = true
    words.canSelectHeaders = true
    words.headerHeight = headerHeight
    return try Pilot(words, width: 20, height: height)
  }

  /// A header that names its lines.
  private final class Lines: TableViewHeaderView {
    private let picture = Label("##")

    override init() {
      super.init()
      addSubview(picture)
    }

    override func layoutSubviews() {
      picture.frame = Rect(x: 3, y: 0, width: 2, height: 1)
    }

    override func drawContent(in context: DrawingContext) {
      for y in 0..<context.size.height {
        context.write("\(text) line \(y)", at: Point(x: 3, y: y))
      }
    }
  }

  @Test
  func headersOfSeveralLinesStickAndPushEachOtherAway() throws {
    for title in ["One", "Two", "Three"] {
      let header = Lines()
      header.text = title
      words.headerViews[title] = header
    }
    let pilot = try pilot(height: 6)
    pilot.scroll(lines: 1, x: 3, y: 2)
    #expect(
      pilot.screen
        == ScreenSnapshot(
          """
          │▌▾ ## One line 0    │
          │▌     One line 1    │
          │▌     One line 2    │
          │ b                  │
          │ c                  │
          │     ? Help  q Quit │
          """
        )
    )
    pilot.scroll(lines: 3, x: 3, y: 2)
    #expect(
      pilot.screen
        == ScreenSnapshot(
          """
          │▌     One line 1    │
          │▌     One line 2    │
          │ ▾ ## Two line 0    │
          │      Two line 1    │
          │      Two line 2    │
          │     ? Help  q Quit │
          """
        )
    )
    pilot.scroll(lines: 5, x: 3, y: 2)
    #expect(pilot.terminal.lines[0] == " ▾ ## Three line 0  ")
    #expect(pilot.terminal.lines[4] == " g                  ")
  }

  @Test
  func aHeaderLeavesRoomForTheRowWithTheCursorInALowTable() throws {
    let pilot = try pilot(height: 4)
    pilot.press("down", "down", "down")
    #expect(
      pilot.terminal.lines.prefix(3) == [
        " ▾ One ────────── 3 ", "                    ", "▌c                  ",
      ]
    )
    pilot.resize(width: 20, height: 3)
    #expect(pilot.terminal.lines.prefix(2) == [" ▾ One ────────── 3 ", "▌c                  "])
  }

  @Test
  func theCursorStopsAtHeadersAndTheDelegateIsTold() throws {
    let pilot = try pilot(headerHeight: 1)
    #expect(words.tableView.selectedHeaderSection == 0)
    pilot.press("down", "up", "end", "home")
    #expect(words.selectedHeaders == ["One", "One", "One"])
    pilot.press("down", "down", "down", "down")
    #expect(words.selectedHeaders.last == "Two")
    #expect(pilot.terminal.lines[4] == "▌▾ Two ────────── 0 ")
    pilot.press("down")
    #expect(words.selectedHeaders.last == "Three")
    #expect(words.tableView.indexPathForSelectedRow == nil)
    words.tableView.selectHeader(inSection: 1)
    #expect(words.selectedHeaders.last == "Two")
  }

  @Test
  func aHeaderIsSelectedAtTheTopWhereThatIsWanted() throws {
    let pilot = try pilot(height: 6, headerHeight: 1)
    words.sections.append(("Four", ["i", "j", "k", "l", "m"]))
    words.tableView.reloadData()
    words.tableView.selectHeader(inSection: 2, scrollPosition: .top)
    pilot.send()
    #expect(pilot.terminal.lines[0] == "▌▾ Three ──────── 3 ")
    words.tableView.selectHeader(inSection: 0)
    words.tableView.selectHeader(inSection: 2)
    pilot.send()
    #expect(pilot.terminal.lines[0] == " ▾ One ────────── 3 ")
    #expect(pilot.terminal.lines[4].isEmpty || words.tableView.topLine == 1)
    words.tableView.selectHeader(inSection: 99, scrollPosition: .top)
    #expect(words.tableView.selectedHeaderSection == 2)
  }

  @Test
  func enterOpensAHeaderOrExpandsItsRows() throws {
    let pilot = try pilot(headerHeight: 1)
    pilot.press("enter")
    #expect(words.opened == ["One"])
    pilot.press("-", "enter")
    #expect(words.opened == ["One"])
    #expect(!words.tableView.isSectionCollapsed(0))
    #expect(words.tableView.selectedHeaderSection == 0)
    pilot.press("down", "-", "-")
    #expect(words.tableView.selectedHeaderSection == 0)
  }

  @Test
  func aClickSelectsAHeaderAndOneOnItsSignCollapsesIt() throws {
    let pilot = try pilot(headerHeight: 1)
    pilot.click(x: 6, y: 4)
    #expect(words.tableView.selectedHeaderSection == 1)
    pilot.click(x: 1, y: 0)
    #expect(words.tableView.isSectionCollapsed(0))
    #expect(words.tableView.selectedHeaderSection == 1)
    pilot.click(x: 6, y: 2, count: 2)
    #expect(words.opened == ["Three"])
  }

  @Test
  func aSelectedHeaderStaysOnItsLineWhateverComesAboveIt() throws {
    let pilot = try pilot(height: 8, headerHeight: 1)
    words.tableView.selectHeader(inSection: 2)
    pilot.send()
    #expect(pilot.terminal.lines[5].hasPrefix("▌▾ Three"))
    words.sections[1].rows = (0..<30).map { "new \($0)" }
    words.forgetCalls()
    words.tableView.reloadData()
    pilot.send()
    #expect(pilot.terminal.lines[5].hasPrefix("▌▾ Three"))
    #expect(words.selectedHeaders == [])
    words.sections.insert(("Zero", ["z"]), at: 0)
    words.sections.removeLast()
    words.tableView.reloadData()
    pilot.send()
    #expect(words.selectedWord == "new 29" || words.selectedHeaders == ["Two"])
  }

  @Test
  func whenAllRowsOfASectionGoItsHeaderIsSelected() throws {
    let pilot = try pilot(headerHeight: 1)
    pilot.press("end")
    words.sections[2].rows = []
    words.sections[0].rows = []
    words.tableView.reloadData()
    pilot.send()
    #expect(words.selectedHeaders.last == "Three")
  }

  @Test
  func deletingWithASelectableHeaderIsLeftToTheResponderAfterTheTable() throws {
    let pilot = try pilot(headerHeight: 1)
    pilot.press("d")
    #expect(!pilot.terminal.lines[9].contains("Nothing"))
    words.canSelectHeaders = false
    words.tableView.reloadData()
    pilot.press("home", "-", "d")
    #expect(pilot.terminal.lines[9].contains("Nothing"))
  }

  @Test
  func picturesInAHeaderKeepTheirLookWhileItIsSelected() throws {
    words.headerViews["One"] = Lines()
    let pilot = try pilot(headerHeight: 2)
    #expect(pilot.styles.description.split(separator: "\n")[0] == "│BRR..RRRRRRRRRRRRRRR│")
    #expect(pilot.styles.description.split(separator: "\n")[1].hasSuffix("RRRRRRRRRRRRRRRRRRR│"))
  }

  @Test
  func theDelegateIsToldWhichSectionsAreInView() throws {
    let pilot = try pilot(height: 5, headerHeight: 1)
    #expect(words.shownSections == [0..<1])
    pilot.press("down", "down", "down")
    #expect(words.shownSections == [0..<1])
    pilot.press("down")
    #expect(words.shownSections == [0..<1, 0..<2])
    words.tableView.reloadData()
    pilot.send()
    #expect(words.shownSections == [0..<1, 0..<2, 0..<2])
  }
}
