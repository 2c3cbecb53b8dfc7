/// What a server sends back, step by step.
package struct Reply: Sendable {
  /// One step of a reply.
  package enum Step: Sendable {
    /// Bytes, as they are.
    case send([UInt8])
    /// The same bytes again and again, until nobody takes them.
    case sendForever([UInt8])
    /// The same bytes so often.
    case sendRepeatedly([UInt8], count: Int)
    /// Nothing, until a test opens the gate.
    case wait(Gate)
    /// Nothing, but a gate is opened: a test that waits for it knows that the reply came so far.
    case open(Gate)
    /// The end of the connection, whether or not the message has ended.
    case cut
  }

  /// The steps, in order.
  package var steps: [Step]

  /// Creates a reply of steps that write the message themselves.
  package init(steps: [Step]) { self.steps = steps }

  /// Creates a whole message; `Content-Length` is added.
  package init(
    _ status: Int = 200,
    headers: [(String, String)] = [],
    body: [UInt8] = []
  ) {
    let length = status == 304 || status == 204 ? [] : [("Content-Length", String(body.count))]
    steps = [.send(Self.head(status, headers + length)), .send(body)]
  }

  /// Creates a whole message of a text, which is JSON unless a header says otherwise.
  package init(_ status: Int = 200, headers: [(String, String)] = [], text: String) {
    let names = headers.map { $0.0.lowercased() }
    let type = names.contains("content-type") ? [] : [("Content-Type", "application/json")]
    self.init(status, headers: type + headers, body: Array(text.utf8))
  }

  /// The same reply, once a test has opened a gate.
  package func after(_ gate: Gate) -> Reply { Reply(steps: [.wait(gate)] + steps) }

  /// The status line and the headers of a message, with the empty line.
  package static func head(_ status: Int, _ headers: [(String, String)]) -> [UInt8] {
    let lines = headers.map { "\($0.0): \($0.1)\r\n" }.joined()
    return Array("HTTP/1.1 \(status) Status\r\n\(lines)\r\n".utf8)
  }
}
