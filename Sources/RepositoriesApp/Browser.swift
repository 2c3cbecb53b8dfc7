import GatefoldKit

/// The person's browser: what BROWSER names, else `xdg-open`.
struct Browser {
  /// What came of opening a page.
  enum Outcome: Equatable {
    /// The program ended well, or still runs.
    case opened
    /// None of the programs is there: the first one.
    case notFound(String)
    /// The program ended with this code.
    case failed(String, code: Int32)
  }

  /// Runs a program; the terminal is its own if it is lent.
  typealias Runner =
    @MainActor @Sendable (_ words: [String], _ lends: Bool, _ application: Application) async throws
    -> ProgramExit

  /// Browsers that draw in the terminal.
  private static let terminalBrowsers: Set = [
    "lynx", "w3m", "links", "links2", "elinks", "browsh", "carbonyl", "chawan", "cha",
    "www-browser",
  ]

  private let environment: [String: String]
  private let run: Runner

  init(environment: [String: String]) {
    self.init(environment: environment) { words, lends, application in
      if lends {
        return try await application.lendTerminal {
          try await ForegroundProgram(words, environment: environment).run()
        }
      }
      return try await BackgroundProgram(words, environment: environment).run()
    }
  }

  init(environment: [String: String], run: @escaping Runner) {
    self.environment = environment
    self.run = run
  }

  /// The commands to try, one after the other; each is a program and its arguments.
  ///
  /// BROWSER is a list with colons between, and `%s` in one of them stands for the address.
  func commands(for address: WebAddress) -> [[String]] {
    let settings = (environment["BROWSER"] ?? "").split(separator: ":").map(String.init)
    return (settings + ["xdg-open"])
      .compactMap { setting in
        guard let words = try? ShellWords.split(setting), !words.isEmpty else { return nil }
        let filled = words.map { $0.replacing("%s", with: address.text) }
        return filled == words ? words + [address.text] : filled
      }
  }

  /// Whether a program draws in the terminal: by its name, and all where there is nothing else to
  /// draw on.
  func needsTerminal(_ program: String) -> Bool {
    let name = program.split(separator: "/").last.map(String.init) ?? program
    let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"]
      .contains { environment[$0]?.isEmpty == false }
    return !hasDisplay || Self.terminalBrowsers.contains(name)
  }

  /// Opens a page with the first program that is there; one beside the terminal may run for hours.
  func open(_ address: WebAddress, in application: Application) async -> Outcome {
    let commands = commands(for: address)
    for command in commands {
      do {
        let exit = try await run(command, needsTerminal(command[0]), application)
        if case .code(let code) = exit, code != 0 { return .failed(command[0], code: code) }
        return .opened
      } catch is ProgramNotFound {
        continue
      } catch {
        return .failed(command[0], code: 126)
      }
    }
    return .notFound(commands.first?.first ?? "xdg-open")
  }
}
