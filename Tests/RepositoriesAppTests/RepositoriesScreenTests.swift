import Foundation
import GatefoldKit
import GatefoldTesting
import GitHub
import Testing

@testable import RepositoriesApp

/// The repositories as a person sees them.
struct RepositoriesScreenTests {
  private func octocat(_ service: ScriptedService) {
    var fork = Repository.sample(2, "octocat", "linguist", stars: 1_234, issues: 3, days: 40)
    fork.isFork = true
    var old = Repository.sample(3, "octocat", "Spoon-Knife", stars: 12_345, issues: 17, days: 800)
    old.isArchived = true
    service.add(
      "octocat",
      [Repository.sample(1, "octocat", "Hello-World", stars: 80, issues: 1, days: 3), fork, old]
    )
    service.add("apple", [.sample(4, "apple", "swift", stars: 67_000, issues: 7_100)], kind: .organization)
  }

  @Test func usersAreSectionsAndTheirRepositoriesRows() async throws {
    let screen = try Repositories(["octocat", "apple"], width: 100, height: 24, prepare: octocat)
    print("A", screen.pilot.application.runningTaskCount, screen.clock.sleeperCount)
    await screen.pilot.untilIdle()
    print("B", screen.pilot.application.runningTaskCount, screen.clock.sleeperCount)
    print(screen.pilot.screen)
    screen.pilot.press("down", "down", "down")
    await screen.rest()
    print(screen.pilot.screen)
    screen.pilot.resize(width: 60, height: 12)
    print(screen.pilot.screen)
    screen.pilot.resize(width: 40, height: 12)
    print(screen.pilot.screen)
  }

  @Test func tall() async throws {
    let screen = try Repositories(["octocat", "apple"], width: 100, height: 30, showsPictures: true, prepare: octocat)
    print("A", screen.pilot.application.runningTaskCount, screen.clock.sleeperCount)
    await screen.pilot.untilIdle()
    print("B", screen.pilot.application.runningTaskCount, screen.clock.sleeperCount)
    print(screen.pilot.screen)
    screen.pilot.press("down", "down", "down")
    await screen.rest()
    print(screen.pilot.screen)
  }
}
