/// The help that the program prints, made from the tables of commands and options.
package enum Usage {
  /// All commands, and the options that each has.
  static let overview = """
    Usage: gatefold [COMMAND] [OPTIONS]

    Commands:
    \(table(Command.allCases.map { (head(of: $0), $0.syntax.summary) }))

    Options:
    \(table(Option.all.map { (head(of: $0), $0.summary + restriction(of: $0)) }))

    In the program, ? shows every key.  'gatefold COMMAND --help' says more of a command.
    """

  /// One command and its options.
  package static func text(of command: Command) -> String {
    guard command != .journal else { return overview }
    let syntax = command.syntax
    let details = syntax.details.isEmpty ? "" : "\n\n\(syntax.details)"
    let options = Option.all.filter { $0.applies(to: command) }
    return """
      Usage: gatefold \(head(of: command)) [OPTIONS]

      \(capitalized(syntax.summary)).\(details)

      Options:
      \(table(options.map { (head(of: $0), $0.summary) }))
      """
  }

  private static func head(of command: Command) -> String {
    let operands = command.syntax.operands
    return operands.isEmpty ? command.rawValue : "\(command.rawValue) \(operands)"
  }

  private static func head(of option: Option) -> String {
    option.names.joined(separator: ", ") + (option.value.map { " \($0)" } ?? "")
  }

  private static func restriction(of option: Option) -> String {
    guard let commands = option.commands, commands != Option.screenCommands else { return "" }
    if commands == Option.journalCommands { return " (all of the journal)" }
    // An option that is of two things says so by itself.
    if commands.isSuperset(of: Option.journalCommands) { return "" }
    var words: [String] = []
    for command in Command.allCases where commands.contains(command) {
      let word = String(command.rawValue.split(separator: " ").last ?? "")
      if !words.contains(word) { words.append(word) }
    }
    return " (\(words.joined(separator: ", ")))"
  }

  /// Two columns, the second of them straight.
  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    let lines = rows.map { head, text in
      "  " + head + String(repeating: " ", count: width - head.count + 2) + text
    }
    return lines.joined(separator: "\n")
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
