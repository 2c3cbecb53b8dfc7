import Foundation
import GitHub

/// The sentences of the repositories, each in one place.
nonisolated enum RepositoriesMessages {
  static let title = "Repositories"
  static let noUsers = "Nobody is followed yet. + adds a user or an organisation."
  static let noMatches = "Nothing matches."
  static let noSelection = "Nothing selected"
  static let filterPlaceholder = "Words to look for"
  static let addUser = "Add user"
  static let username = "Username"
  static let cancel = "Cancel"
  static let add = "Add"
  static let removal = "removing a user"
  static let addition = "adding a user"
  static let readOnly = "The list of users can only be read"
  static let loading = "loading"
  static let incomplete = "incomplete"
  static let noRepositories = "no repositories"
  static let noPage = "There is no page to open"
  static let noCloneAddress = "There is no address to copy"
  static let noReadme = "There is no README."
  static let noReleases = "none"
  static let noPullRequests = "none"
  static let readmeGoesOn = "The README goes on: o opens the page"

  /// What the status bar says of the rows.
  static func position(_ ordinal: Int?, of count: Int, filtered: Bool) -> String {
    let noun = filtered ? "found" : count == 1 ? "repository" : "repositories"
    let place = ordinal.map { "\($0 + 1) / " } ?? ""
    return place + CompactNumber.long(count) + " " + noun
  }

  static func sorted(by sort: RepositorySort) -> String { "by \(name(of: sort))" }

  static func nowSorted(by sort: RepositorySort) -> String {
    switch sort {
    case .pushed: "Sorted by push, the latest first"
    case .name: "Sorted by name"
    case .stars: "Sorted by stars, the most first"
    case .issues: "Sorted by open issues, the most first"
    }
  }

  private static func name(of sort: RepositorySort) -> String {
    switch sort {
    case .pushed: "push"
    case .name: "name"
    case .stars: "stars"
    case .issues: "issues"
    }
  }

  static func repositories(_ count: Int) -> String {
    CompactNumber.counted(count, "repository", "repositories")
  }

  static func lookingUp(_ login: String) -> String { "Looking up \(login)" }
  static func added(_ login: String) -> String { "Added \(login): u undoes" }
  static func removed(_ login: String) -> String { "Removed \(login): u undoes" }
  static func isThere(_ login: String) -> String { "\(login) is in the list already" }
  static func goToHeader(_ login: String) -> String {
    "d on the heading of \(login) removes that user; [ goes there"
  }
  static func refreshing(_ login: String) -> String { "Asking for what is new of \(login)" }
  static let refreshingAll = "Asking for what is new of everybody"
  static func opening(_ address: String) -> String { "Opening \(address)" }
  static func copied(_ address: String) -> String { "Copied \(address)" }
  static func paused(until time: String) -> String { "GitHub answers again at \(time)" }
  static func offline(_ reason: String) -> String { "offline (\(reason)): r tries again" }
  /// Why a page was not opened.
  static func problem(_ outcome: Browser.Outcome) -> String? {
    switch outcome {
    case .opened: nil
    case .notFound(let name): noOpener(name)
    case .failed(let name, let code): openerFailed(name, code)
    }
  }

  private static func noOpener(_ name: String) -> String { "There is no program \(name) (BROWSER)" }
  private static func openerFailed(_ name: String, _ code: Int32) -> String {
    "\(name) ended with code \(code)"
  }
}

extension GitHubProblem {
  /// Why there is no answer, in a few words without a full stop.
  ///
  /// - Parameter time: Writes the time of day of a date.
  /// - Returns: The words, short enough for a header.
  nonisolated func words(time: (Date) -> String) -> String {
    switch self {
    case .notFound: "not found"
    case .suspended: "suspended"
    case .bot: "a bot, which has no repositories"
    case .singleSignOn(let url):
      "wants single sign-on" + (url.map { ": allow the token at \($0)" } ?? "")
    case .unauthorized: "the token is not accepted"
    case .forbidden(let reason): "forbidden: \(reason)"
    case .rateLimited(let date): "too much was asked, answers again at \(time(date))"
    case .server(let status): "the server failed (\(status))"
    case .unexpectedAnswer(let what): "unexpected answer: \(what)"
    case .tooLarge(let limit): "the answer is over \(SizeText.text(kilobytes: limit / 1_000))"
    case .unreachable(let reason): "offline (\(reason))"
    }
  }

  /// Whether the network is what is missing, so that what is stored is all there is.
  nonisolated var isOffline: Bool {
    if case .unreachable = self { true } else { false }
  }
}
