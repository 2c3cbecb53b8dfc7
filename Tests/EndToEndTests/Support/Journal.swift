import FoundationEssentials
import JournalApp
import Storage

/// Journals that are made and read without the program.
@MainActor
enum Journal {
  /// Where the program keeps its journal in a folder.
  static func path(in folder: TemporaryFolder) -> String {
    folder.path("data/gatefold/journal.sqlite")
  }

  /// Makes a journal of texts, the first one the newest, a minute apart, before noon of a day in 2024.
  static func make(_ texts: [String], at path: String) throws {
    let store = try EntryStore(at: .file(path: path))
    for (index, text) in texts.enumerated() {
      let date = Date(timeIntervalSince1970: 1_710_590_400 - 60 * Double(index))
      _ = try store.add(text, date: date, timeZone: .gmt)
    }
  }

  /// The texts of a journal, the oldest first.
  static func texts(at path: String) throws -> [String] {
    try EntryStore(at: .file(path: path)).connection
      .query("SELECT text FROM entry ORDER BY number") {
        $0.text(at: 0)
      }
  }

  /// Runs statements on a journal.
  static func execute(_ statements: String..., at path: String) throws {
    let store = try EntryStore(at: .file(path: path))
    for statement in statements { try store.connection.execute(statement) }
  }
}
