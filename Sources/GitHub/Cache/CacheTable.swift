import Foundation
import Storage

/// The table of kept answers.
final class CacheTable {
  private let connection: Connection
  /// How many bytes the bodies have together, as far as this process knows.
  private var size: Int64

  /// Opens a database.
  ///
  /// - Throws: `StorageError`.
  init(_ database: Database) throws {
    connection = try database.connect()
    size = try connection.first("SELECT total(size) FROM answer") { Int64($0.real(at: 0)) } ?? 0
  }

  /// The kept answer to a request.
  func answer(to key: CacheKey, now: Date) throws -> CachedAnswer? {
    let sql = """
      SELECT etag, last_modified, link, location, body, checked, used, number FROM answer
      WHERE method = ? AND url = ? AND accept = ? AND token = ?
      """
    let found = try connection.first(sql, key.values) { row in
      let answer = CachedAnswer(
        etag: row.optionalText(at: 0),
        lastModified: row.optionalText(at: 1),
        link: row.optionalText(at: 2),
        location: row.optionalText(at: 3),
        body: Data(row.blob(at: 4)),
        checked: Date(milliseconds: row.integer(at: 5))
      )
      return (answer, used: row.integer(at: 6), number: row.integer(at: 7))
    }
    guard let (answer, used, number) = found else { return nil }
    try noteUse(of: number, used: used, now: now)
    return answer
  }

  /// Keeps an answer, and throws out the oldest where there is no room.
  func store(_ answer: CachedAnswer, for key: CacheKey, limit: Int, now: Date) throws {
    guard answer.body.count <= limit / 4 else { return }
    let sql = """
      INSERT INTO answer
        (method, url, accept, token, etag, last_modified, link, location, body, size, checked, used)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """
    let values: [Value] = [
      .text(optional: answer.etag), .text(optional: answer.lastModified),
      .text(optional: answer.link), .text(optional: answer.location), .blob(Array(answer.body)),
      .integer(Int64(answer.body.count)), .integer(answer.checked.milliseconds),
      .integer(now.milliseconds),
    ]
    try connection.transaction {
      try remove(where: "method = ? AND url = ? AND accept = ? AND token = ?", key.values)
      try connection.execute(sql, key.values + values)
      size += Int64(answer.body.count)
      if size > limit { try makeRoom(to: Int64(limit) / 4 * 3) }
    }
  }

  /// Notes that an answer holds still.
  func confirm(_ key: CacheKey, at date: Date) throws {
    let sql = """
      UPDATE answer SET checked = ? WHERE method = ? AND url = ? AND accept = ? AND token = ?
      """
    try connection.execute(sql, [.integer(date.milliseconds)] + key.values)
  }

  /// What fingerprints are made with here; chosen once.
  func salt() throws -> String {
    try connection.transaction {
      if let salt = try connection.first("SELECT value FROM salt", [], { $0.text(at: 0) }) {
        return salt
      }
      let salt = TokenFingerprint.makeSalt()
      try connection.execute("INSERT INTO salt (value) VALUES (?)", [.text(salt)])
      return salt
    }
  }

  /// Once an hour is enough to know what is old; each reading would else be a writing.
  private func noteUse(of number: Int64, used: Int64, now: Date) throws {
    guard abs(now.milliseconds - used) > 3_600_000, !connection.isReadOnly else { return }
    try connection.execute(
      "UPDATE answer SET used = ? WHERE number = ?",
      [.integer(now.milliseconds), .integer(number)]
    )
  }

  private func makeRoom(to wanted: Int64) throws {
    while size > wanted {
      let oldest = try connection.query("SELECT number FROM answer ORDER BY used LIMIT 20") {
        $0.integer(at: 0)
      }
      guard !oldest.isEmpty else { break }
      for number in oldest where size > wanted {
        try remove(where: "number = ?", [.integer(number)])
      }
    }
  }

  private func remove(where condition: String, _ values: [Value]) throws {
    let sql = "DELETE FROM answer WHERE \(condition) RETURNING size"
    for removed in try connection.query(sql, values, { $0.integer(at: 0) }) { size -= removed }
  }
}

extension CacheKey {
  /// The columns of the key, in their order.
  fileprivate var values: [Value] {
    [.text(method), .text(url), .text(accept), .text(token.text)]
  }
}

extension Value {
  fileprivate static func text(optional text: String?) -> Value { text.map { .text($0) } ?? .null }
}

extension Row {
  fileprivate borrowing func optionalText(at column: Int32) -> String? {
    isNull(at: column) ? nil : text(at: column)
  }
}

extension Date {
  fileprivate init(milliseconds: Int64) {
    self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
  }

  fileprivate var milliseconds: Int64 { Int64((timeIntervalSince1970 * 1000).rounded()) }
}
