import Colorimetry
import ProgramSupport

/// `colors`: the values of colours, or a table of hues.
enum ColorsCommand {
  static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws -> Int32 {
    if let count = arguments.hues {
      if let extra = arguments.operands.first { throw Arguments.Failure.unexpectedArgument(extra) }
      try printHues(HueTable.colors(count: count), arguments, environment.output)
      return 0
    }
    guard !arguments.operands.isEmpty else { throw Arguments.Failure.missingOperand(.colors) }
    let (reports, problems) = try read(arguments.operands, environment)
    try printReports(reports, arguments, environment)
    // The output first, so that it does not stand among the reasons.
    try environment.output.flush()
    for problem in problems { try environment.errors.printLine("gatefold: " + problem) }
    try environment.errors.flush()
    return problems.isEmpty ? 0 : 1
  }

  private static func printHues(
    _ hues: [NamedColor],
    _ arguments: Arguments,
    _ output: Output
  ) throws {
    guard !arguments.usesJSON else {
      let rows = hues.map {
        ColorReport.object([("name", $0.name), ("hex", ColorForm.hex.text(of: $0.color))])
      }
      return try output.printLine("[\n  " + rows.joined(separator: ",\n  ") + "\n]")
    }
    let width = hues.map(\.name.count).max() ?? 0
    for hue in hues {
      let space = String(repeating: " ", count: width - hue.name.count + 2)
      try output.printLine(hue.name + space + ColorForm.hex.text(of: hue.color))
    }
  }

  /// The colours, and why the others are none.
  private static func read(
    _ operands: [String],
    _ environment: CommandEnvironment
  ) throws -> (reports: [ColorReport], problems: [String]) {
    var reports: [ColorReport] = []
    var problems: [String] = []
    for text in try texts(operands, environment) {
      do throws(ColorProblem) {
        reports.append(ColorReport(text: text, color: try SRGBColor(parsing: text)))
      } catch {
        problems.append(Messages.noColor(text, error))
      }
    }
    return (reports, problems)
  }

  /// The operands, with the lines of standard input for a hyphen; empty lines are none.
  private static func texts(
    _ operands: [String],
    _ environment: CommandEnvironment
  ) throws -> [String] {
    guard operands.contains("-") else { return operands }
    let input = String(decoding: try environment.readInput(), as: UTF8.self)
    let lines = input.split(whereSeparator: \.isNewline).map(String.init)
      .filter { $0.contains { !$0.isWhitespace } }
    return operands.flatMap { $0 == "-" ? lines : [$0] }
  }

  private static func printReports(
    _ reports: [ColorReport],
    _ arguments: Arguments,
    _ environment: CommandEnvironment
  ) throws {
    let output = environment.output
    if arguments.usesJSON {
      let objects = reports.map { "  " + $0.json }.joined(separator: ",\n")
      return try output.printLine(objects.isEmpty ? "[]" : "[\n\(objects)\n]")
    }
    for (index, report) in reports.enumerated() {
      if index > 0 { try output.printLine("") }
      for (index, line) in report.lines.enumerated() {
        try output.print(line)
        if index == 0, let paint = environment.paint {
          try output.print("  ")
          try output.print(paint.swatch(of: report.color))
        }
        try output.printLine("")
      }
    }
  }
}
