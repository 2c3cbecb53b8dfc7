import FoundationEssentials
import Glibc
import JournalApp
import Storage
import Testing

/// Processes that write the journal and are killed, or write it all at once.
struct CrashTests {
  @Test(arguments: 0..<6 as Range<UInt64>)
  func whatWasAcknowledgedOutlivesAKill(seed: UInt64) async throws {
    let journal = TemporaryJournal()
    let path = journal.path
    _ = try journal.open()
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, seed = seed as UInt64] in
      try await Writer(path: path, seed: seed).writeUntilKilled()
    }
    let store = try journal.open()
    #expect(try store.problems() == [])
    let acknowledged = try Acknowledgements(path: path + ".log")
    var texts: [Int: Int] = [:]
    try store.forEachEntry { entry in
      let numbers = entry.text.split(separator: " ").compactMap { Int($0) }
      texts[try #require(numbers.first)] = numbers.last
    }
    for (number, version) in acknowledged.versions {
      // The next change may have been made without being acknowledged.
      #expect(texts[number] == version || texts[number] == version + 1)
    }
    let draft = try store.drafts(for: DraftOwner()).first.flatMap { Int($0.text) } ?? -1
    #expect((acknowledged.draft...acknowledged.draft + 1).contains(draft))
    let list = try EntryList(of: store, days: try days(in: "UTC"))
    #expect(list.count == texts.count)
  }

  @Test
  func processesThatAddAtOnceAreAllServed() async throws {
    let journal = TemporaryJournal()
    let path = journal.path
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<12 {
        group.addTask {
          await #expect(processExitsWith: .success) {
            [path = path as String, number = number as Int] in
            let add = { @MainActor in
              let store = try EntryStore(at: .file(path: path), busyTimeout: 60_000)
              _ = try store.add("\(number)", timeZone: .gmt)
            }
            try await add()
          }
        }
      }
    }
    let entries = try journal.open().newestEntries(passing: EntryFilter(), limit: 100)
    #expect(entries.compactMap { Int($0.text) }.sorted() == Array(0..<12))
  }
}

/// What a writer said was done.
private struct Acknowledgements {
  private(set) var versions: [Int: Int] = [:]
  private(set) var draft = -1

  init(path: String) throws {
    let lines = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    for line in lines.split(separator: "\n") {
      let numbers = line.split(separator: " ").compactMap { Int($0) }
      if numbers.count == 2 { versions[numbers[0]] = numbers[1] } else { draft = numbers[0] }
    }
  }
}

/// A process that adds and edits entries, and keeps a draft, until it is killed.
private final class Writer {
  private let store: EntryStore
  private let log: CInt
  private var random: SeededGenerator
  private var draft = Draft(.newEntry, owner: DraftOwner())

  init(path: String, seed: UInt64) throws {
    store = try EntryStore(at: .file(path: path))
    log = Glibc.open(path + ".log", O_WRONLY | O_CREAT | O_APPEND, 0o600)
    random = SeededGenerator(state: seed)
  }

  func writeUntilKilled() throws {
    let last = Int.random(in: 0..<30, using: &random)
    var entries: [(id: EntryID, version: Int)] = []
    for step in 0... {
      if step == last { killSoon(after: Int.random(in: 0..<30_000, using: &random)) }
      draft.text = "\(step)"
      try store.setDraft(draft)
      acknowledge("\(step)")
      if entries.isEmpty || Bool.random(using: &random) {
        let text = "\(entries.count) \(filler()) 0"
        entries.append((try store.add(text, timeZone: .gmt).id, 0))
        acknowledge("\(entries.count - 1) 0")
      } else {
        let number = Int.random(in: 0..<entries.count, using: &random)
        entries[number].version += 1
        let text = "\(number) \(filler()) \(entries[number].version)"
        try store.update(entries[number].id, text: text)
        acknowledge("\(number) \(entries[number].version)")
      }
    }
  }

  private func filler() -> String {
    String(repeating: "x@y #tag é ", count: Int.random(in: 0..<200, using: &random))
  }

  private func acknowledge(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    write(log, bytes, bytes.count)
  }

  private func killSoon(after microseconds: Int) {
    // Not main-actor work, which the writer would hold up.
    Task.detached { @Sendable in
      let end = ContinuousClock.now + .microseconds(microseconds)
      while ContinuousClock.now < end {}
      kill(getpid(), SIGKILL)
    }
  }
}
