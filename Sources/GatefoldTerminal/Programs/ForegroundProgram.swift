/// A program that uses the terminal that this one was started in, while this one waits.
///
/// It belongs to this process's group: what is typed to stop or end it reaches both, so it is run
/// while the terminal is lent (``Terminal/lend(_:)``).
public struct ForegroundProgram: Sendable {
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

  /// Runs the program and waits for its end.
  ///
  /// If it stops by itself this process stops with it, and continues it later. Cancelling the task
  /// asks it to end by SIGTERM, and all that it has started in this terminal; who has not ended
  /// 400 ms later is ended by SIGKILL.
  ///
  /// - Returns: How it ended.
  /// - Throws: `ProgramNotFound` where there is no such program, `TerminalError.system` where it
  ///   cannot be started.
  public func run() async throws -> ProgramExit {
    let process = try ProgramStart(words, environment: environment).start()
    let tree = ProcessTree(root: process)
    let exit = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        ProgramWaiter(process, stopsAlong: true) { continuation.resume(returning: $0) }.start()
      }
    } onCancel: {
      tree.end()
    }
    await tree.finishEnding()
    return exit
  }
}
