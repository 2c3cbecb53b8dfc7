/// A value of a JSON text, and where it begins.
nonisolated struct JSONValue: Sendable {
  /// What a value can be.
  enum Content: Sendable {
    case null
    case bool(Bool)
    /// A number as it is written.
    case number(String)
    case string(String)
    case array([JSONValue])
    /// The members in their order; a name may come twice.
    case object([(name: String, value: JSONValue)])
  }

  let content: Content
  /// The byte of the file that it begins at.
  let offset: Int

  /// The value of an object's member: of the last, as in ECMA-262, where several have the name.
  subscript(name: String) -> JSONValue? {
    members?.last { $0.name == name }?.value
  }

  var members: [(name: String, value: JSONValue)]? {
    if case .object(let members) = content { members } else { nil }
  }

  var elements: [JSONValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  var string: String? {
    if case .string(let string) = content { string } else { nil }
  }

  var bool: Bool? {
    if case .bool(let bool) = content { bool } else { nil }
  }

  /// The number, if it is whole and not too large.
  var integer: Int? {
    if case .number(let text) = content { Int(text) } else { nil }
  }

  var isNull: Bool {
    if case .null = content { true } else { false }
  }
}
