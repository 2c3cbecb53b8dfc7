import Foundation
import GatefoldKit
import Markdown

/// The beginning of a README as it is read.
///
/// What pages show and terminals do not is left out before it is read as Markdown: HTML's comments and
/// tags, and the addresses of pictures.
nonisolated enum ReadmeText {
  /// The most lines that are read.
  static let lineLimit = 120
  /// The most bytes.
  static let byteLimit = 16_384

  /// The text to show, and whether there is more.
  @MainActor
  static func text(of readme: String, symbols: Symbols) -> (text: StyledText, goesOn: Bool) {
    let (beginning, goesOn) = beginning(of: readme)
    return (StyledText(markdown: withoutPageMarks(beginning), symbols: symbols), goesOn)
  }

  /// Whole lines, as many as are read.
  static func beginning(of readme: String) -> (text: String, goesOn: Bool) {
    var bytes = 0
    var lines: [Substring] = []
    for line in readme.split(
      separator: "\n",
      maxSplits: lineLimit,
      omittingEmptySubsequences: false
    ) {
      bytes += line.utf8.count + 1
      guard lines.count < lineLimit, bytes <= byteLimit else {
        let start =
          lines.isEmpty ? String(line.prefix(byteLimit / 4)) : lines.joined(separator: "\n")
        return (start, true)
      }
      lines.append(line)
    }
    return (lines.joined(separator: "\n"), false)
  }

  /// The text without comments, tags and pictures; lines that held nothing else go with them, and of
  /// several blank lines one stays.
  static func withoutPageMarks(_ text: String) -> String {
    var isCode = false
    var wasBlank = true
    var result: [String] = []
    let lines = withoutComments(text).split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines {
      if line.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
      let kept = isCode ? String(line) : withoutTags(line)
      let isBlank = kept.allSatisfy(\.isWhitespace)
      if isBlank, !isCode, wasBlank || !line.allSatisfy(\.isWhitespace) { continue }
      result.append(kept)
      wasBlank = isBlank
    }
    return result.joined(separator: "\n")
  }

  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "<!--") {
      result += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].firstRange(of: "-->") else { return result }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  private static let tags = [
    "a", "b", "br", "center", "details", "div", "em", "h1", "h2", "h3", "h4", "h5", "h6", "hr",
    "i", "img", "kbd", "li", "ol", "p", "picture", "source", "span", "strong", "sub", "summary",
    "sup", "table", "tbody", "td", "th", "thead", "tr", "ul",
  ]

  private static func withoutTags(_ line: Substring) -> String {
    guard line.utf8.contains(UInt8(ascii: "<")) || line.contains("![") else { return String(line) }
    var text = String(line)
    // A picture that is a link, then a picture, then a link without a text.
    text = text.replacing(/\[!\[[^\]]*\]\([^)]*\)\]\([^)]*\)/, with: "")
    text = text.replacing(/!\[[^\]]*\](\([^)]*\)|\[[^\]]*\])/, with: "")
    text = text.replacing(/<\/?([A-Za-z][A-Za-z0-9]*)[^<>]*>/) { match in
      tags.contains(match.output.1.lowercased()) ? "" : String(match.output.0)
    }
    return text
  }
}
