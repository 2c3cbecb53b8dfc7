import Foundation
import GatefoldKit
import GatefoldTesting
import GitHub
import Testing

@testable import RepositoriesApp

extension RepositoriesTests {
  /// Pictures of users.
  struct AvatarTests {
    /// A picture of one red pixel, as GIF: the smallest file that decodes.
    nonisolated private static let red: [UInt8] = [
      0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, 0xFF, 0, 0, 0, 0, 0, 0x2C, 0, 0,
      0,
      0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B,
    ]

    private static func address(_ name: String) -> Question {
      .picture("https://avatars.example/\(name)")
    }

    private func screen(_ names: [String], height: Int = 24) throws -> Repositories {
      try Repositories(names, width: 100, height: height, showsPictures: true) { service in
        for (index, name) in names.enumerated() {
          service.add(name, [.sample(Int64(index), name, "one")])
          service.script(Self.address(name), .value(Self.red))
          service.hold(Self.address(name))
        }
      }
    }

    private func isRed(_ screen: Repositories, x: Int, y: Int) -> Bool {
      let style = screen.pilot.terminal.style(at: Point(x: x, y: y))
      return [style.foreground, style.background]
        .contains { color in
          color == .rgb(0xFF, 0, 0)
        }
    }

    @Test func aPictureThatComesLateIsDrawnInItsHeaderWhereverThatIsByThen() async throws {
      let screen = try screen(["adam", "bob"])
      await screen.until { screen.list.count { $0.hasPrefix(" one") } == 2 }
      for _ in 0..<50 { await Task.yield() }
      screen.clock.advance(by: RepositoriesEnvironment.rest)
      await screen.until { screen.service.waiting.count == 2 }
      #expect(!isRed(screen, x: 4, y: 5))
      // The rows of the first user are gone when the picture of the second comes.
      screen.pilot.press("-")
      #expect(screen.list[4].contains("bob"))
      screen.service.release(Self.address("bob"))
      await screen.until { isRed(screen, x: 4, y: 4) }
      #expect(!isRed(screen, x: 4, y: 1))
      #expect(!isRed(screen, x: 4, y: 8))
    }

    @Test func theDetailShowsALargerOne() async throws {
      let screen = try screen(["adam"])
      await screen.until { screen.list.contains { $0.hasPrefix(" one") } }
      for _ in 0..<50 { await Task.yield() }
      screen.clock.advance(by: RepositoriesEnvironment.rest)
      await screen.until { screen.service.waiting.count == 1 }
      screen.service.release(Self.address("adam"))
      let left =
        (screen.lines[1].firstIndex(of: "│")
          .map { screen.lines[1].distance(from: screen.lines[1].startIndex, to: $0) } ?? 0) + 2
      await screen.until { isRed(screen, x: left, y: 2) && isRed(screen, x: left + 11, y: 7) }
      #expect(!isRed(screen, x: left + 12, y: 2))
    }

    @Test(
      arguments: [[], [0x47, 0x49], Array(red.dropLast(8)), Array("<html>".utf8)] as [[UInt8]]
    )
    func whatIsNoPictureLeavesInitials(_ bytes: [UInt8]) async throws {
      let screen = try screen(["adam"])
      screen.service.script(Self.address("adam"), .value(bytes))
      screen.service.release(Self.address("adam"))
      await screen.rest()
      #expect(screen.list[2].hasPrefix("▌    A "))
      #expect(!isRed(screen, x: 4, y: 1))
    }

    @Test func withoutPicturesNoneIsAskedFor() async throws {
      let screen = try Repositories(["adam"], width: 100, height: 24) { service in
        service.add("adam", [.sample(1, "adam", "one")])
      }
      await screen.rest()
      screen.pilot.press("down")
      await screen.rest()
      #expect(!screen.service.questions.contains(Self.address("adam")))
      #expect(screen.list[1].hasPrefix(" ▾  A  adam"))
    }

    @Test func picturesOfUsersWhoAreNotSeenAreNotAskedFor() async throws {
      let names = (0..<30).map { "user\(10 + $0)" }
      let screen = try screen(names)
      await screen.until { screen.list.count { $0.hasPrefix(" one") } >= 5 }
      for _ in 0..<200 { await Task.yield() }
      screen.clock.advance(by: RepositoriesEnvironment.rest)
      await screen.until { !screen.service.waiting.isEmpty }
      for _ in 0..<200 { await Task.yield() }
      #expect(screen.service.waiting.count <= 6)
    }
  }
}
