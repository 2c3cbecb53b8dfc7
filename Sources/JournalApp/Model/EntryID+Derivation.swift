import FoundationEssentials

nonisolated extension EntryID {
  /// Derives the identifier of an entry that comes without one, so that it is the same each time.
  ///
  /// It is a UUID of version 5 (RFC 9562, 5.5) of the parts, each preceded by its length.
  ///
  /// - Parameters:
  ///   - source: The kind of file it comes from.
  ///   - contents: What the file says about the entry, as it is written there: a date that is first
  ///     understood in a time zone would be another one elsewhere.
  ///   - occurrence: How many entries with the same contents come before it in the file.
  package init(derivedFrom source: String, contents: [String], occurrence: Int = 0) {
    let parts = [source, String(occurrence)] + contents
    let name = parts.flatMap { Array("\($0.utf8.count):".utf8) + Array($0.utf8) }
    self.init(namespace: Self.namespace, name: name)
  }

  /// Makes the identifier of a name in a namespace.
  init(namespace: [UInt8], name: [UInt8]) {
    var bytes = Array(SHA1.hash(namespace + name).prefix(16))
    bytes[6] = bytes[6] & 0x0f | 0x50
    bytes[8] = bytes[8] & 0x3f | 0x80
    self.init(first16: bytes)
  }

  /// 3F0C7E5E-5B0A-4C0B-9B59-6B7C1D0C2A51, drawn once for the journal.
  private static let namespace: [UInt8] = [
    0x3f, 0x0c, 0x7e, 0x5e, 0x5b, 0x0a, 0x4c, 0x0b, 0x9b, 0x59, 0x6b, 0x7c, 0x1d, 0x0c, 0x2a, 0x51,
  ]
}
