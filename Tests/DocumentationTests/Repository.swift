import Foundation
import Testing

/// The files of this package, from where this file was compiled.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The files in a folder and all that is in it; of a kind, where one is given.
  static func files(in folder: String, withExtension pathExtension: String? = nil) -> [URL] {
    let files = FileManager.default.enumerator(
      at: root.appending(path: folder),
      includingPropertiesForKeys: nil
    )
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { pathExtension == nil || $0.pathExtension == pathExtension }
      .filter { !$0.hasDirectoryPath }
  }

  /// The fenced blocks of a language in a Markdown text, in order.
  static func blocks(of language: String, in text: String) -> [String] {
    var blocks: [String] = []
    var open: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let lines = open, line == "```" {
        blocks.append(lines.joined(separator: "\n"))
        open = nil
      } else if open != nil {
        open?.append(line)
      } else if line == "```" + language {
        open = []
      }
    }
    return blocks
  }
}
