/// Why there is no answer to a request.
package enum TransportFailure: Error, Hashable, Sendable {
  /// The server could not be reached; why, in a few words.
  case unreachable(String)
  /// The connection was made, and lost before the end of the answer.
  case lost
  /// The server took longer than it may.
  case timedOut
  /// The answer is larger than what is taken, in bytes.
  case tooLarge(limit: Int)
  /// What came is no HTTP, or its headers are larger than libcurl takes.
  case malformed
}
