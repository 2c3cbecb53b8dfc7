import Foundation

/// What the tests need of the machine.
enum Requirements {
  /// Whether the tests can run; `REQUIRE_END_TO_END=1` has them fail rather than be skipped.
  static let areMet =
    ProcessInfo.processInfo.environment["REQUIRE_END_TO_END"] == "1"
    || tool("tmux") != nil && FileManager.default.isExecutableFile(atPath: Program.path)

  /// Where a program of the system is.
  static func tool(_ name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":").map { "\($0)/\(name)" }
      .first(where: FileManager.default.isExecutableFile)
  }
}

/// The program under test.
enum Program {
  /// The program lies beside the bundle of the tests.
  static let path: String = {
    let bundle = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let beside = bundle.deletingLastPathComponent().appending(path: "gatefold").path()
    if FileManager.default.isExecutableFile(atPath: beside) { return beside }
    return URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: ".build/debug/gatefold").path()
  }()

  /// The whole environment that programs are given, with changes; `nil` takes a variable out.
  static func environment(
    in folder: TemporaryFolder,
    _ changes: [String: String?] = [:]
  ) -> [String: String] {
    let fixed = [
      "HOME": folder.path, "LC_ALL": "C.UTF-8", "PATH": "/usr/local/bin:/usr/bin:/bin",
      "SHELL": "/bin/sh", "TERM": "xterm-256color", "TZ": "UTC",
      "XDG_CACHE_HOME": folder.path("cache"), "XDG_CONFIG_HOME": folder.path("config"),
      "XDG_DATA_HOME": folder.path("data"),
    ]
    return fixed.merging(changes.compactMapValues { $0 }) { $1 }
      .filter { name, _ in changes[name] != .some(nil) }
  }
}
