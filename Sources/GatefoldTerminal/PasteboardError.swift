/// Why a text could not be copied.
public enum PasteboardError: Error, Hashable, Sendable {
  /// The terminal has no clipboard that programs can write to; its type, empty where it says none.
  case noClipboard(terminalType: String)
  /// The text is longer than ``byteLimit``; its length in UTF-8.
  case textTooLong(byteCount: Int)
  /// The terminal is not open, or another program has it.
  case notAvailable

  /// The most bytes of UTF-8 that are copied: what fits into the 100,000 bytes that terminals take of
  /// a control sequence, as hterm and those that followed it.
  ///
  /// A longer text is refused rather than cut, for nobody would see that its end is missing.
  public static let byteLimit = 74_994
}

extension PasteboardError: CustomStringConvertible {
  /// The error in one plain line for a person.
  public var description: String {
    switch self {
    case .noClipboard(""): "This terminal has no clipboard: TERM is not set"
    case .noClipboard(let type): "A terminal of the type \(type) has no clipboard"
    case .textTooLong(let count):
      "Too long to copy: \(count) bytes, and terminals take \(Self.byteLimit)"
    case .notAvailable: "The terminal is not there to be copied to"
    }
  }
}
