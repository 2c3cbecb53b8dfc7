import JournalApp
import Testing

@testable import ProgramSupport
@testable import gatefold

struct ArgumentsTests {
  @Test(arguments: [
    ("", Command.journal, []), ("journal", .journal, []), ("journal add", .add, []),
    ("journal add a b", .add, ["a", "b"]), ("journal add -", .add, ["-"]),
    ("journal add -- -5 --at", .add, ["-5", "--at"]), ("journal add list", .add, ["list"]),
    ("journal list", .list, []), ("journal show 3", .show, ["3"]),
    ("journal search a b", .search, ["a", "b"]), ("journal export", .export, []),
    ("journal export a", .export, ["a"]), ("journal import a -", .import, ["a", "-"]),
    ("journal check", .check, []), ("--file x journal list", .list, []),
    ("journal --file x list --json", .list, []),
  ])
  func commandsAreFoundByTheirWords(line: String, command: Command, operands: [String]) throws {
    let arguments = try Arguments(line.split(separator: " ").map(String.init))
    #expect(arguments.command == command)
    #expect(arguments.operands == operands)
  }

  @Test
  func optionsStandAnywhere() throws {
    let arguments = try Arguments(["journal", "add", "x", "--at=18:00", "--file", "y", "z"])
    #expect(arguments.date == "18:00")
    #expect(arguments.file == "y")
    #expect(arguments.operands == ["x", "z"])
    #expect(try Arguments(["journal", "export", "--format", "text"]).format == .text)
    #expect(try Arguments(["journal", "list", "--json"]).usesJSON)
    #expect(try !Arguments(["--no-mouse", "--ascii"]).usesMouse)
  }

  @Test(arguments: [("00:00", 0), ("4:30", 270), ("11:59", 719)])
  func aDayMayBeginLater(value: String, minutes: Int) throws {
    #expect(try Arguments(["--day-starts", value]).startOfDay == minutes)
  }

  @Test(arguments: ["12:00", "-1:00", "4", "4:60", "x", "4:00:00", "4:"])
  func aDayBeginsBeforeNoon(value: String) {
    let failure = Arguments.Failure.unknownValue(value, option: "--day-starts", nearest: nil)
    #expect(throws: failure) { try Arguments(["--day-starts=\(value)"]) }
  }

  @Test(arguments: [
    ("jornal", Arguments.Failure.unknownCommand("jornal", nearest: "journal")),
    ("add x", .unknownCommand("add", nearest: "journal add")),
    ("lst", .unknownCommand("lst", nearest: "journal list")),
    ("zzz", .unknownCommand("zzz", nearest: nil)),
    ("journal lst", .unknownCommand("journal lst", nearest: "journal list")),
    ("journal zzzzzzzzzz", .unknownCommand("journal zzzzzzzzzz", nearest: nil)),
    ("--fiel x", .unknownOption("--fiel", nearest: "--file")),
    ("journal add -5 degrees", .unknownOption("-5", nearest: nil)),
    ("journal list --at x", .unusedOption("--at", .list)),
    ("journal add --json x", .unusedOption("--json", .add)),
    ("--json", .unusedOption("--json", .journal)),
    ("journal list --ascii", .unusedOption("--ascii", .list)),
    ("--file", .missingValue(option: "--file", "PATH")),
    ("--file=", .missingValue(option: "--file", "PATH")),
    ("journal add --at", .missingValue(option: "--at", "TIME")),
    ("--help=x", .unexpectedValue(option: "--help")),
    ("journal export --format jsn", .unknownValue("jsn", option: "--format", nearest: "json")),
    ("journal show", .missingOperand(.show)), ("journal search", .missingOperand(.search)),
    ("journal import", .missingOperand(.import)), ("journal show 1 2", .unexpectedArgument("2")),
    ("journal list x", .unexpectedArgument("x")), ("journal check x", .unexpectedArgument("x")),
  ])
  func whatIsWrongIsSaidWithTheNearestRightOne(line: String, failure: Arguments.Failure) {
    #expect(throws: failure) { try Arguments(line.split(separator: " ").map(String.init)) }
    #expect(!Messages.text(of: failure).contains("\n"))
  }

  @Test
  func everyCommandHasHelp() throws {
    for command in Command.allCases {
      let words = command.rawValue.split(separator: " ").map(String.init)
      let arguments = try Arguments(words + ["--help"])
      #expect(arguments.information == .help)
      let text = Usage.text(of: arguments.command)
      #expect(text.contains("gatefold"))
      #expect(Usage.overview.contains(command.rawValue))
      #expect(!command.syntax.summary.isEmpty)
      for line in text.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    }
    #expect(Usage.text(of: .add).contains("--at TIME"))
    #expect(!Usage.text(of: .list).contains("--at TIME"))
  }
}
