import FoundationEssentials

nonisolated extension EntryID {
  /// Reads an identifier as it is written, with hyphens or without, in either case; nil for others.
  package init?(text: String) {
    let digits = text.utf8.filter { $0 != UInt8(ascii: "-") }
    guard digits.count == 32, text.utf8.count == 32 || text.utf8.count == 36 else { return nil }
    let pairs = stride(from: 0, to: 32, by: 2)
    let bytes = pairs.compactMap { place -> UInt8? in
      let pair = String(decoding: digits[place..<place + 2], as: UTF8.self)
      return UInt8(pair, radix: 16)
    }
    self.init(bytes: bytes)
  }

  /// The identifier as it is written: in lower case, with hyphens (RFC 9562, 4).
  package var text: String { uuid.uuidString.lowercased() }
}
