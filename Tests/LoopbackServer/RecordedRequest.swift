/// A request as it came over the wire.
package struct RecordedRequest: Hashable, Sendable {
  /// The method, as in `GET`.
  package var method: String
  /// The target as it was sent: path and query, or a whole URL where the server is a proxy.
  package var target: String
  /// The names and values of the headers, in order.
  package var headers: [Header]

  /// A line of the head.
  package struct Header: Hashable, Sendable {
    /// The name as it was sent.
    package var name: String
    /// The value without the spaces around it.
    package var value: String
  }

  /// The value of the first header of a name, whatever its case.
  package subscript(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// Reads the head of a request; nil where it is none.
  init?(head: String) {
    let lines = head.split(separator: "\r\n", omittingEmptySubsequences: true)
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count == 3 else { return nil }
    method = String(words[0])
    target = String(words[1])
    headers = lines.dropFirst()
      .compactMap { line in
        guard let colon = line.firstIndex(of: ":") else { return nil }
        let value = line[line.index(after: colon)...].drop { $0 == " " }
        return Header(name: String(line[..<colon]), value: String(value))
      }
  }
}
