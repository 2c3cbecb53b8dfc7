import Colorimetry
import ColorsApp
import ProgramSupport

/// `colors list`, `colors add` and `colors export`.
enum SavedColorCommands {
  /// A line for each colour, in their order.
  static func list(_ session: SavedColorsSession) throws -> Int32 {
    let colors = try session.openForReading().palette
    let (output, paint) = (session.environment.output, session.environment.paint)
    if session.arguments.usesJSON {
      try output.print(PaletteFormat.json.text(of: colors))
      return 0
    }
    for color in colors {
      if let paint {
        try output.print(paint.swatch(of: color.color))
        try output.print("  ")
      }
      try output.printLine(Messages.row(color))
    }
    return 0
  }

  /// Saves a colour, and says which.
  static func add(_ session: SavedColorsSession) throws -> Int32 {
    let text = session.arguments.operands.first ?? ""
    let name = session.arguments.operands.dropFirst().joined(separator: " ")
    let color: SRGBColor
    do throws(ColorProblem) {
      color = try SRGBColor(parsing: text)
    } catch {
      throw CommandFailure.noColor(text, error)
    }
    let added = try session.open().add(name: name, color: color)
    try session.environment.output.printLine(Messages.added(added))
    return 0
  }

  /// The whole palette; what the format cannot say is said beside it.
  static func export(_ session: SavedColorsSession) throws -> Int32 {
    let colors = try session.openForReading().palette
    let format = session.arguments.paletteFormat
    try session.environment.output.print(format.text(of: colors))
    try session.printErrors(format.losses(of: colors).map { "gatefold: " + $0.sentence })
    return 0
  }
}
