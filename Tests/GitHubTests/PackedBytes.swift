import LoopbackServer

/// A gzip stream (RFC 1952) that never ends: 13 bytes of it are 2,064 zeros.
enum PackedBytes {
  /// A reply of it.
  static func endlessReply(head: [(String, String)]) -> Reply {
    let header: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]
    let repeated = Array(repeating: period, count: 5000).flatMap { $0 }
    return Reply(
      steps: [.send(Reply.head(200, head)), .send(header + opening), .sendForever(repeated)]
    )
  }

  /// A block of fixed codes and a zero (RFC 1951, 3.2.6), then "258 bytes as one before" for ever.
  private static let bits: [UInt8] = {
    let opening: [UInt8] = [0, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0]
    let copy: [UInt8] = [1, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0]
    return opening + Array(repeating: copy, count: 20).flatMap { $0 }
  }()

  private static var opening: [UInt8] { bytes(0..<2) }
  private static var period: [UInt8] { bytes(2..<15) }

  private static func bytes(_ range: Range<Int>) -> [UInt8] {
    range.map { index in
      (0..<8).reduce(0) { $0 | bits[index * 8 + $1] << UInt8($1) }
    }
  }
}
