import Colorimetry
import GatefoldKit

/// The question for a colour and its name, which shows the colour, or what is wrong with it, while
/// one types.
enum ColorPrompt {
  /// What stands in the fields.
  struct Answer {
    /// How the colour is written.
    var text = ""
    var name = ""
  }

  /// Makes the question.
  ///
  /// - Parameters:
  ///   - answer: What stands in the fields at first.
  ///   - depth: How many colours the terminal shows.
  ///   - didAnswer: Called with the colour and what was typed.
  /// - Returns: The question, to be presented.
  static func alert(
    beginningWith answer: Answer,
    depth: ColorDepth,
    didAnswer: @escaping (SRGBColor, Answer) -> Void
  ) -> AlertController {
    let alert = AlertController(title: ColorMessages.newColor)
    let swatch = ColorSwatch()
    let color = alert.addTextField { field in
      field.placeholder = ColorMessages.colorPlaceholder
      field.rightView = swatch
      field.text = answer.text
    }
    let name = alert.addTextField { field in
      field.placeholder = ColorMessages.namePlaceholder
      field.text = answer.name
    }
    alert.addAction(AlertAction(title: ColorMessages.cancel, style: .cancel))
    alert.addAction(
      AlertAction(title: ColorMessages.add) { _ in
        guard let chosen = try? SRGBColor(parsing: color.text) else { return }
        didAnswer(chosen, Answer(text: color.text, name: name.text))
      }
    )
    alert.validator = { _ in problem(of: color.text, showing: swatch, depth: depth) }
    return alert
  }

  /// What is wrong with a text; shows the colour if nothing is.
  private static func problem(
    of text: String,
    showing swatch: ColorSwatch,
    depth: ColorDepth
  ) -> String? {
    do throws(ColorProblem) {
      swatch.show(try SRGBColor(parsing: text), depth: depth)
      return nil
    } catch {
      swatch.show(nil, depth: depth)
      return error.sentence
    }
  }
}
