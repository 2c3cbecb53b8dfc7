package import Foundation

/// One answer, as it came.
package struct HTTPAnswer: Sendable {
  /// The status, as in 200.
  package var status: Int
  /// The values of the headers, by their names in lower case.
  package var headers: [String: String]
  /// The bytes, unpacked.
  package var body: Data

  /// The value of a header; nil where there is none.
  ///
  /// - Parameter name: The name, in lower case.
  package subscript(_ name: String) -> String? { headers[name] }
}
