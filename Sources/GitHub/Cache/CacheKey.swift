/// What an answer in the cache is the answer to.
struct CacheKey: Hashable, Sendable {
  var method: String
  /// The address, byte for byte.
  var url: String
  /// The form that was asked for, the `Accept` header.
  var accept: String
  /// Who asked: what one token may see is nothing for another.
  var token: TokenFingerprint
}
