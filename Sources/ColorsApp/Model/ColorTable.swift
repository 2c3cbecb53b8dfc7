import Colorimetry
import FoundationEssentials
import Storage

/// The statements on the table of saved colours; those that write belong in a transaction.
struct ColorTable {
  let connection: Connection

  /// All colours in their order.
  ///
  /// - Complexity: O(colours).
  func all() throws -> [SavedColor] {
    try connection.query("SELECT \(Self.columns) FROM color ORDER BY rank", [], Self.color)
  }

  /// The colour with an identifier.
  func color(_ id: UUID) throws -> SavedColor? {
    let sql = "SELECT \(Self.columns) FROM color WHERE id = ?"
    return try connection.first(sql, [.blob(id.bytes)], Self.color)
  }

  /// Adds a colour with a rank that is free.
  func insert(_ color: SavedColor, rank: ColorRank) throws {
    let values = [Value.blob(color.id.bytes), .blob(rank.bytes)] + Self.values(color)
    try connection.execute("INSERT INTO color VALUES (?, ?, ?, ?, ?, ?, ?)", values)
  }

  /// Gives the colour with the identifier of one the name and the colour of that.
  func update(_ color: SavedColor) throws {
    let sql = "UPDATE color SET (name, red, green, blue, alpha) = (?, ?, ?, ?, ?) WHERE id = ?"
    try connection.execute(sql, Self.values(color) + [.blob(color.id.bytes)])
  }

  /// Gives a colour another rank.
  func update(_ id: UUID, rank: ColorRank) throws {
    let values: [Value] = [.blob(rank.bytes), .blob(id.bytes)]
    try connection.execute("UPDATE color SET rank = ? WHERE id = ?", values)
  }

  /// Removes a colour.
  func remove(_ id: UUID) throws {
    try connection.execute("DELETE FROM color WHERE id = ?", [.blob(id.bytes)])
  }

  /// A rank behind all colours.
  func rankAtEnd() throws -> ColorRank {
    let sql = "SELECT rank FROM color ORDER BY rank DESC LIMIT 1"
    return ColorRank(after: try connection.first(sql) { Self.rank($0) }, before: nil)
  }

  /// A rank for a colour right behind the first that is still there of some, or before all.
  ///
  /// - Parameters:
  ///   - id: The colour, whose own place counts as empty.
  ///   - others: The nearest first.
  /// - Returns: The rank.
  /// - Throws: `StorageError`.
  func rank(of id: UUID, behind others: some Sequence<UUID>) throws -> ColorRank {
    var lower: ColorRank?
    for other in others where lower == nil {
      let sql = "SELECT rank FROM color WHERE id = ?"
      lower = try connection.first(sql, [.blob(other.bytes)]) { Self.rank($0) }
    }
    let sql = "SELECT rank FROM color WHERE rank > ? AND id <> ? ORDER BY rank LIMIT 1"
    let values: [Value] = [.blob(lower?.bytes ?? []), .blob(id.bytes)]
    let upper = try connection.first(sql, values) { Self.rank($0) }
    return ColorRank(after: lower, before: upper)
  }

  private static let columns = "id, name, red, green, blue, alpha"

  private static func values(_ color: SavedColor) -> [Value] {
    let parts = [color.color.red, color.color.green, color.color.blue, color.color.alpha]
    return [.text(color.name)] + parts.map(Value.real)
  }

  private static func color(_ row: borrowing Row) throws -> SavedColor {
    guard let id = UUID(bytes: row.blob(at: 0)) else {
      throw row.corruption("an identifier is not 16 bytes long")
    }
    let color = SRGBColor(
      red: row.real(at: 2),
      green: row.real(at: 3),
      blue: row.real(at: 4),
      alpha: row.real(at: 5)
    )
    return SavedColor(id: id, name: row.text(at: 1), color: color)
  }

  private static func rank(_ row: borrowing Row) -> ColorRank {
    ColorRank(bytes: row.blob(at: 0))
  }
}

extension UUID {
  /// The 16 bytes, most significant first.
  fileprivate nonisolated var bytes: [UInt8] { withUnsafeBytes(of: uuid) { [UInt8]($0) } }

  /// Takes 16 bytes; nil for another number.
  fileprivate nonisolated init?(bytes: [UInt8]) {
    guard bytes.count == 16 else { return nil }
    var value = UUID().uuid
    withUnsafeMutableBytes(of: &value) { $0.copyBytes(from: bytes) }
    self.init(uuid: value)
  }
}
