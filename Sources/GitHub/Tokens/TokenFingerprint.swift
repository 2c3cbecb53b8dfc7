import CCrypt
import Foundation

/// What stands for a token where it must not be itself: in the cache.
///
/// It is crypt(5)'s salted SHA-512, as systems keep passwords, so that who reads the cache cannot
/// find the token, nor see in two caches that it is the same one.
struct TokenFingerprint: Hashable, Sendable {
  /// The text; empty where there is no token.
  let text: String

  /// The fingerprint of having none.
  static let none = TokenFingerprint(text: "")

  /// One that stands for no other token, and not for this one the next time.
  static var unique: TokenFingerprint { TokenFingerprint(text: makeSalt() + makeSalt()) }

  private init(text: String) { self.text = text }

  /// Makes the fingerprint of a token; nil where the system cannot.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - salt: Letters and digits, 16 at most, the same for the same cache.
  init?(of token: GitHubToken, salt: String) {
    // crypt(3) takes up to 511 bytes, and there are longer tokens.
    let bytes = Array(token.secret.utf8)
    let pieces = stride(from: 0, to: bytes.count, by: 500)
      .map { String(decoding: bytes[$0..<min($0 + 500, bytes.count)], as: UTF8.self) }
    let hashes = pieces.compactMap { Self.hash($0, setting: "$6$rounds=1000$\(salt)$") }
    guard hashes.count == pieces.count else { return nil }
    text = hashes.joined()
  }

  /// A new salt.
  static func makeSalt() -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    return String((0..<16).map { _ in letters[Int.random(in: letters.indices)] })
  }

  private static func hash(_ text: String, setting: String) -> String? {
    var data: UnsafeMutableRawPointer?
    var size: Int32 = 0
    defer { free(data) }
    guard let result = crypt_ra(text, setting, &data, &size) else { return nil }
    let hash = String(cString: result).dropFirst(setting.count)
    return hash.isEmpty ? nil : String(hash)
  }
}
