import FoundationEssentials
import GatefoldKit
import GatefoldTesting
import JournalApp
import Storage
import Testing

/// Every key command that the journal has, in every state that shows others.
@MainActor
struct KeyCommandSurvey {
  /// What a table in the documentation says of a command.
  struct Line: Hashable, CustomTestStringConvertible {
    var keys: Set<String>
    var title: String

    var testDescription: String { "\(keys.sorted().joined(separator: " ")): \(title)" }
  }

  /// All commands.
  private(set) var lines: Set<Line> = []
  /// Those that the status bar hints at.
  private(set) var hinted: Set<Line> = []

  /// Those of the programs that are given.
  init(of pilots: [Pilot]) {
    for pilot in pilots { take(pilot) }
  }

  /// Those of the journal.
  init() throws {
    for keys in Self.states {
      let pilot = try Pilot(SampleJournal().makeController(), width: 100, height: 30)
      for key in keys { pilot.press(key) }
      take(pilot)
    }
  }

  /// The list, edit mode, the filter, the detail, the prompt, the help, and after a change and its
  /// undo; at last other years, of which there has to be one.
  private static let states: [[KeyPress]] = [
    [], ["E"], ["/"], ["/", "x", "enter"], ["tab"], ["+"], ["?"], ["d"], ["d", "u"], ["e"], ["t"],
    ["#"], ["d", "D"], ["c"],
    ["+", "2", "0", "2", "5", "-", "1", "1", "-", "3", "0", "space", "x", "enter", "o"],
  ]

  private mutating func take(_ pilot: Pilot) {
    guard let first = pilot.application.window.firstResponder else { return }
    for responder in first.chain {
      for command in responder.keyCommands where command.isEnabled(for: responder) {
        let line = Line(keys: Set(command.keys.map(\.symbol)), title: command.title)
        lines.insert(line)
        if command.isHinted { hinted.insert(line) }
      }
    }
  }
}
