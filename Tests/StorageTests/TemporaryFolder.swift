import FoundationEssentials
import Glibc

/// A folder that is removed with its contents when nobody uses it any more.
final class TemporaryFolder {
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
  func file(_ name: String = "data.sqlite") -> String { path + "/" + name }

  /// Writes a file.
  ///
  /// - Returns: Its path.
  func write(_ bytes: some Sequence<UInt8>, to name: String = "data.sqlite") throws -> String {
    try Data(bytes).write(to: URL(filePath: file(name)))
    return file(name)
  }

  /// The bytes of every file in the folder, by name.
  func contents() throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
    return try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: URL(filePath: file($0)))) }
    )
  }
}
