import Foundation
import Glibc
import JournalApp
import Storage

/// The program with one entry, and an editor that is a script.
@MainActor
final class EditedJournal {
  nonisolated static let old = "Old title\n\nOld body"

  let folder: TemporaryFolder
  let tmux: Tmux
  /// The state of the terminal before the program was started.
  let before: String
  let program: pid_t
  private let screen: Screen

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - variables: Environment variables; `@` in them stands for the path of the script.
  ///   - file: The name of the script, as a shell would be given it.
  ///   - script: Shell commands, with the text's file as `$f`.
  /// - Throws: What could not be made, or was not seen.
  init(
    _ variables: [String: String] = ["EDITOR": "@"],
    _ file: String = "editor",
    script: String
  ) async throws {
    folder = try TemporaryFolder()
    for name in ["tmp", "bin", "data", "data/gatefold"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name),
        withIntermediateDirectories: true
      )
    }
    let path = folder.path("bin/" + file.replacing("\\", with: ""))
    try File.write("#!/bin/sh\nfor f; do :; done\n\(script)\n", to: path)
    chmod(path, 0o700)
    try Journal.make([Self.old], at: Journal.path(in: folder))
    var changes = variables.mapValues { [folder] in
      Optional($0.replacing("@", with: folder.path("bin/\(file)")))
    }
    changes["TMPDIR"] = folder.path("tmp")
    tmux = try await Tmux(folder: folder, changes: changes)
    before = try tmux.state()
    try await tmux.startProgram()
    screen = try await tmux.wait(for: "Old body")
    program = try tmux.program()
  }

  /// Waits until the editor is gone and the entry is shown, with a message if one is expected.
  func waitForEnd(title: String, _ message: String?) async throws {
    let title = title.prefix { $0 != "\n" }
    try await tmux.wait(until: "“\(title)” and “\(message ?? "")”") {
      $0.selects(String(title)) && $0.hasStatus(message ?? "? Help")
    }
  }

  /// Whether the screen, once the change is undone, is what it was but for the last line.
  func isScreenAsBefore(wasChanged: Bool) async throws -> Bool {
    if wasChanged { try tmux.press("u") }
    return try await eventually {
      try tmux.screen().lines.dropLast() == screen.lines.dropLast()
    }
  }

  /// The text of the entry.
  func text() throws -> String {
    try Journal.texts(at: Journal.path(in: folder)).joined(separator: "|")
  }

  /// The texts that are not finished.
  func drafts() throws -> [String] {
    try EntryStore(at: .file(path: Journal.path(in: folder))).connection
      .query("SELECT text FROM draft") { $0.text(at: 0) }
  }

  /// What is left in the folder for temporary files.
  func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path("tmp"))
  }

  /// The processes that have the terminal beside the shell, with their names (`proc(5)`).
  func others() throws -> [String] {
    let shell = try tmux.values("pane_pid")
    return try FileManager.default.contentsOfDirectory(atPath: "/proc")
      .filter { Int($0) != nil && $0 != shell }
      .compactMap { try? File.read("/proc/\($0)/stat") }
      .filter { stat in
        let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
        return fields.count > 3 && fields[3] == shell && fields[0] != "Z"
      }
  }
}
