import FoundationEssentials
import GatefoldKit
import GatefoldTesting
import JournalApp
import Storage
import Testing

/// Every key command that a program has, in every state that shows others.
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

  /// Takes note of the commands that there are after each of several series of keys.
  private init(
    _ states: [[KeyPress]],
    width: Int,
    _ makeController: () throws -> ViewController
  ) throws {
    for keys in states {
      let pilot = try Pilot(makeController(), width: width, height: 30)
      for key in keys { pilot.press(key) }
      take(pilot)
    }
  }

  /// Those of the journal.
  static func journal() throws -> KeyCommandSurvey {
    try KeyCommandSurvey(journalStates, width: 100) { try SampleJournal().makeController() }
  }

  /// Those of the colours, where there is room for two panes and where there is not.
  static func colors() throws -> KeyCommandSurvey {
    let wide = try KeyCommandSurvey(colorStates, width: 100) { try SampleColors.makeController() }
    var all = try KeyCommandSurvey([[]], width: 40) { try SampleColors.makeController() }
    all.lines.formUnion(wide.lines)
    all.hinted.formUnion(wide.hinted)
    return all
  }

  /// The list, edit mode, the filter, the detail, the prompt, the help, and after a change and its
  /// undo; at last other years, of which there has to be one.
  private static let journalStates: [[KeyPress]] = [
    [], ["E"], ["/"], ["/", "x", "enter"], ["tab"], ["+"], ["?"], ["d"], ["d", "u"], ["e"], ["t"],
    ["#"], ["d", "D"], ["c"],
    ["+", "2", "0", "2", "5", "-", "1", "1", "-", "3", "0", "space", "x", "enter", "o"],
  ]

  private static let firstSaved = Array(repeating: "down" as KeyPress, count: 13)

  /// The list, its sections collapsed, the filter, the scales, the detail; of a saved colour edit mode,
  /// a mix of it, and after its removal and the undo of that; the prompt and the help.
  private static let colorStates: [[KeyPress]] = [
    [], ["_"], ["/"], ["/", "r", "enter"], ["enter"], ["tab"], firstSaved, firstSaved + ["E"],
    firstSaved + ["E", "J"], firstSaved + ["tab", "down", "home"], firstSaved + ["d"],
    firstSaved + ["d", "u"], ["+"], ["?"],
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
