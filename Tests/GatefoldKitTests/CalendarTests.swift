import Foundation
import GatefoldKit
import GatefoldTesting
import Testing

struct CalendarTests {
  /// A screen that shows calendars, and counts for every month.
  private final class Screen: ViewController, CalendarViewDataSource {
    private(set) var asked: [CalendarMonth] = []
    private(set) var chosen: [CalendarDay] = []

    override func loadView() {
      view = TextView(StyledText(String(repeating: "behind ", count: 200)))
    }

    func calendarView(_ calendarView: CalendarView, countsIn month: CalendarMonth) -> [Int: Int] {
      asked.append(month)
      return [3: 1, 9: 12, month.dayCount: 2]
    }

    func show(_ day: CalendarDay, firstWeekday: Int = 2) -> CalendarView {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      calendar.firstWeekday = firstWeekday
      // 29 November 2026.
      let today = Date(timeIntervalSince1970: 1_795_957_200)
      let controller = CalendarViewController(calendar: calendar, today: today, selectedDay: day) {
        self.chosen.append($0)
      }
      controller.calendarView.dataSource = self
      present(controller)
      return controller.calendarView
    }
  }

  private let screen = Screen()
  private let day = CalendarDay(year: 2026, month: 11, day: 3)

  private func pilot(width: Int, height: Int) throws -> (Pilot, CalendarView) {
    let pilot = try Pilot(screen, width: width, height: height)
    let view = screen.show(day)
    pilot.application.render()
    return (pilot, view)
  }

