/// A value that may be missing, null or of another type than the documentation promises.
struct Lenient<Value: Decodable>: Decodable {
  /// The value; nil where it is not what it should be.
  let value: Value?

  init(from decoder: any Decoder) throws {
    value = try? decoder.singleValueContainer().decode(Value.self)
  }
}

extension Lenient: Sendable where Value: Sendable {}
