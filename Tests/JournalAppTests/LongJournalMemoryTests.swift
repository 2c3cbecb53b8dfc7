import FoundationEssentials
import GatefoldTesting
import Storage
import Testing

@testable import JournalApp

/// What a long journal takes of the memory.
struct LongJournalMemoryTests {
  private static let few: Int64 = 10_000
  /// So many more that what does not grow with them, as SQLite's cache of pages, matters little.
  private static let many = few + max(100_000, LongJournal.count)

  /// The most memory that a process of its own had, in bytes, that showed a journal and did in it what
  /// a person does.
  private func peak(entries: Int64) async throws -> Int {
    let file = TemporaryJournal()
    let path = file.path
    // In another process, which leaves this one's main actor to other tests.
    await #expect(processExitsWith: .success) {
      [path = path as String, entries = entries as Int64] in
      try await MainActor.run {
        try LongJournal.fill(EntryStore(at: .file(path: path)), count: entries)
      }
    }
    await #expect(processExitsWith: .success) { [path = path as String] in
      try await MainActor.run { try Self.use(path) }
    }
    let text = try Data(contentsOf: URL(filePath: path + ".peak"))
    return try #require(Int(String(decoding: text, as: UTF8.self)))
  }

  private static func use(_ path: String) throws {
    let journal = try Journal(width: 100, height: 30, at: .file(path: path))
    for action in LongJournal.actions { action.act(journal.pilot) }
    // proc(5): the peak of what was resident.
    let data = try Data(contentsOf: URL(filePath: "/proc/self/status"))
    let status = String(decoding: data, as: UTF8.self)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
    let kibibytes = try #require(line.split(separator: " ").dropLast().last.flatMap { Int($0) })
    try Data(String(kibibytes * 1024).utf8).write(to: URL(filePath: path + ".peak"))
  }

  @Test func anEntryTakesLessThan50Bytes() async throws {
    let (small, large) = (try await peak(entries: Self.few), try await peak(entries: Self.many))
    #expect(large - small < 50 * Int(Self.many - Self.few), "\(small) and \(large) bytes")
  }
}
