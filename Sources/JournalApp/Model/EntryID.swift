package import FoundationEssentials

/// What identifies an entry for ever, on every machine: a UUID of version 7 (RFC 9562, 5.7).
///
/// Identifiers that one generator makes ascend in the order in which they were made.
package nonisolated struct EntryID: Hashable, Sendable {
  /// The identifier as a UUID.
  package let uuid: UUID

  /// Takes a UUID as an identifier.
  package init(_ uuid: UUID) {
    self.uuid = uuid
  }

  /// Takes 16 bytes, most significant first, as an identifier; nil for another number of bytes.
  package init?(bytes: [UInt8]) {
    guard bytes.count == 16 else { return nil }
    self.init(first16: bytes)
  }

  /// Takes the first 16 bytes, most significant first, or as many as there are.
  init(first16 bytes: [UInt8]) {
    // Not a random one to be overwritten: that asks the system for random bytes.
    var value: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    withUnsafeMutableBytes(of: &value) { $0.copyBytes(from: bytes.prefix(16)) }
    uuid = UUID(uuid: value)
  }

  /// The 16 bytes, most significant first.
  package var bytes: [UInt8] {
    withUnsafeBytes(of: uuid.uuid) { [UInt8]($0) }
  }
}

extension EntryID: Comparable {
  /// Orders identifiers by their bytes, as the store does.
  package nonisolated static func < (left: EntryID, right: EntryID) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
