import GatefoldKit
import GatefoldTesting
import Testing

/// What the mouse does.
extension SplitViewControllerTests {
  @Test func theDividerFollowsTheMouseAndADoubleClickPutsItBack() throws {
    let pilot = try Pilot(split, width: 40, height: 4)
    pilot.drag(from: Point(x: 13, y: 1), to: Point(x: 20, y: 3))
    #expect(lists.view.frame.width == 20)
    pilot.drag(from: Point(x: 20, y: 0), to: Point(x: 0, y: 0))
    #expect(lists.view.frame.width == 10)
    pilot.drag(from: Point(x: 10, y: 0), to: Point(x: 39, y: 0))
    #expect(lists.view.frame.width == 29)
    pilot.click(x: 29, y: 2)
    #expect(lists.view.frame.width == 29)
    pilot.click(x: 29, y: 2, count: 2)
    #expect(lists.view.frame.width == 13)
  }

  @Test func theDividerStandsOutWhileItIsDragged() throws {
    let pilot = try Pilot(split, width: 40, height: 4)
    let style = { pilot.terminal.style(at: Point(x: $0, y: 2)) }
    #expect(style(13) == Theme.standard.divider)
    pilot.send(.mouse(MouseEvent(.press(.left, clickCount: 1), at: Point(x: 13, y: 1))))
    #expect(style(13) == Theme.standard.activeDivider)
    pilot.send(
      .mouse(MouseEvent(.drag(.left), at: Point(x: 14, y: 1))),
      .mouse(MouseEvent(.drag(.left), at: Point(x: 17, y: 1)))
    )
    #expect(style(17) == Theme.standard.activeDivider)
    pilot.send(.mouse(MouseEvent(.release(.left), at: Point(x: 17, y: 1))))
    #expect(style(17) == Theme.standard.divider)
    #expect(pilot.focus == "List 1")
  }

  @Test func aDragGoesOnAfterFolding() throws {
    let pilot = try Pilot(split, width: 40, height: 4)
    pilot.send(
      .mouse(MouseEvent(.press(.left, clickCount: 1), at: Point(x: 13, y: 1))),
      .resize(Size(width: 20, height: 4)),
      .mouse(MouseEvent(.drag(.left), at: Point(x: 18, y: 1))),
      .mouse(MouseEvent(.release(.left), at: Point(x: 18, y: 1))),
      .resize(Size(width: 40, height: 4))
    )
    #expect(split.primaryColumnWidth == 13)
  }

  @Test func aClickIntoAPaneGivesItTheKeyboard() throws {
    let pilot = try Pilot(split, width: 40, height: 6)
    pilot.click(x: 20, y: 2)
    #expect(pilot.focus == "Detail 2")
    pilot.click(x: 2, y: 4)
    #expect(pilot.focus == "List 1")
    pilot.click(x: 30, y: 0)
    #expect(pilot.focus == "Detail 2")
    pilot.click(x: 13, y: 3)
    #expect(pilot.focus == "Detail 2")
    pilot.scroll(lines: 1, x: 2, y: 1)
    #expect(list.upper.scrolledLines == 1)
    #expect(pilot.focus == "Detail 2")
  }

  @Test func theButtonHidesAndShowsTheList() throws {
    let pilot = try Pilot(split, width: 36, height: 4)
    pilot.click(x: 14, y: 0)
    #expect(split.displayMode == .secondaryOnly)
    #expect(pilot.terminal.lines[0] == " › Detail                           ")
    pilot.click(x: 1, y: 0)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(pilot.focus == "Detail 1")
  }
}