  @Test
  func aMonthStandsInABoxOverTheScreen() throws {
    let (pilot, _) = try pilot(width: 40, height: 12)
    #expect(
      pilot.screen
        == ScreenSnapshot(
          """
          │ behind behind behind behind behind    ┃│
          │ beh╭─────── November 2026 ───────╮    ┃│
          │ beh│ Mo  Tu  We  Th  Fr  Sa  Su  │    ┃│
          │ beh│                          1  │     │
          │ beh│  2   3•  4   5   6   7   8  │     │
          │ beh│  9• 10  11  12  13  14  15  │     │
          │ beh│ 16  17  18  19  20  21  22  │     │
          │ beh│ 23  24  25  26  27  28  29  │     │
          │ beh│ 30•                         │     │
          │ beh╰─────────────────────────────╯     │
          │ behind behind behind behind behind     │
          │ 3 November 2026: 1        Enter Choose │
          """
        )
    )
  }

  @Test
  func twentyByNineCellsAreEnough() throws {
    let (pilot, _) = try pilot(width: 20, height: 9)
    #expect(
      pilot.screen
        == ScreenSnapshot(
          """
          │   November 2026    │
          │Mo Tu We Th Fr Sa Su│
          │                   1│
          │ 2  3• 4  5  6  7  8│
          │ 9•10 11 12 13 14 15│
          │16 17 18 19 20 21 22│
          │23 24 25 26 27 28 29│
          │30•                 │
          │ 3 N…  Enter Choose │
          """
        )
    )
    #expect(pilot.styles.description.split(separator: "\n")[3] == "│...RRB..............│")
    #expect(pilot.styles.description.split(separator: "\n")[4] == "│BBB.................│")
    #expect(pilot.styles.description.split(separator: "\n")[6] == "│..................UU│")
    #expect(pilot.terminal.cursor == Cursor(at: Point(x: 3, y: 3), isVisible: false))
  }

  @Test(arguments: [
    (["left"], 2026, 11, 2), (["right"], 2026, 11, 4), (["up"], 2026, 10, 27),
    (["down"], 2026, 11, 10),
    (["h", "l", "k", "j"], 2026, 11, 3), (["left", "left", "left"], 2026, 10, 31),
    (["page-down"], 2026, 12, 3), (["page-down", "page-down"], 2027, 1, 3),
    (["page-up"], 2026, 10, 3),
    (["<"], 2025, 11, 3), ([">", ">"], 2028, 11, 3), (["home"], 2026, 11, 1),
    (["end"], 2026, 11, 30),
    (["page-down", "end", "page-down", "page-down"], 2027, 2, 28),
    (["page-down", "end", "page-down", "page-down", "page-down"], 2027, 3, 31),
    (["page-down", "t"], 2026, 11, 29),
  ])
  func keysMove(keys: [String], year: Int, month: Int, day: Int) throws {
    let (pilot, view) = try pilot(width: 40, height: 12)
    for key in keys { pilot.press(try #require(KeyPress(name: key))) }
    #expect(view.selectedDay == CalendarDay(year: year, month: month, day: day))
    #expect(screen.chosen.isEmpty)
    pilot.press("enter")
    #expect(screen.chosen == [CalendarDay(year: year, month: month, day: day)])
    #expect(screen.presentedViewController == nil)
  }

  @Test(arguments: ["escape", "q", "ctrl-c"])
  func leavingChoosesNothing(key: String) throws {
    let (pilot, _) = try pilot(width: 40, height: 12)
    pilot.press("down", "x", "u", try #require(KeyPress(name: key)))
    #expect(screen.presentedViewController == nil)
    #expect(screen.chosen.isEmpty)
    #expect(pilot.exitReason == nil)
  }

  @Test
  func aClickChoosesADayAndOneBesideTheBoxLeaves() throws {
    let (pilot, view) = try pilot(width: 40, height: 12)
    pilot.scroll(lines: 3, x: 20, y: 5)
    #expect(view.selectedDay.month == 12)
    pilot.scroll(lines: -3, x: 20, y: 5)
    pilot.click(x: 6, y: 3)
    #expect(screen.presentedViewController != nil)
    pilot.click(x: 11, y: 5)
    #expect(screen.chosen == [CalendarDay(year: 2026, month: 11, day: 10)])
    _ = screen.show(day)
    pilot.click(x: 2, y: 2)
    #expect(screen.presentedViewController == nil)
    #expect(screen.chosen.count == 1)
  }

  @Test
  func countsAreAskedOnceForEachMonth() throws {
    let (pilot, view) = try pilot(width: 40, height: 12)
    pilot.press("down", "left", "page-down", "right")
    let months = [CalendarMonth](screen.asked)
    #expect(months.map(\.month) == [11, 12])
    view.reloadData()
    pilot.application.render()
    #expect(screen.asked.count == 3)
  }

  @Test
  func weeksStartAsTheCalendarSays() throws {
    let pilot = try Pilot(screen, width: 20, height: 9)
    _ = screen.show(day, firstWeekday: 1)
    pilot.application.render()
    #expect(pilot.terminal.lines[1] == "Su Mo Tu We Th Fr Sa")
    #expect(pilot.terminal.lines[2] == " 1  2  3• 4  5  6  7")
  }

  @Test
  func signsAreASCIIWhereNothingElseIsShown() throws {
    let (pilot, _) = try pilot(width: 20, height: 9)
    pilot.application.window.theme.symbols = .ascii
    pilot.application.render()
    #expect(pilot.terminal.lines[3] == " 2  3* 4  5  6  7  8")
  }

  /// The selected day is in sight at every size, and its number whole where there are 14 cells.
  @Test
  func theSelectedDayIsSeenAtEverySize() throws {
    for height in 3...12 {
      for width in 14...40 {
        let pilot = try Pilot(screen, width: width, height: height)
        let view = screen.show(CalendarDay(year: 2026, month: 11, day: 1))
        for step in 0..<6 {
          if step > 0 { pilot.press("down") }
          pilot.application.render()
          let cursor = try #require(pilot.terminal.cursor?.position)
          #expect((0..<height - 1).contains(cursor.y) && (0..<width - 1).contains(cursor.x))
          let line = Array(pilot.terminal.lines[cursor.y])
          let number = String(line[cursor.x...cursor.x + 1]).filter { $0 != " " }
          if height > 3 { #expect(Int(number) == view.selectedDay.day) }
        }
        screen.dismiss()
      }
    }
  }
}
