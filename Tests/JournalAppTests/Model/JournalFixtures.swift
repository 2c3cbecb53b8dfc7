import FoundationEssentials
import JournalApp
import Storage
import Testing

/// The instant of a time in ISO 8601.
func instant(_ text: String) throws -> Date {
  let style = Date.ISO8601FormatStyle(includingFractionalSeconds: text.contains("."))
  let seconds = try Date(text, strategy: style).timeIntervalSince1970
  // What a fraction is parsed to is off by a few millionths of a millisecond.
  return Date(timeIntervalSince1970: (seconds * 1000).rounded() / 1000)
}

/// The days of a zone of the IANA database.
func days(in zone: String) throws -> DayCalendar {
  DayCalendar(timeZone: try #require(TimeZone(identifier: zone)))
}

/// A journal in a folder of its own, which is removed with it.
final class TemporaryJournal {
  let path: String

  init() {
    path = "/tmp/gatefold-\(UUID().uuidString)/journal.sqlite"
  }

  deinit {
    try? FileManager.default.removeItem(atPath: String(path.dropLast("/journal.sqlite".count)))
  }

  func open() throws -> EntryStore { try EntryStore(at: .file(path: path)) }
}

extension EntryStore {
  /// Adds entries without a text at some instants.
  @discardableResult
  func add(_ instants: [String]) throws -> [Entry] {
    try instants.map { try add("", date: instant($0), timeZone: .gmt) }
  }
}

extension EntryList {
  /// Every entry, by section.
  func rows() throws -> [[Entry]] {
    try (0..<numberOfSections)
      .map { section in
        try (0..<numberOfRows(inSection: section))
          .map { row in
            try #require(try entry(at: [section, row]))
          }
      }
  }
}
