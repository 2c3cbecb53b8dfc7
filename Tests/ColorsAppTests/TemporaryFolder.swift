import FoundationEssentials

/// A folder that is removed with its contents when nobody uses it any more.
nonisolated final class TemporaryFolder {
  let path: String

  init() throws {
    path = "/tmp/gatefold-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a file in the folder.
  func file(_ name: String) -> String { path + "/" + name }
}
