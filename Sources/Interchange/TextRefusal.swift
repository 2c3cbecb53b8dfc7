/// Why the bytes of a file are no text that can be read.
package enum TextRefusal: Error, Hashable, Sendable {
  /// There is nothing in it but white space.
  case empty
  /// It is text in UTF-16.
  case utf16
  /// It is a SQLite database.
  case database
}

extension SourceLines {
  /// Finds the lines of a file that should be text in UTF-8, whose byte order mark is left out.
  ///
  /// - Throws: What it is instead.
  /// - Complexity: O(bytes).
  package init(text bytes: [UInt8]) throws(TextRefusal) {
    if bytes.starts(with: Self.databaseMark) { throw .database }
    if bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff]) { throw .utf16 }
    let hasMark = bytes.starts(with: [0xef, 0xbb, 0xbf])
    self.init(hasMark ? Array(bytes.dropFirst(3)) : bytes)
    if start.isEmpty { throw .empty }
  }

  /// The bytes from the first on that is no white space.
  package var start: ArraySlice<UInt8> {
    bytes.drop { $0 == 0x20 || (0x09...0x0d).contains($0) }
  }

  private static let databaseMark = Array("SQLite format 3\0".utf8)
}
