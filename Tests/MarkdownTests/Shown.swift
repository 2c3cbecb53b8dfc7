import GatefoldKit
import GatefoldTesting
import Testing

@testable import Markdown

/// What a person sees of a Markdown text.
struct Shown {
  private final class Reader: ViewController {
    let textView: TextView

    init(_ textView: TextView) { self.textView = textView }

    override func loadView() { view = textView }
  }

  let pilot: Pilot

  init(_ markdown: String, width: Int, height: Int, symbols: Symbols = .unicode) throws {
    let textView = TextView(StyledText(markdown: markdown, symbols: symbols))
    pilot = try Pilot(Reader(textView), width: width, height: height + 1)
  }

  /// The lines but the one of the hints, without margins and spaces at their ends.
  var lines: [String] {
    let lines = pilot.terminal.lines.dropLast()
      .map { line in
        String(line.dropFirst().reversed().drop { $0 == " " }.reversed())
      }
    return Array(lines.reversed().drop { $0.isEmpty }.reversed())
  }

  /// The same of the styles, a letter a cell.
  var styles: [String] {
    pilot.styles.description.split(separator: "\n").dropLast()
      .map { line in
        String(line.dropFirst(2).dropLast().reversed().drop { $0 == "." }.reversed())
      }
  }
}
