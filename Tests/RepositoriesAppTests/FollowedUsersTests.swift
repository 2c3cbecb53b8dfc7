import Foundation
import GatefoldKit
import GatefoldTesting
import GitHub
import Storage
import Testing

@testable import RepositoriesApp

extension RepositoriesTests {
  /// The list of users on disk.
  final class FollowedUsersTests {
    private let folder = NSTemporaryDirectory() + "followed-\(UUID().uuidString)"

    deinit {
      try? FileManager.default.removeItem(atPath: folder)
    }

    private var location: Database.Location { .file(path: folder + "/repositories.sqlite") }

    @Test func aLoginIsThereOnceWhateverItsCaseAndSpeltAsLast() throws {
      let users = try FollowedUsers(at: location)
      for login in ["octocat", "OctoCat", "zoe", "OCTOCAT"] { try users.add(login) }
      #expect(try users.logins() == ["OCTOCAT", "zoe"])
      try users.remove("octocat")
      #expect(try FollowedUsers(at: location).logins() == ["zoe"])
    }

    @Test func whatAnotherProgramChangesIsNoticedAndOnesOwnIsNot() throws {
      let one = try FollowedUsers(at: location)
      let other = try FollowedUsers(at: location)
      _ = try one.logins()
      try one.add("zoe")
      #expect(try !one.hasChangedElsewhere())
      try other.add("adam")
      #expect(try one.hasChangedElsewhere())
      #expect(try one.logins() == ["adam", "zoe"])
      #expect(try !one.hasChangedElsewhere())
    }

    @Test func anotherProgramsChangesAppearAndTheCursorStays() async throws {
      let screen = try Repositories(["bob"], at: location) { service in
        for name in ["adam", "bob"] { service.add(name, [.sample(1, name, "one")]) }
      }
      await screen.until { screen.list[2].hasPrefix(" one") }
      screen.pilot.press("down")
      let other = try FollowedUsers(at: location)
      try other.add("adam")
      screen.controller.list.reloadIfOthersChangedIt()
      await screen.until { screen.list.count { $0.contains(" one") || $0.contains("▌one") } == 2 }
      #expect(screen.list.contains { $0.hasPrefix("▌one") })
      #expect(screen.controller.list.selectedUser?.login == "bob")
      try other.remove("bob")
      screen.controller.list.reloadIfOthersChangedIt()
      screen.pilot.send()
      #expect(screen.controller.list.selectedUser?.login == "adam")
    }

    @Test func aListThatCanOnlyBeReadSaysSo() async throws {
      try FollowedUsers(at: location).add("bob")
      guard getuid() != 0 else { return }
      try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder)
      defer {
        try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder)
      }
      let screen = try Repositories(["bob"], at: location)
      screen.pilot.press("+")
      #expect(screen.status.hasPrefix(" The list of users can only be read"))
    }
  }
}
