import Colorimetry
import GatefoldText
import JournalApp

/// An option of the command line.
struct Option {
  let names: [String]
  /// What stands for its value in help; nil for an option without one.
  var value: String?
  /// The commands that have it; nil for all.
  var commands: Set<Command>?
  let summary: String
  /// Whether it is for the screen alone, of a command that prints where it has operands.
  var isForScreen = false
  /// Takes note of it.
  let apply: @MainActor (inout Arguments, String) throws(Arguments.Failure) -> Void

  static let all: [Option] = [
    Option(
      names: ["--file"],
      value: "PATH",
      commands: journalCommands.union(savedColorCommands).union([.colors]),
      summary: "keep the entries of the journal, or the saved colours, in this file",
      isForScreen: true
    ) { $0.file = $1 },
    Option(
      names: ["--at"],
      value: "TIME",
      commands: [.add],
      summary: "the entry's time: '2026-11-03 09:30', 'yesterday 18:00', '18:00'"
    ) { $0.date = $1 },
    Option(
      names: ["--format"],
      value: "FORMAT",
      commands: [.export, .exportColors],
      summary: "json (the default), markdown or text; of colours css, gpl or shell"
    ) { $0.formatName = $1 },
    Option(
      names: ["--json"],
      commands: [.list, .search, .show, .colors, .listColors, .repos],
      summary: "print JSON, of entries as export does"
    ) { arguments, _ in arguments.usesJSON = true },
    Option(
      names: ["--repair"],
      commands: [.check],
      summary: "make the full-text index anew where it is damaged"
    ) { arguments, _ in arguments.repairs = true },
    Option(
      names: ["--hues"],
      value: "N",
      commands: [.colors],
      summary: "show the hues 0/N to N/N at full saturation and brightness",
      apply: readHues
    ),
    Option(
      names: ["--day-starts"],
      value: "HH:MM",
      commands: journalCommands,
      summary: "entries before this time are of the day before: 04:00",
      apply: readStartOfDay
    ),
    Option(
      names: ["--api"],
      value: "URL",
      commands: [.repos],
      summary: "the API's root; the default is GH_HOST's, or https://api.github.com"
    ) { $0.api = $1 },
    Option(
      names: ["--refresh"],
      value: "MINUTES",
      commands: [.repos],
      summary: "ask for what is new every so often; 0, the default, is never",
      apply: readRefresh
    ),
    Option(
      names: ["--no-pictures"],
      commands: [.repos],
      summary: "show initials instead of pictures"
    ) { arguments, _ in arguments.usesPictures = false },
    Option(
      names: ["--no-mouse"],
      commands: screenCommands,
      summary: "leave the mouse to the terminal",
      isForScreen: true
    ) { arguments, _ in arguments.usesMouse = false },
    Option(
      names: ["--ascii"],
      commands: screenCommands,
      summary: "draw lines and signs with ASCII alone",
      isForScreen: true
    ) { arguments, _ in arguments.usesASCII = true },
    Option(names: ["--help", "-h"], summary: "print this and end") { arguments, _ in
      arguments.information = .help
    },
    Option(names: ["--version"], summary: "print the version and end") { arguments, _ in
      arguments.information = .version
    },
  ]

  /// All that can open the screen.
  static let screenCommands: Set<Command> = [.journal, .colors, .repos]

  /// All that are about entries.
  static let journalCommands = Set(Command.allCases.filter(\.isOfJournal))

  /// All that are about saved colours.
  static let savedColorCommands: Set<Command> = [
    .listColors, .addColor, .exportColors, .importColors,
  ]

  static func named(_ name: String) -> Option? {
    all.first { $0.names.contains(name) }
  }

  /// The option that was meant; nil where a hyphen begins something else, such as a number.
  static func nearest(to name: String) -> String? {
    guard name.hasPrefix("--") else { return nil }
    return name.nearest(of: all.flatMap(\.names).filter { $0.hasPrefix("--") })
  }

  /// Whether a command has it, with operands behind it or without.
  func applies(to command: Command, hasOperands: Bool = false) -> Bool {
    let isPrinted = command == .colors && hasOperands
    return (commands?.contains(command) ?? true) && !(isForScreen && isPrinted)
  }

  /// At most 11:59: later, a day would be called by the name of the one before it.
  private static func readStartOfDay(
    _ arguments: inout Arguments,
    _ value: String
  ) throws(Arguments.Failure) {
    let parts = value.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let hours = parts[0], let minutes = parts[1],
      (0..<12).contains(hours), (0..<60).contains(minutes)
    else { throw .unknownValue(value, option: "--day-starts", nearest: nil) }
    arguments.startOfDay = hours * 60 + minutes
  }

  private static func readHues(
    _ arguments: inout Arguments,
    _ value: String
  ) throws(Arguments.Failure) {
    guard let count = Int(value), HueTable.counts.contains(count) else {
      throw .outOfRange(value, option: "--hues", HueTable.counts)
    }
    arguments.hues = count
  }

  private static func readRefresh(
    _ arguments: inout Arguments,
    _ value: String
  ) throws(Arguments.Failure) {
    guard let minutes = Int(value), refreshMinutes.contains(minutes) else {
      throw .outOfRange(value, option: "--refresh", refreshMinutes)
    }
    arguments.refreshMinutes = minutes
  }

  /// Up to a day.
  private static let refreshMinutes = 0...1440
}
