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
  /// Why a token that was there, or the cache, is not used.
  private let problems: [String]

  /// How long a command waits for a server that wants to be left alone; a screen shows until when.
  private static let longestWaitInPipes = Duration.seconds(60)

  /// Looks for the API, its token and the cache.
  ///
  /// - Throws: `RepositoriesFailure`.
  init(_ arguments: Arguments, in world: CommandEnvironment, isScreen: Bool) async throws {
    self.arguments = arguments
    variables = world.variables
    base = try Self.base(arguments, variables)
    let choice = await TokenSource(environment: variables).token(for: base)
    var settings = GitHubSettings(base: base, token: choice.token)
    settings.cachePath = CacheLocation.path(environment: variables)
    if !isScreen { settings.longestWait = Self.longestWaitInPipes }
    client = GitHubClient(settings)
    problems = [choice.problem, await client.cacheProblem()?.sentence].compactMap(\.self)
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
    if !problems.isEmpty {
      let message = problems.joined(separator: "; ")
      application.window.statusBar.showMessage(message, isError: true)
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
    let failures = reports.compactMap { report in
      report.problem.map { "\(report.name): \($0)" }
    }
    for problem in failures + problems { try world.errors.printLine("gatefold: " + problem) }
    try world.errors.flush()
    return failures.isEmpty ? 0 : 1
  }
}
