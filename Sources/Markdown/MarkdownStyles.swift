import GatefoldKit

/// How the parts of a text are drawn: by attributes alone, so that they show without colours.
enum MarkdownStyles {
  /// Emphasis of the first and of the second degree.
  static let emphasis: TextAttributes = .italic
  static let strong: TextAttributes = .bold
  /// Code within a line; blocks of it are indented instead.
  static let code: TextAttributes = .reverse
  /// The text of a link or an image.
  static let link: TextAttributes = .underline
  /// The address behind it, and what stands behind a fence.
  static let address: TextAttributes = .dim

  /// A heading, from level 1.
  static func heading(level: Int) -> TextAttributes {
    level == 1 ? [.bold, .underline] : .bold
  }
}
