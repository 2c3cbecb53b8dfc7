import FoundationEssentials
import JournalApp
import Storage

/// Fills journals with many entries, of lengths as people write them.
enum LongJournal {
  /// How many entries the long journal of a comparison has; `ENTRIES` in the environment says it.
  static let count = ProcessInfo.processInfo.environment["ENTRIES"].flatMap { Int64($0) } ?? 50_000

  /// 29 November 2026 at 21:14 UTC, in milliseconds: when the clock of `Journal` begins.
  private static let end: Int64 = 1_795_986_840_000

  /// Fills an empty journal with one entry an hour, the last one an hour before the clock.
  ///
  /// The newest entries are the same for every count.
  static func fill(_ store: EntryStore, count: Int64, seed: UInt64 = 1) throws {
    let prose = prose(seed: seed)
    let sql = """
      WITH RECURSIVE hour(n) AS (SELECT ?1 UNION ALL SELECT n - 1 FROM hour WHERE n > 1)
      INSERT INTO entry (number, id, zone, text, created, modified)
      SELECT (?2 - n * 3600000) << 17, CAST(printf('%016d', n) AS BLOB), 'UTC',
        substr(?3, 1 + n * 7919 % 65536, 1 + n * 31 % 97 * (n * 17 % 89) / 20), 0, 0
      FROM hour
      """
    try store.connection.transaction {
      try store.connection.execute(sql, [.integer(count), .integer(end), .text(prose)])
      try store.connection.execute("INSERT INTO entry_index (entry_index) VALUES ('rebuild')")
    }
  }

  /// Words of all lengths, few of them often and many of them seldom, in lines.
  private static func prose(seed: UInt64) -> String {
    var random = SeededGenerator(state: seed)
    let letters = Array("etaoinshrdlucmfwypvbgkjqxz")
    let words = (0..<5000)
      .map { _ in
        let length = Int.random(in: 1...10, using: &random)
        return String((0..<length).map { _ in letters[skewed(letters.count, &random)] })
      }
    var prose = ""
    while prose.utf8.count < 70_000 {
      prose += words[skewed(words.count, &random)]
      prose += Int.random(in: 0..<12, using: &random) == 0 ? "\n" : " "
    }
    return prose
  }

  /// A number below a limit, the small ones more often.
  private static func skewed(_ limit: Int, _ random: inout SeededGenerator) -> Int {
    let share = Double.random(in: 0..<1, using: &random)
    return Int(share * share * share * Double(limit))
  }
}
