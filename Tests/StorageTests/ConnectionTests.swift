import Storage
import Testing

struct ConnectionTests {
  @Test(
    arguments: [
      .null, 0, .integer(.min), .integer(.max), 0.5, -1e300, "", .blob([]), .blob([0, 255, 0]),
      "plain", "nul \u{0} inside", "\u{0}", "e\u{301} is not é", "👨‍👩‍👧‍👦 🇳🇴 ﷺ \u{10FFFF}",
      "'); DROP TABLE value; --", "\r\n\t\u{1b}[2J\u{9b}31m\u{202e}\u{feff}",
    ] as [Value]
  )
  func valuesComeBackExactly(value: Value) throws {
    let connection = try Database(at: .memory, schema: .values).connect()
    try connection.insert(value)
    let stored = try connection.values()
    #expect(stored == [value])
    if case .text(let text) = value, case .text(let back)? = stored.first {
      #expect(Array(back.utf8) == Array(text.utf8))
    }
  }

  @Test
  func textsOfAMegabyteComeBackExactly() throws {
    let connection = try Database(at: .memory, schema: .values).connect()
    let text = String(repeating: "0123456789åß\u{0}", count: 80_000)
    try connection.insert(.text(text))
    #expect(try connection.values() == [.text(text)])
  }

  @Test
  func bytesThatAreNotTextAreReadAsReplacementCharacters() throws {
    let connection = try Database(at: .memory, schema: .values).connect()
    let text = try connection.first("SELECT CAST(x'61C362' AS TEXT)") { $0.text(at: 0) }
    #expect(text == "a\u{fffd}b")
  }

  @Test
  func typedColumnsReadNullAsNothing() throws {
    let connection = try Database(at: .memory, schema: .values).connect()
    try connection.forEachRow("SELECT NULL") { row in
      let isNull = row.isNull(at: 0)
      #expect(isNull)
      #expect(row.integer(at: 0) == 0)
      #expect(row.real(at: 0) == 0)
      #expect(row.text(at: 0) == "")
      #expect(row.blob(at: 0) == [])
    }
  }

  @Test
  func aStatementCanRunInsideItself() throws {
    let connection = try Database(at: .memory, schema: .values).connect()
    for number in Int64(0)..<3 { try connection.insert(.integer(number)) }
    var pairs = 0
    let sql = "SELECT content FROM value"
    try connection.forEachRow(sql) { _ in try connection.forEachRow(sql) { _ in pairs += 1 } }
    #expect(pairs == 9)
    #expect(try connection.values() == [0, 1, 2])
  }

  @Test
  func anErrorNamesTheStatementAndIsOver() throws {
    let connection = try Database(at: .memory, schema: .values).connect()
    let error = #expect(throws: StorageError.self) { try connection.execute("SELEKT 1") }
    #expect(error?.sql == "SELEKT 1")
    #expect(error?.reason == .other)
    let sql = "INSERT INTO value VALUES (1, ?)"
    try connection.execute(sql, [1])
    #expect(try reason { try connection.execute(sql, [2]) } == .constraint)
    #expect(try connection.values() == [1])
  }

  @Test
  func workIsCounted() throws {
    let connection = try Database(at: .memory, schema: .values).connect()
    for number in Int64(0)..<10 { try connection.insert(.integer(number)) }
    let before = connection.statistics
    _ = try connection.values()
    let work = connection.statistics.since(before)
    #expect(work.statements == 1)
    #expect(work.rows == 10)
    #expect(work.steps > 10)
  }
}
