/// The status line and the headers of an answer, line by line (RFC 9112).
struct AnswerHead {
  /// How many bytes all of it may have.
  let limit: Int
  private var size = 0
  private var status: Int?
  private var headers: [String: String] = [:]
  private var isComplete = false

  init(limit: Int) { self.limit = limit }

  /// Takes a line with its end.
  ///
  /// - Returns: Whether there is room for it.
  mutating func take(_ line: String) -> Bool {
    size += line.utf8.count
    guard size <= limit else { return false }
    let text = line.trimmingSuffix { $0.isNewline }
    if text.isEmpty {
      isComplete = true
    } else if text.hasPrefix("HTTP/") {
      begin(text)
    } else {
      add(text)
    }
    return true
  }

  /// The status and the headers by their names in lower case; nil before the empty line.
  var whole: (status: Int, headers: [String: String])? {
    guard isComplete, let status else { return nil }
    return (status, headers)
  }

  /// Begins anew: a server may say that it goes on (1xx) before it answers.
  private mutating func begin(_ line: Substring) {
    let words = line.split(separator: " ")
    status = words.count > 1 ? Int(words[1]) : nil
    headers = [:]
    isComplete = false
  }

  /// Adds a header; of several with one name the values are joined, as RFC 9110, 5.3 has it.
  private mutating func add(_ line: Substring) {
    guard let colon = line.firstIndex(of: ":") else { return }
    let name = line[..<colon].lowercased()
    let value = String(line[line.index(after: colon)...]).trimmed
    headers[name] = headers[name].map { $0 + ", " + value } ?? value
  }
}
