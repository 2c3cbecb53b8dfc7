package import ColorsApp
import GatefoldText
package import JournalApp

/// What the person asked for on the command line.
package struct Arguments: Hashable {
  /// What ends the program before it starts.
  package enum Information: Hashable {
    case help
    case version
  }

  package var command = Command.journal
  /// What stands behind the command's name.
  package var operands: [String] = []
  package var information: Information?
  package var file: String?
  package var date: String?
  package var format = ExportFormat.json
  package var paletteFormat = PaletteFormat.json
  /// The value of `--format`; what it means depends on the command.
  var formatName: String?
  package var usesJSON = false
  /// Whether what is damaged is to be made anew.
  package var repairs = false
  /// How many parts the table of hues has.
  package var hues: Int?
  /// When a day begins, in minutes after midnight: entries before it belong to the day before.
  package var startOfDay = 0
  /// The root of the API, where it is said.
  package var api: String?
  /// How often repositories are asked for, in minutes; 0 is never.
  package var refreshMinutes = 0
  package var usesPictures = true
  package var usesMouse = true
  package var usesASCII = false

  /// Why arguments cannot be understood.
  package enum Failure: Error, Hashable {
    case unknownCommand(String, nearest: String?)
    case unknownOption(String, nearest: String?)
    case unusedOption(String, Command)
    case missingValue(option: String, String)
    case unexpectedValue(option: String)
    case unknownValue(String, option: String, nearest: String?)
    case missingOperand(Command)
    case unexpectedArgument(String)
    /// The value of `--at`; what it means depends on the day.
    case unknownDate(String)
    case outOfRange(String, option: String, ClosedRange<Int>)
    case filter(EntryFilter.Problem)
  }

  /// Whether the screen is opened, where there is a terminal for it or not.
  ///
  /// Colours that are named are printed, and so is a table of hues that goes to no terminal.
  package func opensScreen(hasTerminal: Bool) -> Bool {
    switch command {
    case .journal: true
    case .colors: hasTerminal && operands.isEmpty && !usesJSON
    default: false
    }
  }

  /// Reads the arguments after the program's name.
  ///
  /// - Throws: `Failure`.
  package init(_ words: [String]) throws(Failure) {
    var options: [String] = []
    let plain = try readOptions(words, names: &options)
    try readCommand(plain)
    if information == .help { return }
    for name in options {
      let hasOperands = !operands.isEmpty
      guard Option.named(name)?.applies(to: command, hasOperands: hasOperands) == true else {
        throw .unusedOption(name, command)
      }
    }
    if let formatName { try readFormat(formatName) }
    let counts = command.syntax.operandCounts
    if let extra = operands.dropFirst(counts.upperBound).first { throw .unexpectedArgument(extra) }
    if operands.count < counts.lowerBound { throw .missingOperand(command) }
  }

  /// Takes the options.
  ///
  /// - Parameters:
  ///   - words: All words.
  ///   - names: The names of the options that were found.
  /// - Returns: The other words.
  /// - Throws: `Failure`.
  private mutating func readOptions(
    _ words: [String],
    names: inout [String]
  ) throws(Failure) -> [String] {
    var plain: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" { return plain + rest }
      if word.hasPrefix("-"), word != "-" {
        names.append(try readOption(word, rest: &rest))
      } else {
        plain.append(word)
      }
    }
    return plain
  }

  private mutating func readOption(
    _ word: String,
    rest: inout ArraySlice<String>
  ) throws(Failure) -> String {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = Option.named(name) else {
      throw .unknownOption(name, nearest: Option.nearest(to: name))
    }
    var value = parts.count == 2 ? String(parts[1]) : nil
    if let placeholder = option.value {
      value = value ?? rest.popFirst()
      if value?.isEmpty ?? true { throw .missingValue(option: name, placeholder) }
    } else if value != nil {
      throw .unexpectedValue(option: name)
    }
    try option.apply(&self, value ?? "")
    return name
  }

  private mutating func readFormat(_ name: String) throws(Failure) {
    if command == .exportColors {
      paletteFormat = try Self.format(name)
    } else {
      format = try Self.format(name)
    }
  }

  private static func format<Format>(_ name: String) throws(Failure) -> Format
  where Format: RawRepresentable<String> & CaseIterable {
    if let format = Format(rawValue: name) { return format }
    let nearest = name.nearest(of: Format.allCases.map(\.rawValue))
    throw .unknownValue(name, option: "--format", nearest: nearest)
  }

  private mutating func readCommand(_ words: [String]) throws(Failure) {
    guard let first = words.first else { return }
    let named = words.prefix(2).joined(separator: " ")
    if let command = Command(rawValue: named) {
      self.command = command
      operands = Array(words.dropFirst(words.count > 1 ? 2 : 1))
    } else if let command = Command(rawValue: first), command.syntax.operandCounts.upperBound > 0 {
      self.command = command
      operands = Array(words.dropFirst())
    } else if words.count == 1 || Command(rawValue: first) == nil {
      throw .unknownCommand(first, nearest: Command.nearest(to: first))
    } else {
      throw .unknownCommand(named, nearest: named.nearest(of: Command.allCases.map(\.rawValue)))
    }
  }
}
