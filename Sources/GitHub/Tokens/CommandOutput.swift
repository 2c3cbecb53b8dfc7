import Foundation

/// Runs a program for what it prints.
struct CommandOutput: Sendable {
  /// The variables that the program gets, of which PATH says where it is.
  let environment: [String: String]
  /// How long it may take.
  let limit: Duration
  let clock: any Clock<Duration>

  /// What the program prints, if it ends well in time; it is ended otherwise.
  ///
  /// It can read nothing, and what it says on standard error is dropped.
  func run(_ words: [String]) async -> String? {
    guard let name = words.first, let path = path(of: name) else { return nil }
    let variables = environment.merging(["GH_PROMPT_DISABLED": "1"]) { $1 }
    guard let child = ChildProcess(path, words, variables) else { return nil }
    return await withTaskGroup(of: String?.self) { group in
      defer { group.cancelAll() }
      group.addTask { await child.output() }
      group.addTask {
        try? await clock.sleep(for: limit)
        child.kill()
        return nil
      }
      return await group.next() ?? nil
    }
  }

  private func path(of name: String) -> String? {
    (environment["PATH"] ?? "").split(separator: ":")
      .map { $0 + "/" + name }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
