import Foundation
import GatefoldKit
import GitHub
import ProgramSupport
import RepositoriesApp
import Storage

/// What the arguments and the environment make of the repositories: a client and a list of users.
struct RepositoriesSession {
  private let arguments: Arguments
  private let variables: [String: String]
  private let base: APIBase
  private let client: GitHubClient
  /// Why a token was not used, if one was there.
  private let tokenProblem: String?

  /// Looks for the API, its token and the cache.
  ///
  /// - Throws: `RepositoriesFailure`.
  init(_ arguments: Arguments, variables: [String: String]) async throws {
    self.arguments = arguments
    self.variables = variables
    base = try Self.base(arguments, variables)
    let choice = await TokenSource(environment: variables).token(for: base)
    tokenProblem = choice.problem
    var settings = GitHubSettings(base: base, token: choice.token)
    settings.cachePath = CacheLocation.path(environment: variables)
    client = GitHubClient(settings)
  }

  private static func base(_ arguments: Arguments, _ variables: [String: String]) throws -> APIBase
  {
    do throws(APIBase.Problem) {
      if let text = arguments.api { return try APIBase(text) }
      return try APIBase(environment: variables)
    } catch {
      throw RepositoriesFailure.noAPI(error)
    }
  }

  private func openUsers() throws -> FollowedUsers {
    guard let path = DataFolder.path(of: FollowedUsers.fileName, environment: variables) else {
      throw RepositoriesFailure.noHome
    }
    return try FollowedUsers(at: .file(path: path))
  }

  // MARK: - The screen

  /// Runs the screen until it ends.
  ///
  /// - Returns: The exit code.
  /// - Throws: `RepositoriesFailure`, `StorageError`, `TerminalError`.
  func showScreen() async throws -> Int32 {
    let application = Application(environment: variables)
    application.terminal.isMouseEnabled = arguments.usesMouse
    if arguments.usesASCII { application.window.theme.symbols = .ascii }
    try application.terminal.checkAvailability()
    let controller = try RepositoriesViewController(
      users: openUsers(),
      adding: arguments.operands,
      base: base,
      service: client,
      environment: RepositoriesEnvironment(
        variables: variables,
        refreshMinutes: arguments.refreshMinutes,
        showsPictures: arguments.usesPictures
      )
    )
    if let tokenProblem {
      application.window.statusBar.showMessage(tokenProblem, isError: true)
    }
    return try await application.run(controller).exitCode
  }

  // MARK: - Printing

  /// Prints the repositories of the users that were named, or of those that are followed; what is
  /// wrong is said in a line each.
  ///
  /// - Returns: The exit code: 1 if anything was wrong.
  func print(in world: CommandEnvironment) async -> Int32 {
    do {
      let names = arguments.operands.isEmpty ? try openUsers().logins() : arguments.operands
      let reports = await UserReport.reports(of: names, base: base, service: client)
      return world.conclude(Result { try print(reports, in: world) })
    } catch {
      return world.conclude(.failure(error))
    }
  }

  private func print(_ reports: [UserReport], in world: CommandEnvironment) throws -> Int32 {
    let repositories = reports.flatMap(\.repositories)
    if arguments.usesJSON {
      try world.output.printLine(try RepositoryRecord.json(of: repositories))
    } else if !repositories.isEmpty {
      for line in RepositoryTable(of: repositories, timeZone: .current).lines {
        try world.output.printLine(line)
      }
    }
    // The table first, so that it does not stand among the reasons.
    try world.output.flush()
    var problems = reports.compactMap { report in
      report.problem.map { "\(report.name): \($0)" }
    }
    let isFailure = !problems.isEmpty
    if let tokenProblem { problems.append(tokenProblem) }
    for problem in problems { try world.errors.printLine("gatefold: " + problem) }
    try world.errors.flush()
    return isFailure ? 1 : 0
  }
}
