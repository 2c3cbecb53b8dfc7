/// The end of a bracketed paste, and the text before it.
enum PasteMark {
  /// The mark is `ESC [ 2 0 1 ~`.
  private static let bytes: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  /// The mark's number of bytes.
  static let length = bytes.count

  /// Where the mark begins, at or after an index.
  ///
  /// - Complexity: O(bytes).
  static func end(in pasted: [UInt8], from start: Int) -> Int? {
    guard pasted.count >= length else { return nil }
    return (min(start, pasted.count)..<max(start, pasted.count - length + 1))
      .first { index in
        pasted[index] == 0x1B && pasted[index..<index + length].elementsEqual(bytes)
      }
  }

  /// The text, with its lines ended by LF: terminals send CR, some CR and LF.
  ///
  /// Damaged UTF-8 becomes U+FFFD; nothing else is changed.
  ///
  /// - Complexity: O(bytes).
  static func text(of pasted: [UInt8]) -> String {
    var lines: [UInt8] = []
    lines.reserveCapacity(pasted.count)
    var isAfterReturn = false
    for byte in pasted {
      if !(isAfterReturn && byte == 0x0A) { lines.append(byte == 0x0D ? 0x0A : byte) }
      isAfterReturn = byte == 0x0D
    }
    return String(decoding: lines, as: UTF8.self)
  }
}
