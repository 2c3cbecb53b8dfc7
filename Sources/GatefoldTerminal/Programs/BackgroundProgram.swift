/// A program that has no part in the terminal, as a graphical browser.
///
/// It runs in a session of its own and outlives this process; what it prints goes nowhere.
public struct BackgroundProgram: Sendable {
  private let words: [String]
  private let environment: [String: String]

  /// Describes a program; nothing is started yet.
  ///
  /// - Parameters:
  ///   - words: The program, looked for along PATH if it has no slash, and its arguments.
  ///   - environment: The environment variables that it gets.
  public init(_ words: [String], environment: [String: String]) {
    self.words = words
    self.environment = environment
  }

  /// Starts the program and waits for its end, which may be hours later.
  ///
  /// - Returns: How it ended.
  /// - Throws: `ProgramNotFound` where there is no such program, `TerminalError.system` where it
  ///   cannot be started.
  public func run() async throws -> ProgramExit {
    let process = try ProgramStart(words, environment: environment).start(apart: true)
    return await withCheckedContinuation { continuation in
      ProgramWaiter(process, stopsAlong: false) { continuation.resume(returning: $0) }.start()
    }
  }
}
