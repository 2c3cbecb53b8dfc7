import Foundation

/// An address that a server wrote and that is safe to hand to a browser.
nonisolated struct WebAddress: Hashable {
  /// The address as it was written.
  let text: String

  /// Accepts `http` and `https` with a host, in ASCII without blanks and controls; nothing else that
  /// a program could take for an option, a file or an order.
  init?(_ text: String?) {
    guard let text, text.utf8.count <= 2_000,
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
      let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()),
      url.host()?.isEmpty == false
    else { return nil }
    self.text = text
  }
}

/// An address that `git clone` takes and that is safe to paste into a shell.
nonisolated struct CloneAddress: Hashable {
  /// The address as it was written.
  let text: String

  private static let signs = Set("-._~:/@%+".utf8)

  /// Accepts addresses of letters, digits and the signs that such addresses have.
  init?(_ text: String?) {
    guard let text, let first = text.utf8.first, first != UInt8(ascii: "-"),
      text.utf8.count <= 2_000, text.utf8.allSatisfy(Self.isUsual)
    else { return nil }
    self.text = text
  }

  private static func isUsual(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || signs.contains(byte)
  }
}
