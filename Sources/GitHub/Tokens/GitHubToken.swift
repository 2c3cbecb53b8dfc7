/// A secret that says who asks.
///
/// Nothing that prints or inspects it shows it.
package struct GitHubToken: Sendable {
  let secret: String

  /// Takes a token; nil where there is none but white space.
  ///
  /// - Throws: `ForbiddenCharacter`, for what would not be a header's value.
  package init?(_ text: String) throws(ForbiddenCharacter) {
    let trimmed = text.trimmed
    guard !trimmed.isEmpty else { return nil }
    guard trimmed.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else {
      throw ForbiddenCharacter()
    }
    secret = trimmed
  }

  /// What a token is refused for: a space, a line break or another character that none has.
  package struct ForbiddenCharacter: Error, Hashable, Sendable {}

  /// The value of the `Authorization` header.
  var authorization: String { "Bearer " + secret }
}

extension GitHubToken: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { "a token" }
  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
