import FoundationEssentials
import GatefoldKit
import GatefoldTesting
import JournalApp
import Storage

/// Strikes keys in a journal, on a terminal in memory, and prints what the database did for them.
///
/// Run under an instruction counter for journals of different lengths, it shows that a key costs the
/// same in all of them.
struct JournalKeys {
  private let store: EntryStore
  private let pilot: Pilot

  init(path: String) throws {
    // The clock stands still, so that every run does the same.
    let now = Date(timeIntervalSince1970: 1_795_986_840)
    store = try EntryStore(at: .file(path: path), now: { now })
    let environment = JournalEnvironment(days: DayCalendar(timeZone: .gmt), now: { now })
    let journal = try JournalViewController(store: store, environment: environment)
    pilot = try Pilot(journal, width: 100, height: 30)
  }

  /// Strikes keys, by name, over and over.
  func run(_ count: Int, _ keys: [KeyPress]) {
    let before = store.connection.statistics
    for _ in 0..<count {
      for key in keys { pilot.press(key) }
    }
    let after = store.connection.statistics
    print("\(after.statements - before.statements) statements, \(after.rows - before.rows) rows")
  }
}
