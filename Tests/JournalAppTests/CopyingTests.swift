import FoundationEssentials
import GatefoldKit
import GatefoldTesting
import Testing

@testable import JournalApp

/// Copying an entry's text to the clipboard.
struct CopyingTests {
  private static let text = "東京物語, and rain\n\n- *one*\n- e\u{301} 👍🏽"

  @Test(arguments: [[], ["enter"]] as [[KeyPress]])
  func theWholeTextIsCopiedFromTheListAndTheDetail(_ keys: [KeyPress]) throws {
    let journal = try Journal()
    _ = try journal.store.add(Self.text, timeZone: .gmt)
    try journal.show()
    for key in keys { journal.pilot.press(key) }
    journal.pilot.press("y")
    #expect(journal.pilot.terminal.copiedText == Self.text)
    #expect(journal.pilot.terminal.lines[9].hasPrefix(" Copied “東京物語, and rain”"))
  }

  @Test func thereIsNothingToCopyWithoutAnEntryAndWhileOneIsTyped() throws {
    let journal = try Journal(width: 100)
    journal.pilot.press("y")
    #expect(journal.pilot.terminal.copiedText == nil)
    journal.add("one")
    journal.pilot.press("e", "y", "escape")
    #expect(try journal.texts() == ["oney"])
    #expect(journal.pilot.terminal.copiedText == nil)
  }

  @Test func anEntryThatIsTooLongIsRefused() throws {
    let journal = try Journal(width: 100)
    _ = try journal.store.add(String(repeating: "a", count: 74_995), timeZone: .gmt)
    try journal.show()
    journal.pilot.press("y")
    #expect(journal.pilot.terminal.copiedText == nil)
    #expect(journal.pilot.terminal.lines[9].hasPrefix(" Too long to copy: 74995 bytes"))
  }
}
