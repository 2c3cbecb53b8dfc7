/// How jrnl's text stands for an entry's text and star, between one date and the next.
nonisolated enum JrnlText {
  /// Takes the star from the first line.
  ///
  /// jrnl writes ` *` behind the title.
  static func decode(_ text: String) -> (text: String, isStarred: Bool) {
    let title = text.utf8.prefix { $0 != 0x0a }
    let rest = String(Substring(text.utf8[title.endIndex...]))
    guard endsLikeStar(title) else { return (text, false) }
    if title.last == 0x20 { return (String(Substring(title.dropLast())) + rest, false) }
    return (String(Substring(title.dropLast(2))) + rest, true)
  }

  /// Puts the star behind the first line.
  ///
  /// A title that itself ends like one gets a blank more, which takes its meaning away.
  static func encode(_ text: String, isStarred: Bool) -> String {
    let title = text.utf8.prefix { $0 != 0x0a }
    let rest = String(Substring(text.utf8[title.endIndex...]))
    if isStarred { return String(Substring(title)) + (title.isEmpty ? "*" : " *") + rest }
    return endsLikeStar(title) ? String(Substring(title)) + " " + rest : text
  }

  /// Whether a title is `*`, or ends with ` *`, blanks behind it left out.
  private static func endsLikeStar(_ title: Substring.UTF8View) -> Bool {
    guard let last = title.last(where: { $0 != 0x20 }), last == UInt8(ascii: "*"),
      let star = title.lastIndex(of: last)
    else { return false }
    return star == title.startIndex || title[title.index(before: star)] == 0x20
  }

  /// Puts a blank before each line but the first that would begin an entry, or that already has one
  /// for that.
  static func escape(_ text: String) -> String {
    mapLines(text) { isEscapable($0) ? " " + $0 : $0 }
  }

  /// Undoes what ``escape(_:)`` does.
  static func unescape(_ text: String) -> String {
    mapLines(text) { $0.hasPrefix(" ") && isEscapable($0) ? $0.dropFirst() : $0 }
  }

  private static func isEscapable(_ line: Substring) -> Bool {
    let bytes = Array(line.utf8.drop { $0 == 0x20 }.prefix(100))
    return JrnlHeader(bracketed: bytes[...]) != nil
  }

  private static func mapLines(_ text: String, _ change: (Substring) -> Substring) -> String {
    // Almost no text has such a line, and splitting is dear.
    guard text.utf8.contains(UInt8(ascii: "[")), text.utf8.contains(0x0a) else { return text }
    let lines = text.utf8.split(separator: 0x0a, omittingEmptySubsequences: false)
    let rest = lines.dropFirst().map { change(Substring($0)) }
    return ([Substring(lines[0])] + rest).joined(separator: "\n")
  }
}
