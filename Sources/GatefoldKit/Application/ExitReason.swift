/// Why a program ended.
public enum ExitReason: Hashable, Sendable {
  /// The person asked for it.
  case quit
  /// A signal asked for it, by its number.
  case signal(Int32)
  /// The terminal went away.
  case hangUp

  /// What a shell expects as the exit code: 0, or 128 and the number of the signal (`SIGHUP` is 1).
  public var exitCode: Int32 {
    switch self {
    case .quit: 0
    case .signal(let number): 128 + number
    case .hangUp: 129
    }
  }
}
