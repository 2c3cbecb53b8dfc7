import Foundation
import Testing

/// A program in a real terminal: tmux, on a server of its own that reads no settings.
final class TmuxPane {
  /// The longest that anything here takes.
  private static let limit: Duration = .seconds(30)

  /// Runs a program, shows its exit code, and keeps the terminal.
  private static let script = "\"$0\"; echo \"Exit code $?\"; read -r _"

  private let folder: TemporaryFolder
  private let socket: String

  /// Starts a program in a terminal.
  ///
  /// - Parameters:
  ///   - program: The program's path.
  ///   - width: Cells on a line.
  ///   - height: Lines.
  /// - Throws: An issue where there is no tmux.
  init(running program: URL, width: Int, height: Int) throws {
    folder = try TemporaryFolder()
    socket = folder.url.appending(path: "tmux").path()
    let session = "new-session -d -x \(width) -y \(height)"
    let environment = "env -i TERM=screen-256color LC_ALL=C.UTF-8 PATH=/usr/bin:/bin"
    let words = "-u -f /dev/null \(session) \(environment) sh -c".split(separator: " ")
    try tmux(words.map(String.init) + [Self.script, program.path()])
  }

  deinit {
    _ = try? tmux(["kill-server"])
  }

  /// What the terminal shows, without the spaces at the ends of lines.
  var screen: String {
    get throws { try tmux(["capture-pane", "-p"]) }
  }

  /// Strikes a key, by tmux's name for it.
  func press(_ key: String) throws {
    try tmux(["send-keys", key])
  }

  /// Types text.
  func type(_ text: String) throws {
    try tmux(["send-keys", "-l", text])
  }

  /// Waits until the terminal shows what is asked for.
  func waitUntil(
    _ what: Comment,
    sourceLocation: SourceLocation = #_sourceLocation,
    isShown: (String) -> Bool
  ) throws {
    let deadline = ContinuousClock.now + Self.limit
    var screen = try screen
    while !isShown(screen), ContinuousClock.now < deadline { screen = try self.screen }
    try #require(
      isShown(screen),
      "\(what), but there was:\n\(screen)",
      sourceLocation: sourceLocation
    )
  }

  @discardableResult
  private func tmux(_ words: [String]) throws -> String {
    let result = try Command.run(["tmux", "-S", socket] + words)
    try #require(result.status == 0, "tmux, which .ci/install --tests installs: \(result.output)")
    return result.output
  }
}
