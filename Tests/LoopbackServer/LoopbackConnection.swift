import Glibc

/// One connection: requests are read and answered one after the other.
struct LoopbackConnection {
  let socket: Int32
  let log: RequestLog
  let handler: LoopbackServer.Handler

  /// Answers until the other side has gone, or a reply cuts the connection.
  func serve(_ greeting: [UInt8]) {
    guard write(greeting) else { return }
    var buffer: [UInt8] = []
    while let head = readHead(&buffer), let request = RecordedRequest(head: head) {
      log.append(request)
      guard send(handler(request)) else { return }
    }
  }

  private func readHead(_ buffer: inout [UInt8]) -> String? {
    var chunk = [UInt8](repeating: 0, count: 16_384)
    while true {
      if let end = Self.endOfHead(in: buffer) {
        defer { buffer.removeFirst(end) }
        return String(decoding: buffer[..<end], as: UTF8.self)
      }
      let count = recv(socket, &chunk, chunk.count, 0)
      guard count > 0 else { return nil }
      buffer += chunk[..<count]
    }
  }

  private static func endOfHead(in bytes: [UInt8]) -> Int? {
    guard bytes.count >= 4 else { return nil }
    let mark: [UInt8] = [13, 10, 13, 10]
    return (0...bytes.count - 4).first { bytes[$0..<$0 + 4].elementsEqual(mark) }.map { $0 + 4 }
  }

  /// Takes the steps of a reply.
  ///
  /// - Returns: Whether the connection can be used for another.
  private func send(_ reply: Reply) -> Bool {
    for step in reply.steps {
      switch step {
      case .send(let bytes):
        guard write(bytes) else { return false }
      case .sendForever(let bytes):
        while write(bytes) {}
      case .sendRepeatedly(let bytes, let count):
        for _ in 0..<count where !write(bytes) { return false }
      case .wait(let gate):
        gate.pass()
      case .open(let gate):
        gate.open()
      case .cut:
        return false
      }
    }
    return true
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
