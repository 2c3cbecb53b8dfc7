import Foundation
import JournalApp
import Storage
import Testing

@testable import ProgramSupport
@testable import gatefold

/// What `journal check` finds, and what it makes anew.
struct CheckCommandTests {
  private let fixture: CommandFixture

  init() throws {
    fixture = try CommandFixture()
    let text = (0..<300).map { "[2013-06-09 15:39] entry \($0) @tag" }.joined(separator: "\n")
    try fixture.run("journal", "import", try fixture.write(text, to: "j.txt"))
  }

  private var copy: String { fixture.journal + ".before-repair" }

  private func damage(_ sql: String) throws {
    let store = try EntryStore(at: .file(path: fixture.journal))
    try store.connection.executeScript(sql)
  }

  private func found(_ words: String...) throws -> [Int] {
    try fixture.run(["journal", "search", "--file", fixture.journal] + words).lines
      .compactMap { $0.split(separator: " ").first.flatMap { Int($0) } }
  }

  /// What can be wrong with an index: entries of it that are missing, too many or other ones, parts
  /// of its tables that are gone, and parts that are no parts.
  nonisolated private static let damages = [
    "DELETE FROM entry WHERE text LIKE 'entry 7 %'",
    "INSERT INTO entry_index (rowid, words, labels) VALUES (7, 'nothing', '')",
    """
    INSERT INTO entry_index (entry_index, rowid, words, labels)
      SELECT 'delete', number, text, labels FROM entry WHERE text LIKE 'entry 1 %'
    """,
    "DELETE FROM entry_index_data WHERE id > 10", "DELETE FROM entry_index_data",
    "UPDATE entry_index_data SET block = zeroblob(length(block)) WHERE id > 10",
    "UPDATE entry_index_data SET block = x'ffffffffffffffffff' WHERE id = 10",
  ]

  @Test(arguments: damages)
  func aDamagedIndexIsFoundAndMadeAnew(_ sql: String) throws {
    try damage(sql)
    let found = try fixture.run("journal", "check")
    #expect(found.code == 1 && found.output.isEmpty)
    #expect(
      found.errors == """
        gatefold: the full-text index does not fit the entries
        gatefold: 'gatefold journal check --repair' makes the index anew

        """
    )
    let repaired = try fixture.run("journal", "check", "--repair")
    let count = sql.hasPrefix("DELETE FROM entry WHERE") ? 299 : 300
    #expect(
      repaired
        == .init(
          code: 0,
          output:
            "Made the full-text index of \(count) entries anew; as it was before, it is in \(copy)\n",
          errors: ""
        )
    )
    #expect(
      try fixture.run("journal", "check").output == "The journal is sound: \(count) entries\n"
    )
    #expect(try self.found("entry", "@tag").count == count)
    #expect(try self.found("\"entry 299\"") == [1])
    #expect(try fixture.run(["journal", "check", "--file", copy]).errors == found.errors)
  }

  @Test
  func whatIsSoundIsNotTouched() throws {
    let bytes = try Data(contentsOf: URL(filePath: fixture.journal))
    let outcome = try fixture.run("journal", "check", "--repair")
    #expect(outcome == .init(code: 0, output: "The journal is sound: 300 entries\n", errors: ""))
    #expect(try Data(contentsOf: URL(filePath: fixture.journal)) == bytes)
    #expect(!FileManager.default.fileExists(atPath: copy))
  }

  @Test
  func otherDamageIsLeftAsItIs() throws {
    // A key at the end of a page of the index by number.
    let sql = "SELECT rootpage FROM sqlite_schema WHERE name = 'entry_order'"
    let store = try EntryStore(at: .file(path: fixture.journal))
    let page = try #require(try store.connection.first(sql) { Int($0.integer(at: 0)) })
    try store.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    let url = URL(filePath: fixture.journal)
    var bytes = try Data(contentsOf: url)
    bytes[page * 4096 - 1] ^= 0xff
    try bytes.write(to: url)
    let outcome = try fixture.run("journal", "check", "--repair")
    #expect(outcome.code == 1 && outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("gatefold: row "))
    #expect(outcome.errors.contains("nothing was repaired: only the full-text index"))
    #expect(try Data(contentsOf: url) == bytes)
    #expect(!FileManager.default.fileExists(atPath: copy))
  }

  @Test
  func onlyACheckCanRepair() throws {
    #expect(throws: Arguments.Failure.unusedOption("--repair", .list)) {
      try fixture.run("journal", "list", "--repair")
    }
    #expect(Usage.text(of: .check).contains("--repair"))
  }
}
