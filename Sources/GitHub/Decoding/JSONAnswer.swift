import Foundation

/// Reads JSON that may have been made to take memory.
enum JSONAnswer {
  /// How many values a document may have: a page of a hundred repositories has some 12,000.
  private static let most = 200_000

  /// Reads a document; nil where it is none, or none that anybody needs.
  ///
  /// `JSONDecoder` takes some seventy bytes for a value, however short it is, and is asked only
  /// where that is bearable. What is nested too deep it refuses by itself.
  static func read<Value: Decodable>(_ type: Value.Type, _ data: Data) -> Value? {
    guard countOfValues(in: data) <= most else { return nil }
    return try? JSONDecoder().decode(type, from: data)
  }

  /// How many values there may be at most: one begins behind each of these marks.
  private static func countOfValues(in data: Data) -> Int {
    data.withUnsafeBytes { bytes in
      var count = 0
      for byte in bytes where byte == 0x2c || byte == 0x5b || byte == 0x7b { count += 1 }
      return count
    }
  }
}
