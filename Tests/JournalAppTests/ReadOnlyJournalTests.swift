import Foundation
import GatefoldKit
import GatefoldTesting
import Glibc
import Storage
import Testing

@testable import JournalApp

/// A journal that is elsewhere, or that cannot be written.
struct ReadOnlyJournalTests {
  private let folder: TemporaryExchangeFolder
  private let target: String
  private let link: String

  init() throws {
    folder = try TemporaryExchangeFolder()
    target = folder.path + "/store/journal.sqlite"
    link = folder.path + "/journal.sqlite"
    for text in ["one", "two"] {
      _ = try EntryStore(at: .file(path: target)).add(text, timeZone: .gmt)
    }
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
  }

  @Test func aLinkStaysALinkAndItsTargetIsWritten() throws {
    let journal = try Journal(at: .file(path: link))
    journal.add("three")
    journal.pilot.press("q")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
    #expect(try EntryStore(at: .file(path: target)).allEntries().count == 3)
  }

  @Test func whatCanOnlyBeReadIsNotRepaired() throws {
    try EntryStore(at: .file(path: target)).connection.execute("DELETE FROM entry_index_data")
    try protect(file: 0o444, parent: 0o555)
    defer { chmod(folder.path + "/store", 0o755) }
    let before = FileManager.default.contents(atPath: target)
    let repair = try asOrdinaryUser { try EntryStore(at: .file(path: target)).repair() }
    #expect(repair == .readOnly)
    #expect(FileManager.default.contents(atPath: target) == before)
  }

  /// Whether the file, the folder or both cannot be written.
  @Test(arguments: [(0o444, 0o755), (0o444, 0o555), (0o644, 0o555)] as [(mode_t, mode_t)])
  func whatCanOnlyBeReadIsShownAndEveryChangeSaysWhy(file: mode_t, parent: mode_t) throws {
    let before = FileManager.default.contents(atPath: target)
    try protect(file: file, parent: parent)
    defer { chmod(folder.path + "/store", 0o755) }
    try asOrdinaryUser {
      let journal = try Journal(width: 100, at: .file(path: link))
      browse(journal)
      for key in ["+", "a", "e", "s", "t", "ctrl-e"] as [KeyPress] {
        journal.pilot.press(key)
        #expect(
          journal.pilot.terminal.lines[9].hasPrefix(" The journal can only be read"),
          "\(key)"
        )
        journal.pilot.press("down")
      }
      journal.pilot.press("d", "E", "d", "escape", "u")
      #expect(try journal.texts() == ["two", "one"])
    }
    #expect(FileManager.default.contents(atPath: target) == before)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
  }

  private func browse(_ journal: Journal) {
    #expect(journal.pilot.terminal.lines[2].contains("two"))
    journal.pilot.press("down")
    #expect(journal.pilot.terminal.lines[1].contains("│ one"))
    journal.pilot.press("/")
    journal.pilot.type("two")
    #expect(journal.pilot.terminal.lines[9].hasPrefix(" 1 / 1 found"))
    journal.pilot.press("escape")
  }

  private func protect(file: mode_t, parent: mode_t) throws {
    let store = folder.path + "/store"
    if geteuid() == 0 {
      for path in [folder.path, store, target] { chown(path, ordinaryUser, ordinaryUser) }
    }
    try #require(chmod(target, file) == 0 && chmod(store, parent) == 0)
  }
}
