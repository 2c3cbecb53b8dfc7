import Foundation

/// The fields of a document, each of which may be missing, null or of another type than promised.
struct Fields: Decodable {
  private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }

  private let container: KeyedDecodingContainer<Name>

  init(from decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: Name.self)
  }

  /// A text that is not empty, without white space at its ends.
  func text(_ names: String...) -> String? {
    let text = names.lazy.compactMap { value(String.self, $0) }.first?.trimmed
    return text?.isEmpty == true ? nil : text
  }

  /// A count, which is never negative.
  func count(_ names: String...) -> Int? {
    names.lazy.compactMap { value(Int.self, $0) }.first { $0 >= 0 }
  }

  /// A number that stands for something.
  func number(_ name: String) -> Int64? { value(Int64.self, name) }

  /// Whether something is said to be so.
  func flag(_ name: String) -> Bool { value(Bool.self, name) ?? false }

  /// An instant, as in `2011-01-25T18:44:36Z`.
  func date(_ name: String) -> Date? {
    value(String.self, name).flatMap { try? Date($0, strategy: .iso8601) }
  }

  /// Texts; what else is among them is left out.
  func texts(_ name: String) -> [String] {
    (value([Lenient<String>].self, name) ?? []).compactMap(\.value)
  }

  /// A document inside this one.
  func document(_ name: String) -> Fields? { value(Fields.self, name) }

  private func value<Value: Decodable>(_ type: Value.Type, _ name: String) -> Value? {
    try? container.decodeIfPresent(type, forKey: Name(stringValue: name))
  }
}
