import FoundationEssentials
import GatefoldKit
import GatefoldTesting
import JournalApp
import Storage

/// The journal of the pictures in the documentation, on Monday, 30 November 2026.
@MainActor
struct SampleJournal {
  private static let entries: [(secondsAfterMidnight: Int, text: String)] = [
    (
      77_640,
      """
      Met the archive team

      They keep the tapes from the seventies in a salt mine, sorted by year and by smell. Ask for the \
      index before Thursday, and bring a coat: it is nine degrees all year.
      """
    ),
    (32_520, "Coffee at nine"),
    (67_200 - 86_400, "Rain all day"),
    (45_000 - 86_400, "Soup: leeks, potatoes, a little cream"),
    (29_700 - 86_400, "Fog over the canal"),
    (68_700 - 3 * 86_400, "Tickets for 東京物語 on Sunday"),
  ]

  /// 00:00 UTC.
  private let midnight = Date(timeIntervalSince1970: 1_795_996_800)

  /// A journal in memory with the entries, at 22:00.
  func makeController() throws -> JournalViewController {
    let now = { midnight.addingTimeInterval(79_200) }
    let store = try EntryStore(at: .memory, now: now)
    for entry in Self.entries {
      let date = midnight.addingTimeInterval(Double(entry.secondsAfterMidnight))
      _ = try store.add(entry.text, date: date, timeZone: .gmt)
    }
    return try controller(of: store, now: now)
  }

  /// A journal in memory with the entries of a text as jrnl has it, at 22:00.
  func makeController(importing text: String) throws -> JournalViewController {
    let now = { midnight.addingTimeInterval(79_200) }
    let store = try EntryStore(at: .memory, now: now)
    let entries = try JournalReader(days: DayCalendar(timeZone: .gmt)).read(Array(text.utf8))
    _ = try store.take(entries)
    return try controller(of: store, now: now)
  }

  private func controller(
    of store: EntryStore,
    now: @escaping () -> Date
  ) throws -> JournalViewController {
    try JournalViewController(
      store: store,
      environment: JournalEnvironment(
        days: DayCalendar(timeZone: .gmt),
        now: now,
        wait: { [clock = ManualClock()] in await clock.sleep(for: $0) }
      )
    )
  }
}
