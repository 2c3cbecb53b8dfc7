import Colorimetry
import ColorsApp
import ProgramSupport

/// What is said of colours.
extension Messages {
  /// Why a text is no colour, and at which of its characters, counted from 1.
  static func noColor(_ text: String, _ problem: ColorProblem) -> String {
    let place = String(decoding: text.utf8.prefix(problem.offset), as: UTF8.self).count + 1
    let shown = text.count > 60 ? text.prefix(60) + "…" : text[...]
    return "'\(shown)' is no colour: \(problem.sentence) (at \(place))"
  }

  /// What was saved.
  static func added(_ color: SavedColor) -> String {
    "Added \(ColorForm.hex.text(of: color.color)) as '\(line(color.name))'"
  }

  /// A row of the list: the digits and the name.
  static func row(_ color: NamedColor) -> String {
    let hex = ColorForm.hex.text(of: color.color)
    return hex + String(repeating: " ", count: 11 - hex.utf8.count) + line(color.name)
  }

  /// A problem with its place, in the form that compilers use.
  static func problem(_ problem: PaletteProblem, in file: String) -> String {
    let last = problem.lastLine == problem.line ? "" : "-\(problem.lastLine)"
    return "\(file):\(problem.line)\(last): \(problem.sentence)"
  }

  /// Why a file, or standard input, is not taken.
  static func refused(_ file: String, _ sentence: String) -> String {
    "\(file == "-" ? "standard input" : file): \(sentence)"
  }

  /// A text in one line, whatever lines it has.
  private static func line(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
