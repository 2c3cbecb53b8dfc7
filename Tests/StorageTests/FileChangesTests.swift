import Foundation
import Testing

@testable import Storage

struct FileChangesTests {
  @Test(.timeLimit(.minutes(1)))
  func writingToTheFileOrItsLogIsTold() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "watch-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "j.sqlite").path()
    try Data("1".utf8).write(to: URL(filePath: file))
    var changes = FileChanges.stream(ofDatabaseAt: file).makeAsyncIterator()
    for name in ["j.sqlite", "j.sqlite-wal"] {
      // Another file first: it must not count, or the second wait would end too early to matter.
      try Data("2".utf8).write(to: folder.appending(path: "other"))
      let handle = try #require(fopen(folder.appending(path: name).path(), "a"))
      fputs("more", handle)
      fclose(handle)
      #expect(await changes.next() != nil)
    }
  }

  @Test func aFileThatCannotBeWatchedTellsNothing() async {
    let task = Task {
      for await _ in FileChanges.stream(ofDatabaseAt: "/nowhere/at/all") { return true }
      return false
    }
    task.cancel()
    #expect(await task.value == false)
  }
}
