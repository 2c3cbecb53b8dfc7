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
    var (count, end) = (0, 0)
    for problem in problems where problem.isLoss {
      count += max(0, problem.lastLine - max(problem.line - 1, end))
      end = max(end, problem.lastLine)
    }
    return count
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
      note(.other(PaletteProblem.excerpt(text), count: 1), line: line)
    }
    colorsBeforeOther = colors.count
  }

  /// Takes a colour as it is written, or takes note of why it is none.
  ///
  /// - Parameters:
  ///   - text: What may be a colour.
  ///   - name: What it is called.
  ///   - isMeant: Whether it can be nothing else.
  ///   - line: The line that it is in, from 1 on.
  mutating func take(_ text: String, name: String, isMeant: Bool = false, line: Int) {
    let isMeant = isMeant || PaletteText.looksMeant(text)
    guard isMeant || PaletteText.isWord(text) else { return noteOther(text, line: line) }
    // Nothing that long is one colour; and a wrong word is compared with all names.
    let isTried =
      problems.count < Self.maximumProblems || PaletteText.looksMeant(text)
      || PaletteText.isWord(text)
    guard text.utf8.count <= 200, isTried else {
      return note(.noColor(PaletteProblem.excerpt(text), nil), line: line)
    }
    do throws(ColorProblem) {
      colors.append(NamedColor(name, try SRGBColor(parsing: text)))
    } catch {
      note(.noColor(PaletteProblem.excerpt(text), error), line: line)
    }
  }

  /// Takes note of something in a line.
  mutating func note(_ reason: PaletteProblem.Reason, line: Int) {
    let problem = PaletteProblem(reason, line: line)
    guard problems.count >= Self.maximumProblems else { return problems.append(problem) }
    let losses = problem.isLoss ? 1 : 0
    if case .further(let count, let before) = problems.last?.reason {
      problems[problems.count - 1].reason = .further(count: count + 1, losses: before + losses)
      problems[problems.count - 1].lastLine = line
    } else {
      problems.append(PaletteProblem(.further(count: 1, losses: losses), line: line))
    }
  }

  /// How many problems are told each by itself.
  private static let maximumProblems = 1000
}
