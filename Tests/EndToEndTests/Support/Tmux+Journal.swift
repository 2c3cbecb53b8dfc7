import Glibc

/// The journal in a terminal.
extension Tmux {
  /// Starts the program and waits for its first frame.
  func startProgram(
    _ arguments: String = "",
    prefix: String = "",
    isolation: isolated (any Actor)? = #isolation,
    file: String = #fileID,
    line: Int = #line
  ) async throws {
    try enter("\(prefix) \(Program.path) \(arguments)")
    try await wait(until: "the program's first frame", file: file, line: line) {
      $0.hasStatus("? Help") || $0.hasStatus("?")
    }
  }

  /// Adds an entry by the prompt.
  func add(
    _ text: String,
    isolation: isolated (any Actor)? = #isolation,
    file: String = #fileID,
    line: Int = #line
  ) async throws {
    try press("+")
    try await wait(for: "New entry", file: file, line: line)
    try type(text)
    try await wait(for: String(text.suffix(10)), file: file, line: line)
    try press("Enter")
    try await wait(until: "“\(text)” selected", file: file, line: line) {
      $0.selects(String(text.prefix(10))) && !$0.text.contains("New entry")
    }
  }

  /// Quits the program and waits for the shell.
  func quit(
    isolation: isolated (any Actor)? = #isolation,
    file: String = #fileID,
    line: Int = #line
  ) async throws {
    try press("q")
    try await waitForPrompt(file: file, line: line)
  }

  /// The process that the shell has started last.
  func program() throws -> pid_t {
    let shell = try values("pane_pid")
    let children = try File.read("/proc/\(shell)/task/\(shell)/children")
    let last = children.split(separator: " ").last.flatMap { pid_t($0) }
    guard let last else { throw SystemError(call: "the shell has no child", number: ECHILD) }
    return last
  }

  /// The exit code of the last command, as the shell saw it.
  func exitCode(
    isolation: isolated (any Actor)? = #isolation,
    file: String = #fileID,
    line: Int = #line
  ) async throws -> String {
    try enter("echo \"code=$?.\"")
    let screen = try await wait(until: "an exit code", file: file, line: line) {
      $0.text.contains(/code=\d+\./)
    }
    return screen.text.firstMatch(of: /code=(\d+)\./).map { String($0.1) } ?? ""
  }
}
