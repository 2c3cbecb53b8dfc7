import GatefoldKit
import GatefoldTesting
import Testing

struct NavigationBarTests {
  /// Back, left buttons, title, right buttons.
  nonisolated static let contents: [(Int?, [Int], Int, [Int])] = [
    (nil, [], 0, []), (nil, [], 7, []), (nil, [], 7, [4, 1]), (nil, [1], 33, [6]),
    (9, [], 33, [6]), (9, [], 33, []), (9, [1, 4], 20, [4, 1, 6]), (40, [], 40, [40]),
    (9, [], 0, []), (9, [3], 0, [1]), (nil, [], 0, [1]), (3, [], 1, [1]),
  ]

  private static func widths(_ content: (Int?, [Int], Int, [Int])) -> NavigationBarLayout.Widths {
    var widths = NavigationBarLayout.Widths()
    (widths.back, widths.left, widths.title, widths.right) = content
    return widths
  }

  @Test(arguments: contents)
  func partsAreInOrderInsideTheBarAndNoWiderThanTheyAre(content: (Int?, [Int], Int, [Int])) {
    let wrong = (-1...90)
      .filter { width in
        let layout = NavigationBarLayout(width: width, widths: Self.widths(content))
        let parts = [layout.back] + layout.left + [layout.title] + layout.right
        let placed = parts.filter { !$0.isEmpty }
        return !placed.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= width }
          || !zip(placed, placed.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }
          || layout.back.count > content.0 ?? 0
          || layout.title.count > content.2
          || !zip(layout.left, content.1).allSatisfy { $0.isEmpty || $0.count == $1 }
      }
    #expect(wrong == [])
  }

  @Test(arguments: contents)
  func whatFitsIsWhole(content: (Int?, [Int], Int, [Int])) {
    let layout = NavigationBarLayout(width: 200, widths: Self.widths(content))
    #expect(layout.back.count == content.0 ?? 0)
    #expect(layout.left.map(\.count) == content.1)
    #expect(layout.title.count == content.2)
    #expect(layout.right.map(\.count) == content.3)
  }

  @Test(arguments: contents)
  func theLastButtonStaysFromOneCellOn(content: (Int?, [Int], Int, [Int])) {
    guard let last = content.3.last else { return }
    let wrong = (1...90)
      .filter { width in
        let layout = NavigationBarLayout(width: width, widths: Self.widths(content))
        return layout.right.last?.count != min(last, width < 5 ? width : width - 2)
      }
    #expect(wrong == [])
  }

  @Test(arguments: contents)
  func backIsThereAsSoonAsItsSignFitsBesideTheLastButton(content: (Int?, [Int], Int, [Int])) {
    guard content.0 != nil else { return }
    let wrong = (((content.3.last ?? 0) + 3)...90)
      .filter { width in
        NavigationBarLayout(width: width, widths: Self.widths(content)).back.isEmpty
      }
    #expect(wrong == [])
  }

  // MARK: - On the screen

  private func bar(width: Int, isPushed: Bool = true) throws -> String {
    let root = PageController("Journal")
    let navigation = NavigationController(rootViewController: root)
    let detail = PageController("Sunday, 29 November 2026 at 21:14")
    root.navigationItem.rightBarButtonItems = [
      BarButtonItem(title: "Edit") {}, BarButtonItem(title: "+") {},
    ]
    detail.navigationItem.rightBarButtonItems = [BarButtonItem(title: "e Edit") {}]
    let pilot = try Pilot(navigation, width: width, height: 4)
    if isPushed { navigation.pushViewController(detail) }
    pilot.application.render()
    return pilot.terminal.lines[0]
  }

  @Test(arguments: [
    (60, " ‹ Journal  Sunday, 29 November 2026 at 21:14        e Edit "),
    (40, " ‹ Journal  Sunday, 29 Novembe…  e Edit "),
    (29, " ‹ Journal  Sunday,…  e Edit "),
    (28, " ‹ Sunday, 29 Nove…  e Edit "),
    (20, " ‹ Sunday,…  e Edit "),
    (14, " ‹ S…  e Edit "),
    (12, " ‹   e Edit "),
  ])
  func theTitleIsCutFirstAndThenBackLosesItsOwn(width: Int, expected: String) throws {
    #expect(try bar(width: width) == expected)
  }

  @Test(arguments: [
    (33, " Journal                 Edit  + "),
    (18, " Journal  Edit  + "),
    (17, " Journ…  Edit  + "),
    (12, "    Edit  + "),
  ])
  func buttonsAreAtTheRight(width: Int, expected: String) throws {
    #expect(try bar(width: width, isPushed: false) == expected)
  }

  @Test func theBarOfAsciiTerminalsIsAscii() throws {
    let root = PageController("Journal")
    let navigation = NavigationController(rootViewController: root)
    let pilot = try Pilot(navigation, width: 30, height: 4)
    pilot.window.theme.symbols = .ascii
    navigation.pushViewController(PageController("A title that is too long for it"))
    pilot.application.render()
    #expect(pilot.terminal.lines[0] == " < Journal  A title that i... ")
  }

  @Test(arguments: [
    (22, " ‹ 日記  日曜日       "),
    (16, " ‹ 日記  日曜日 "),
    (15, " ‹ 日曜日      "),
  ])
  func wideTitlesAreCutBetweenCharacters(width: Int, expected: String) throws {
    let navigation = NavigationController(rootViewController: PageController("日記"))
    let pilot = try Pilot(navigation, width: width, height: 4)
    navigation.pushViewController(PageController("日曜日"))
    pilot.application.render()
    #expect(pilot.terminal.lines[0] == expected)
  }

  @Test func aChangeOfTitleOrButtonsShows() throws {
    let page = PageController("One")
    let pilot = try Pilot(NavigationController(rootViewController: page), width: 20, height: 4)
    let button = BarButtonItem(title: "Edit") {}
    page.navigationItem.rightBarButtonItems = [button]
    page.title = "Two"
    pilot.application.render()
    #expect(pilot.terminal.lines[0] == " Two           Edit ")
    button.title = "Done"
    page.navigationItem.title = "Three"
    pilot.application.render()
    #expect(pilot.terminal.lines[0] == " Three         Done ")
    button.isHidden = true
    pilot.application.render()
    #expect(pilot.terminal.lines[0] == " Three              ")
  }

  @Test func clicksOnButtonsAndBackDoWhatTheySay() throws {
    let log = Log()
    let root = PageController("Root")
    let page = PageController("Page")
    let navigation = NavigationController(rootViewController: root)
    page.navigationItem.leftBarButtonItems = [BarButtonItem(title: "Left") { log.add("left") }]
    page.navigationItem.rightBarButtonItems = [
      BarButtonItem(title: "Edit") { log.add("edit") }, BarButtonItem(title: "+") { log.add("+") },
    ]
    let pilot = try Pilot(navigation, width: 40, height: 4)
    navigation.pushViewController(page)
    pilot.application.render()
    #expect(pilot.terminal.lines[0] == " ‹ Root  Left  Page             Edit  + ")
    for x in 8..<40 { pilot.click(x: x, y: 0) }
    #expect(
      log.take() == Array(repeating: "left", count: 4)
        + Array(repeating: "edit", count: 4) + ["+"]
    )
    pilot.click(x: 6, y: 0)
    #expect(navigation.topViewController === root)
  }
}
