import Foundation

/// The files of `shared/data/colors` beside the checkout, where there are any.
enum ColorData {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "shared/data/colors")

  static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path()) }

  /// The rows of a table by the names of its columns.
  static func rows(of name: String) throws -> [[String: String]] {
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    let lines = text.split(whereSeparator: \.isNewline)
      .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    return lines.dropFirst()
      .map { line in
        Dictionary(zip(lines[0], line)) { first, _ in first }
      }
  }

  /// A text and what it is: nil for no colour, none for the colour of the text.
  struct Pair: Sendable {
    var text: String
    var color: [Double]?
  }

  /// The pairs of a file.
  static func pairs(of name: String) throws -> [Pair] {
    let data = try Data(contentsOf: folder.appending(path: name))
    let list = try JSONSerialization.jsonObject(with: data) as? [Any] ?? []
    return stride(from: 0, to: list.count, by: 2)
      .map { index in
        let numbers = (list[index + 1] as? [NSNumber])?.map(\.doubleValue)
        return Pair(text: list[index] as? String ?? "", color: numbers)
      }
  }
}
