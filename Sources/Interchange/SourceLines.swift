/// The bytes of a text file, and where its lines are.
///
/// CR LF, LF and CR alone end a line.
package struct SourceLines {
  /// All bytes.
  package let bytes: [UInt8]
  /// The lines without their ends; a last line that has no end counts, an empty one does not.
  package let ranges: [Range<Int>]

  /// Finds the lines.
  ///
  /// - Complexity: O(bytes).
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    ranges = bytes.withUnsafeBufferPointer { Self.lines(of: $0) }
  }

  /// How many lines there are.
  package var count: Int { ranges.count }

  /// The bytes of a line.
  package subscript(line: Int) -> ArraySlice<UInt8> { bytes[ranges[line]] }

  /// The text of a line; bytes that are not UTF-8 become U+FFFD.
  package func text(ofLine line: Int) -> String {
    String(decoding: self[line], as: UTF8.self)
  }

  /// The text of some lines, the first of them from an index on, joined by LF.
  ///
  /// - Complexity: O(length of the text).
  package func text(of lines: Range<Int>, from start: Int) -> String {
    var joined: [UInt8] = []
    joined.reserveCapacity(ranges[lines.upperBound - 1].upperBound - start)
    for line in lines {
      if line > lines.lowerBound { joined.append(0x0a) }
      let range = ranges[line]
      joined.append(contentsOf: bytes[max(start, range.lowerBound)..<range.upperBound])
    }
    return String(decoding: joined, as: UTF8.self)
  }

  /// The number of the line, from 0 on, that holds a byte.
  ///
  /// - Complexity: O(log lines).
  package func line(ofByte offset: Int) -> Int {
    max(0, ranges.partitioningIndex { $0.lowerBound > offset } - 1)
  }

  /// The line and the scalar of it, both from 1 on, at which a byte is.
  ///
  /// - Complexity: O(log lines + length of the line).
  package func position(ofByte offset: Int) -> (line: Int, column: Int) {
    let line = line(ofByte: offset)
    let start = ranges.isEmpty ? 0 : ranges[line].lowerBound
    let before = String(decoding: bytes[start..<max(start, offset)], as: UTF8.self)
    return (line + 1, before.unicodeScalars.count + 1)
  }

  /// The lines, from 0 on, that are not UTF-8, those that follow each other as one range.
  ///
  /// - Complexity: O(bytes).
  package func linesNotUnicode() -> [ClosedRange<Int>] {
    if String(validating: bytes, as: UTF8.self) != nil { return [] }
    var found: [ClosedRange<Int>] = []
    for line in ranges.indices where String(validating: self[line], as: UTF8.self) == nil {
      if let last = found.last, last.upperBound + 1 == line {
        found[found.count - 1] = last.lowerBound...line
      } else {
        found.append(line...line)
      }
    }
    return found
  }

  private static func lines(of bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == 0x0a || byte == 0x0d else { continue }
      ranges.append(start..<index - 1)
      if byte == 0x0d, index < bytes.count, bytes[index] == 0x0a { index += 1 }
      start = index
    }
    if start < bytes.count { ranges.append(start..<bytes.count) }
    return ranges
  }
}
