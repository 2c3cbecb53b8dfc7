/// Reads links one after the other: `<address>; name=value; name="value", …`.
struct LinkScanner {
  struct Link {
    var target: String
    /// In lower case.
    var relations: [String]
  }

  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  /// The next link; nil at the end, or where what follows is none.
  mutating func nextLink() -> Link? {
    skip { $0.isWhitespace || $0 == "," }
    guard rest.first == "<", let end = rest.firstIndex(of: ">") else { return nil }
    let target = String(rest[rest.index(after: rest.startIndex)..<end])
    rest = rest[rest.index(after: end)...]
    var relations: [String]?
    while let (name, value) = nextParameter() {
      // Of several parameters of this name the first one counts.
      if name == "rel" && relations == nil {
        relations = value.lowercased().split(separator: " ").map(String.init)
      }
    }
    return Link(target: target, relations: relations ?? [])
  }

  /// The next parameter of a link, with its name in lower case; nil at the link's end.
  private mutating func nextParameter() -> (name: String, value: String)? {
    skip { $0.isWhitespace }
    guard rest.first == ";" else { return nil }
    skip { $0.isWhitespace || $0 == ";" }
    let name = take { $0 != "=" && $0 != ";" && $0 != "," }.trimmed.lowercased()
    guard rest.first == "=" else { return (name, "") }
    rest = rest.dropFirst()
    skip { $0.isWhitespace }
    return (name, rest.first == "\"" ? takeQuoted() : take { $0 != ";" && $0 != "," }.trimmed)
  }

  private mutating func takeQuoted() -> String {
    rest = rest.dropFirst()
    var value = ""
    while let character = rest.popFirst(), character != "\"" {
      let isEscape = character == "\\" && !rest.isEmpty
      value.append(isEscape ? rest.removeFirst() : character)
    }
    return value
  }

  private mutating func skip(while predicate: (Character) -> Bool) {
    rest = rest.drop(while: predicate)
  }

  private mutating func take(while predicate: (Character) -> Bool) -> Substring {
    let taken = rest.prefix(while: predicate)
    rest = rest[taken.endIndex...]
    return taken
  }
}
