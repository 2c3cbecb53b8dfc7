import Foundation
import GatefoldKit
import GatefoldTesting
import GitHub
import Testing

@testable import RepositoriesApp

extension RepositoriesTests {
  /// What keys and answers cost with many users and repositories, in rows that are sorted.
  struct CostTests {
    private static let names = (0..<50).map { "user\(10 + $0)" }

    private static func repositories(of owner: Int) -> [Repository] {
      (0..<300)
        .map { number in
          .sample(
            Int64(owner * 1_000 + number),
            "user\(10 + owner)",
            "repo-\(number)",
            stars: number,
            days: Double(number * 37 % 300)
          )
        }
    }

    private func screen() async throws -> Repositories {
      let screen = try Repositories(Self.names, width: 100, height: 24) { service in
        for (index, name) in Self.names.enumerated() {
          service.add(name, Self.repositories(of: index))
        }
      }
      await screen.rest()
      await screen.pilot.untilIdle()
      return screen
    }

    private func sortCounts(_ screen: Repositories) -> [Int] {
      screen.controller.list.sections.all.map(\.sortCount)
    }

    @Test func usersWhoAreNotSeenAreNotSorted() async throws {
      let screen = try await screen()
      #expect(screen.controller.list.tableView.rowCount == 15_000)
      #expect(sortCounts(screen).dropFirst(2).allSatisfy { $0 == 0 })
    }

    @Test func keysSortNothingAndAnAnswerSortsItsOwnSectionAlone() async throws {
      let screen = try await screen()
      for _ in 0..<320 { screen.pilot.press("down") }
      await screen.rest()
      let before = sortCounts(screen)
      for _ in 0..<20 { screen.pilot.press("down", "up", "page-down", "page-up") }
      screen.pilot.press("/", "escape", "?", "escape", "tab", "tab")
      #expect(sortCounts(screen) == before)
      var changed = Self.repositories(of: 1)
      changed.removeLast()
      screen.service.add(Self.names[1], changed)
      screen.service.add(Self.names[40], [])
      screen.pilot.press("R")
      await screen.pilot.untilIdle()
      let costs = zip(before, sortCounts(screen)).map { $1 - $0 }
      #expect(costs[1] <= 2)
      #expect(costs.enumerated().allSatisfy { $0 == 1 || $1 == 0 })
    }

    @Test func anotherOrderSortsWhatIsInView() async throws {
      let screen = try await screen()
      let before = sortCounts(screen)
      screen.pilot.press("s")
      #expect(zip(before, sortCounts(screen)).reduce(0) { $0 + $1.1 - $1.0 } <= 2)
    }

    @Test func aFrameAsksForTheCellsInViewAlone() async throws {
      let screen = try await screen()
      let table = screen.controller.list.tableView
      screen.pilot.press("down")
      #expect(table.subviews.count < 30)
      #expect(table.indexPathsForVisibleRows.count < 24)
    }
  }
}
