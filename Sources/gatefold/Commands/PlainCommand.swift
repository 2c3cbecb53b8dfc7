import Colorimetry
import ProgramSupport

/// The commands that need no terminal.
enum PlainCommand {
  /// Does what a command is for.
  ///
  /// - Returns: The exit code.
  /// - Throws: What ends it with a message.
  private typealias Action = @MainActor (Arguments, CommandEnvironment) throws -> Int32

  private static let actions: [Command: Action] = [
    .add: onJournal(AddCommand.run),
    .list: onJournal(ListCommand.run),
    .search: onJournal(ListCommand.run),
    .show: onJournal(ShowCommand.run),
    .export: onJournal(ExportCommand.run),
    .import: onJournal(ImportCommand.run),
    .check: onJournal(CheckCommand.run),
    .colors: ColorsCommand.run,
    .listColors: onSavedColors(SavedColorCommands.list),
    .addColor: onSavedColors(SavedColorCommands.add),
    .exportColors: onSavedColors(SavedColorCommands.export),
    .importColors: onSavedColors(ImportColorsCommand.run),
  ]

  private static func onSavedColors(
    _ run: @escaping @MainActor (SavedColorsSession) throws -> Int32
  ) -> Action {
    { arguments, environment in
      try run(SavedColorsSession(arguments: arguments, environment: environment))
    }
  }

  private static func onJournal(
    _ run: @escaping @MainActor (JournalSession) throws -> Int32
  ) -> Action {
    { arguments, environment in
      try run(JournalSession(arguments, environment: environment))
    }
  }

  /// Runs a command to its end.
  ///
  /// - Returns: The exit code of the process.
  static func run(_ arguments: Arguments, in environment: CommandEnvironment) -> Int32 {
    environment.conclude(
      Result { try actions[arguments.command]?(arguments, environment) ?? 0 }
    )
  }
}

/// Why a command could not do what it is for.
enum CommandFailure: ExplainedError, Hashable {
  /// The file that `--file` names is not there.
  case noSuchFile(String)
  /// The text to add has no letter.
  case nothingToAdd
  /// No entry has that number or identifier.
  case noSuchEntry(String)
  /// Several entries have an identifier that begins so.
  case severalEntries(String)
  /// A text is no colour.
  case noColor(String, ColorProblem)

  var sentence: String {
    switch self {
    case .noSuchFile(let path): "there is no file \(path)"
    case .nothingToAdd: "nothing was added: there is no text"
    case .noSuchEntry(let word): "there is no entry '\(word)'"
    case .noColor(let text, let problem): Messages.noColor(text, problem)
    case .severalEntries(let word): "several entries begin with '\(word)'"
    }
  }
}
