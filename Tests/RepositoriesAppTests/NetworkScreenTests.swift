import Foundation
import GatefoldKit
import GatefoldTesting
import GitHub
import LoopbackServer
import Testing

@testable import RepositoriesApp

extension RepositoriesTests {
  /// The screen on the real client, which asks a server on this machine.
  final class NetworkScreenTests {
    private let cache = NSTemporaryDirectory() + "network-\(UUID().uuidString)/cache.sqlite"

    deinit {
      let folder = URL(filePath: cache).deletingLastPathComponent()
      try? FileManager.default.removeItem(at: folder)
    }

    /// Ada's repositories on three pages of two, of which some may be missing.
    nonisolated private static func reply(
      to request: RecordedRequest,
      isWhole: Bool = true
    ) -> Reply {
      let base = "http://\(request["host"] ?? "")"
      let (text, next) = answer(to: request.target, base: base, isWhole: isWhole)
      guard let text else { return Reply(404, text: #"{"message":"Not Found"}"#) }
      let tag = "\"\(text.utf8.count)-\(request.target.utf8.count)\""
      if request["if-none-match"] == tag { return Reply(304, headers: [("ETag", tag)]) }
      let link = next.map { [("Link", "<\(base)\($0)>; rel=\"next\"")] } ?? []
      return Reply(headers: [("ETag", tag)] + link, text: text)
    }

    nonisolated private static func answer(
      to target: String,
      base: String,
      isWhole: Bool
    ) -> (text: String?, next: String?) {
      switch target {
      case "/":
        let users = "\"user_url\":\"\(base)/users/{user}\""
        let lists = "\"user_repositories_url\":\"\(base)/users/{user}/repos{?page,per_page}\""
        return ("{\(users),\(lists),\"repository_url\":\"\(base)/repos/{owner}/{repo}\"}", nil)
      case "/users/ada":
        return (#"{"login":"Ada","id":1,"type":"User","public_repos":6,"name":"Ada L."}"#, nil)
      case "/users/Ada/repos?per_page=100": return (page(1), "/user/1/repos?page=2")
      case "/user/1/repos?page=2": return (page(2), "/user/1/repos?page=3")
      case "/user/1/repos?page=3" where isWhole: return (page(3), nil)
      default: return (nil, nil)
      }
    }

    nonisolated private static func page(_ number: Int) -> String {
      let rows = [2 * number - 1, 2 * number]
        .map { id in
          #"{"id":\#(id),"name":"repo-\#(id)","owner":{"login":"Ada"},"stargazers_count":\#(id)}"#
        }
      return "[\(rows.joined(separator: ","))]"
    }

    private func screen(_ server: LoopbackServer) throws -> Repositories {
      var settings = GitHubSettings(base: try APIBase(server.base))
      settings.cachePath = cache
      settings.retryPauses = []
      settings.now = { Repositories.start }
      return try Repositories(["ada"], width: 100, client: GitHubClient(settings))
    }

    private func rows(_ screen: Repositories) -> Int {
      screen.list.count { $0.contains("repo-") }
    }

    @Test func pagesBecomeRowsAndEachIsAskedForOnce() async throws {
      let server = try LoopbackServer { Self.reply(to: $0) }
      let screen = try screen(server)
      await screen.until { rows(screen) == 6 && screen.list[1].contains("Ada ─") }
      await screen.until { screen.list[1].contains("6 · now") }
      let targets = server.requests.map(\.target)
      #expect(targets.count == Set(targets).count && targets.count == 5)
      #expect(try screen.users.logins() == ["Ada"])
    }

    @Test func aSecondStartShowsWhatIsStoredBeforeAnyAnswerAndAsksWithConditions() async throws {
      let gate = Gate()
      let server = try LoopbackServer { request in
        let reply = Self.reply(to: request)
        return request["if-none-match"] == nil ? reply : reply.after(gate)
      }
      let one = try screen(server)
      await one.until { one.list[1].contains("6 · now") }
      server.forgetRequests()
      let two = try screen(server)
      await two.until { rows(two) == 6 }
      #expect(two.list[1].contains("6 · loading"))
      gate.open()
      await two.until { two.list[1].contains("6 · now") }
      #expect(server.requests.count == 5)
      #expect(server.requests.allSatisfy { $0["if-none-match"] != nil })
      #expect(rows(two) == 6)
    }

    @Test func aChainThatBreaksKeepsWhatCameAndIsMarked() async throws {
      let server = try LoopbackServer { Self.reply(to: $0, isWhole: false) }
      let screen = try screen(server)
      await screen.until { screen.list[1].contains("incomplete") }
      #expect(rows(screen) == 4)
      #expect(screen.list[1].contains("4 · incomplete: not found"))
    }

    @Test func htmlAndNonsenseAreSaidInTheHeaderOfThatUser() async throws {
      for body in ["<html>", "[1,2", "{}", "null", #"{"login":5}"#] {
        let server = try LoopbackServer { request in
          request.target == "/" ? Self.reply(to: request) : Reply(text: body)
        }
        let screen = try screen(server)
        await screen.until { !screen.list[1].contains("loading") }
        #expect(screen.list[1].hasPrefix("▌▾  A  ada  unexpected answer"))
      }
    }
  }
}
