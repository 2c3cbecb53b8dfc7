import FoundationEssentials
import GatefoldKit
import GatefoldTesting
import Storage

@testable import JournalApp

/// A journal whose clock begins on Sunday, 29 November 2026 at 21:14 UTC, unless another time is given.
final class Journal {
  let clock = ManualClock()
  let store: EntryStore
  let controller: JournalViewController
  let pilot: Pilot

  init(
    width: Int = 60,
    height: Int = 10,
    at location: Database.Location = .memory,
    days: DayCalendar = DayCalendar(timeZone: .gmt),
    start: Date = Date(timeIntervalSince1970: 1_795_986_840)
  ) throws {
    let clock = clock
    let now = { start.addingTimeInterval(Double(clock.uptime.components.seconds)) }
    store = try EntryStore(at: location, now: now)
    controller = try JournalViewController(
      store: store,
      environment: JournalEnvironment(
        days: days,
        now: now,
        wait: { await clock.sleep(for: $0) }
      )
    )
    pilot = try Pilot(controller, width: width, height: height, clock: clock)
  }

  func add(_ text: String) {
    pilot.press("+")
    pilot.type(text)
    pilot.press("enter")
  }

  /// Shows what the store holds now.
  func show() throws {
    try controller.entries.reload()
    pilot.send()
  }

  func texts() throws -> [String] {
    try EntryList(of: store, days: DayCalendar(timeZone: .gmt)).texts()
  }
}

extension EntryList {
  /// The texts from top to bottom.
  func texts() throws -> [String] {
    try (0..<numberOfSections)
      .flatMap { section in
        try (0..<numberOfRows(inSection: section))
          .compactMap {
            try entry(at: IndexPath(row: $0, section: section))?.text
          }
      }
  }
}
