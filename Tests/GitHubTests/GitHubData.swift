import Foundation
import LoopbackServer

/// The files of `shared/data/github` beside the checkout, where there are any.
enum GitHubData {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "shared/data/github")

  static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path()) }

  /// The recorded exchanges; none where they are not there.
  static let exchanges = RecordedExchange.all(in: folder)

  /// The exchanges of a group.
  static func group(_ name: String) -> [RecordedExchange] {
    exchanges.filter { $0.group == name && $0.request.method == "GET" }
  }

  /// The exchanges whose names are so.
  static func named(_ names: String...) -> [RecordedExchange] {
    names.compactMap { name in exchanges.first { $0.id == name } }
  }

  /// An expansion of a template.
  struct TemplateVector: Decodable, Sendable {
    enum Scalar: Decodable, Sendable {
      case text(String)
      case number(Int)

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self =
          try (try? .number(container.decode(Int.self))) ?? .text(container.decode(String.self))
      }

      var text: String {
        switch self {
        case .text(let text): text
        case .number(let number): String(number)
        }
      }
    }

    var template: String
    var variables: [String: Scalar]
    /// Nil for a template that is malformed.
    var expected: String?
  }

  static let templateVectors: [TemplateVector] = {
    let file = folder.appending(path: "uri-template-vectors.json")
    guard isThere, let data = try? Data(contentsOf: file) else { return [] }
    return (try? JSONDecoder().decode([TemplateVector].self, from: data)) ?? []
  }()
}
