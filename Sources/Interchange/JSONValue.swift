/// A value of a JSON text, and where it begins.
package struct JSONValue: Sendable {
  /// What a value can be.
  package enum Content: Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number as it is written.
    case number(String)
    /// A text, its escapes read.
    case string(String)
    /// Values in their order.
    case array([JSONValue])
    /// The members in their order; a name may come twice.
    case object([(name: String, value: JSONValue)])
  }

  /// What it is.
  package let content: Content
  /// The byte of the file that it begins at.
  package let offset: Int

  /// The value of an object's member: of the last, as in ECMA-262, where several have the name.
  package subscript(name: String) -> JSONValue? {
    members?.last { $0.name == name }?.value
  }

  /// The members of an object, in their order.
  package var members: [(name: String, value: JSONValue)]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The elements of an array.
  package var elements: [JSONValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The text of a string.
  package var string: String? {
    if case .string(let string) = content { string } else { nil }
  }

  /// Whether it is `true`; nil where it is neither that nor `false`.
  package var bool: Bool? {
    if case .bool(let bool) = content { bool } else { nil }
  }

  /// The number, if it is whole and not too large.
  package var integer: Int? {
    if case .number(let text) = content { Int(text) } else { nil }
  }

  /// The number; nil for what is none.
  package var number: Double? {
    if case .number(let text) = content { Double(text) } else { nil }
  }

  /// Whether it is `null`.
  package var isNull: Bool {
    if case .null = content { true } else { false }
  }
}
