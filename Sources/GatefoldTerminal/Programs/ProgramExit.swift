/// How a program ended.
public enum ProgramExit: Hashable, Sendable {
  /// It returned a code; 0 says that all went well.
  case code(Int32)
  /// A signal ended it, by its number.
  case signal(Int32)
}
