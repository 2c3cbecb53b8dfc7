import Foundation
import Testing

/// The pictures of `shared/data/github/avatars` beside the checkout, where there are any.
enum AvatarFiles {
  /// Files that are PNG, JPEG or GIF and whole.
  static let good = names { isRaster($0) && !$0.hasPrefix("invalid-") }
  /// Files that are broken.
  static let broken = names { $0.hasPrefix("invalid-") }
  /// Files of other kinds.
  static let others = names { !isRaster($0) && !$0.hasSuffix(".original") }

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path(name))))
  }

  static func path(_ name: String) -> String { folder.appending(path: name).path() }

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "shared/data/github/avatars")

  private static func isRaster(_ name: String) -> Bool {
    ["png", "jpg", "jpeg", "gif"].contains(name.split(separator: ".").last)
  }

  private static func names(where isWanted: (String) -> Bool) -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return all.filter(isWanted).sorted()
  }
}
