import Colorimetry
import ProgramSupport

/// What is said of colours.
extension Messages {
  /// Why a text is no colour, and at which of its characters, counted from 1.
  static func noColor(_ text: String, _ problem: ColorProblem) -> String {
    let place = String(decoding: text.utf8.prefix(problem.offset), as: UTF8.self).count + 1
    let shown = text.count > 60 ? text.prefix(60) + "…" : text[...]
    return "'\(shown)' is no colour: \(problem.sentence) (at \(place))"
  }
}
