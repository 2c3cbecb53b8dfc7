package import Colorimetry

/// What was found in a palette's file.
package nonisolated struct PaletteContents: Hashable, Sendable {
  /// The kind of file it is.
  package var format: PaletteFormat
  /// Its colours, in its order; a name is empty where the file has none.
  package var colors: [NamedColor] = []
  /// What was not taken as it is there, in its order.
  package var problems: [PaletteProblem] = []

  /// Whether no colour of the file is missing.
  package var isComplete: Bool { !problems.contains(where: \.isLoss) }

  /// How many lines have something that should be a colour and could not be read.
  package var unreadLines: Int {
    problems.filter(\.isLoss).reduce(0) { $0 + $1.lastLine - $1.line + 1 }
  }

  /// What a file of a kind is found to hold.
  init(format: PaletteFormat) {
    self.format = format
  }

  /// How many colours there were at the last ``noteOther(_:line:)``.
  private var colorsBeforeOther = 0

  /// Takes note of something that is no colour and is not meant to be one; what follows another
  /// such thing without a colour between is told with it.
  mutating func noteOther(_ text: String, line: Int) {
    if let last = problems.last, case .other(let first, let count) = last.reason,
      colorsBeforeOther == colors.count
    {
      problems[problems.count - 1].reason = .other(first, count: count + 1)
      problems[problems.count - 1].lastLine = line
    } else {
      problems.append(PaletteProblem(.other(PaletteProblem.excerpt(text), count: 1), line: line))
    }
    colorsBeforeOther = colors.count
  }

  /// Takes a colour as it is written, or takes note of why it is none.
  mutating func take(_ text: String, name: String, isMeant: Bool = false, line: Int) {
    // Nothing that long is one colour, and words are compared with all names.
    guard text.utf8.count <= 200 else {
      return PaletteText.looksMeant(text) || isMeant
        ? note(.noColor(PaletteProblem.excerpt(text), nil), line: line)
        : noteOther(text, line: line)
    }
    do throws(ColorProblem) {
      colors.append(NamedColor(name, try SRGBColor(parsing: text)))
    } catch {
      if isMeant || PaletteText.looksMeant(text) {
        note(.noColor(PaletteProblem.excerpt(text), error), line: line)
      } else {
        noteOther(text, line: line)
      }
    }
  }

  /// Takes note of something in a line.
  mutating func note(_ reason: PaletteProblem.Reason, line: Int) {
    problems.append(PaletteProblem(reason, line: line))
  }
}
