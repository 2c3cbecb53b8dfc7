package import Foundation

/// A request and its answer, as somebody recorded them.
package struct RecordedExchange: Decodable, Sendable {
  /// What it is called.
  package var id: String
  /// What it is about.
  package var group: String
  package var request: Request
  package var response: Response

  /// What was asked.
  package struct Request: Decodable, Sendable {
    package var method: String
    package var host: String
    /// The path with the query.
    package var path: String
  }

  /// What was answered.
  package struct Response: Decodable, Sendable {
    package var status: Int
    /// Names and values, in order.
    package var headers: [[String]]
    /// The file that the body is in, if there is one.
    package var body: String?

    /// The value of the first header of a name, whatever its case.
    package subscript(_ name: String) -> String? {
      headers.first { $0.first?.lowercased() == name }?.last
    }
  }

  /// Reads `exchanges.json` of a folder; none where it is not there.
  package static func all(in folder: URL) -> [RecordedExchange] {
    let file = folder.appending(path: "exchanges.json")
    guard let data = try? Data(contentsOf: file) else { return [] }
    return (try? JSONDecoder().decode([RecordedExchange].self, from: data)) ?? []
  }
}
