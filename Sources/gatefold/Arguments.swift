/// What the person asked for on the command line.
struct Arguments: Hashable {
  /// What the program is to do.
  enum Command: String, CaseIterable {
    case journal
  }

  /// What ends the program before it starts.
  enum Information: Hashable {
    case help
    case version
  }

  var command = Command.journal
  var information: Information?
  var file: String?
  var usesMouse = true
  var usesASCII = false

  /// Why arguments cannot be understood.
  enum Failure: Error, Hashable {
    case unknownCommand(String, nearest: String?)
    case unknownOption(String, nearest: String?)
    case missingValue(option: String)
    case unexpectedValue(option: String)
    case unexpectedArgument(String)
  }

  private typealias Flag = (inout Arguments) -> Void

  private static let flags: [String: Flag] = [
    "--help": { $0.information = .help },
    "-h": { $0.information = .help },
    "--version": { $0.information = .version },
    "--no-mouse": { $0.usesMouse = false },
    "--ascii": { $0.usesASCII = true },
  ]

  private static let fileOption = "--file"

  /// Reads the arguments after the program's name.
  ///
  /// - Throws: `Failure`.
  init(_ words: [String]) throws(Failure) {
    var rest = words[...]
    var takesOptions = true
    var hasCommand = false
    while let word = rest.popFirst() {
      if takesOptions, word == "--" {
        takesOptions = false
      } else if takesOptions, word.hasPrefix("-"), word != "-" {
        try readOption(word, rest: &rest)
      } else if hasCommand {
        throw .unexpectedArgument(word)
      } else {
        command = try Self.command(named: word)
        hasCommand = true
      }
    }
  }

  private mutating func readOption(
    _ word: String,
    rest: inout ArraySlice<String>
  ) throws(Failure) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let value = parts.count == 2 ? String(parts[1]) : nil
    if name == Self.fileOption {
      guard let path = value ?? rest.popFirst(), !path.isEmpty else {
        throw .missingValue(option: name)
      }
      file = path
    } else if let flag = Self.flags[name] {
      guard value == nil else { throw .unexpectedValue(option: name) }
      flag(&self)
    } else {
      let known = Self.flags.keys + [Self.fileOption]
      throw .unknownOption(name, nearest: name.nearest(of: known))
    }
  }

  private static func command(named word: String) throws(Failure) -> Command {
    if let command = Command(rawValue: word) { return command }
    throw .unknownCommand(word, nearest: word.nearest(of: Command.allCases.map(\.rawValue)))
  }
}
