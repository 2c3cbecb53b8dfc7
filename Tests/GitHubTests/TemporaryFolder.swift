import Foundation
import Glibc
import Testing

/// A folder that is removed with its contents when nobody uses it any more.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = "/tmp/gatefold-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit {
    chmod(path, 0o700)
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a file in the folder.
  func file(_ name: String) -> String { path + "/" + name }

  /// The permissions of a file in the folder, or of the folder itself.
  func mode(of name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: file(name))
    return try #require(attributes[.posixPermissions] as? Int)
  }
}
