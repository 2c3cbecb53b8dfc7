/// How a terminal takes a text for its clipboard: by the sequence OSC 52 (xterm's ctlseqs.txt).
///
/// What does not know the sequence ignores it, and nobody answers; so the few types that would print
/// it, or surely have no clipboard, are named here.
enum Clipboard: Equatable, Sendable {
  /// There is none.
  case none
  /// The terminal takes the sequence itself. tmux is such a terminal, if it is told to be.
  case terminal
  /// GNU screen hands the sequence on to its own terminal, in pieces.
  case behindScreen

  private static let withoutClipboard = ["ansi", "cons25", "dumb", "eterm", "linux", "vt"]

  /// Finds out by the terminal's type.
  ///
  /// tmux calls itself `screen` too.
  init(type: String, isInTmux: Bool) {
    if type.isEmpty || Self.withoutClipboard.contains(where: type.hasPrefix) {
      self = .none
    } else {
      self = type.hasPrefix("screen") && !isInTmux ? .behindScreen : .terminal
    }
  }

  /// The bytes that put a text into the clipboard; none where there is no clipboard.
  func bytes(for text: String) -> [UInt8] {
    // BEL rather than ESC \ ends it, which would end what goes through screen.
    let sequence = Array("\u{1B}]52;c;".utf8) + Base64.encode(text.utf8) + [0x07]
    switch self {
    case .none: return []
    case .terminal: return sequence
    case .behindScreen: return Self.handedOn(sequence)
    }
  }

  /// The bytes of a piece: screen prints what is longer than its buffer, which had 256 bytes up to
  /// version 4.0.
  ///
  /// Behind `ssh` a tmux cannot be told from a screen. It takes the first piece for all: that is right
  /// where there is only one; else no multiple of four letters is in it, so that it is not decoded,
  /// and no part of a text is taken for the whole.
  private static let piece = 240

  /// `ESC P … ESC \` around each piece.
  private static func handedOn(_ sequence: [UInt8]) -> [UInt8] {
    stride(from: 0, to: sequence.count, by: piece)
      .flatMap { start in
        [0x1B, 0x50] + sequence[start..<min(start + piece, sequence.count)] + [0x1B, 0x5C]
      }
  }
}
