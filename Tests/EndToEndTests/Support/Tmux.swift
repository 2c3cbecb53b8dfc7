import Foundation
import Glibc

/// A terminal in a tmux server of its own, with a shell in it.
final class Tmux {
  let folder: TemporaryFolder
  private let tmux: String
  /// Another one's server may still be about to end.
  private let socket = String(UUID().uuidString.prefix(8))
  private let environment: [String: String]

  /// Starts a server with one terminal, and a shell that waits for commands.
  ///
  /// TERM there is `type`, and the rest of the environment is fixed but for the changes.
  init(
    columns: Int = 100,
    rows: Int = 30,
    type: String = "tmux-256color",
    folder: TemporaryFolder? = nil,
    changes: [String: String?] = [:]
  ) async throws {
    self.folder = try folder ?? TemporaryFolder()
    tmux = Requirements.tool("tmux") ?? "/usr/bin/tmux"
    environment = Program.environment(in: self.folder)
      .merging(["TMUX_TMPDIR": self.folder.path]) { $1 }
    let inside = Program.environment(
      in: self.folder,
      changes.merging(["TERM": type, "PS1": "$ "]) { $1 }
    )
    let words = inside.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
    try run(
      ["new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "/usr/bin/env", "-i"] + words
        + ["/bin/sh", "-i"]
    )
    try await waitForPrompt()
  }

  deinit {
    _ = try? run(["kill-server"])
  }

  /// Runs a tmux command on the terminal.
  @discardableResult
  func run(_ words: [String]) throws -> String {
    let all = [tmux, "-u", "-L", socket, "-f", "/dev/null"] + words
    let command = try Command(all, environment: environment)
    return command.output
  }

  // MARK: - What a person does

  /// Presses keys, by tmux's names.
  func press(_ keys: String...) throws {
    try run(["send-keys"] + keys)
  }

  /// Types text.
  func type(_ text: String) throws {
    try run(["send-keys", "-l", text])
  }

  /// Pastes text as a terminal does: marked as a paste where the program has asked for that.
  func paste(_ text: String) throws {
    let path = folder.path("pasted")
    try File.write(text, to: path)
    try run(["load-buffer", path, ";", "paste-buffer", "-p", "-r", "-d"])
  }

  /// Gives the terminal another size.
  func resize(columns: Int, rows: Int) throws {
    try run(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// Types a command and Enter.
  func enter(_ command: String) throws {
    try type(command)
    try press("Enter")
  }

  // MARK: - What a person sees

  /// The screen as it is.
  func screen() throws -> Screen {
    Screen(try run(["capture-pane", "-p"]))
  }

  /// The screen with its colours and attributes as escape sequences.
  func styledScreen() throws -> String {
    try run(["capture-pane", "-pe"])
  }

  /// The values of tmux's variables, separated by blanks.
  func values(_ names: String...) throws -> String {
    let format = names.map { "#{\($0)}" }.joined(separator: " ")
    return try run(["display-message", "-p", format]).trimmingCharacters(in: .newlines)
  }

  /// The column of the first of a character on a line, as tmux counts columns; `nil` for none.
  func column(of character: String, onLine line: Int) throws -> Int? {
    let down = line == 0 ? [] : [["-N", "\(line)", "cursor-down"]]
    let steps = [["top-line"]] + down + [["start-of-line"], ["search-forward", character]]
    try run(["copy-mode"] + steps.flatMap { [";", "send-keys", "-X"] + $0 })
    let found = try values("copy_cursor_y", "copy_cursor_x").split(separator: " ").map { Int($0) }
    try run(["send-keys", "-X", "cancel"])
    return found.first == line ? found.last ?? nil : nil
  }

  /// The state of a terminal that programs have to leave as it was: tmux's flags and `stty -g`.
  func state() throws -> String {
    let flags = try values(
      "alternate_on",
      "cursor_flag",
      "keypad_cursor_flag",
      "keypad_flag",
      "mouse_any_flag",
      "mouse_sgr_flag",
      "scroll_region_lower",
      "insert_flag",
      "origin_flag",
      "wrap_flag"
    )
    let tty = try values("pane_tty")
    let modes = try Command(["/bin/stty", "-g", "-F", tty], environment: environment).output
    return flags + " " + modes.trimmingCharacters(in: .newlines)
  }

  /// Waits until the screen is as wanted.
  ///
  /// - Returns: The screen.
  @discardableResult
  func wait(
    until expectation: String,
    isolation: isolated (any Actor)? = #isolation,
    file: String = #fileID,
    line: Int = #line,
    _ condition: (Screen) throws -> Bool
  ) async throws -> Screen {
    var last = Screen("")
    let isSeen = try await eventually {
      last = try screen()
      return try condition(last)
    }
    guard isSeen else {
      throw NotSeen(expectation, seen: last.framed, file: file, line: line)
    }
    return last
  }

  /// Waits until the shell can take a command.
  @discardableResult
  func waitForPrompt(
    isolation: isolated (any Actor)? = #isolation,
    file: String = #fileID,
    line: Int = #line
  ) async throws -> Screen {
    try await wait(until: "the shell's prompt", file: file, line: line) {
      $0.lines.last { !$0.isEmpty } == "$"
    }
  }

  /// Waits until a text is on the screen.
  @discardableResult
  func wait(
    for text: String,
    isolation: isolated (any Actor)? = #isolation,
    file: String = #fileID,
    line: Int = #line
  ) async throws -> Screen {
    try await wait(until: "“\(text)”", file: file, line: line) { $0.text.contains(text) }
  }

  /// Waits until a text is no longer on the screen.
  @discardableResult
  func wait(
    forNo text: String,
    isolation: isolated (any Actor)? = #isolation,
    file: String = #fileID,
    line: Int = #line
  ) async throws -> Screen {
    try await wait(until: "no “\(text)”", file: file, line: line) { !$0.text.contains(text) }
  }
}
