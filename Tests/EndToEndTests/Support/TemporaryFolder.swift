import Foundation

/// A folder that is there as long as somebody holds it.
final class TemporaryFolder: Sendable {
  /// Short, since the path of a socket in it may have 107 bytes.
  let path: String

  init() throws {
    path = "/tmp/gatefold-" + UUID().uuidString.prefix(13)
    try FileManager.default.createDirectory(
      atPath: path,
      withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o700]
    )
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of something in the folder.
  func path(_ name: String) -> String { "\(path)/\(name)" }

  /// The names of the files directly in it, sorted.
  func contents() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}
