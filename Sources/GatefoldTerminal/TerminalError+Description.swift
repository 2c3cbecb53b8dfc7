import Glibc

extension TerminalError: CustomStringConvertible {
  /// The error in one plain line for a person.
  public var description: String {
    switch self {
    case .notATerminal: "standard input and output have to be a terminal"
    case .unknownType(let type): "nothing is known of the terminal type '\(type)' (TERM)"
    case .system(let call, let number): "\(call): \(String(cString: strerror(number)))"
    }
  }
}
