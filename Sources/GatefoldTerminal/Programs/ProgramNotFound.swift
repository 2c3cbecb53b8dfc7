/// There is no program of a name.
public struct ProgramNotFound: Error, Hashable, Sendable {
  /// The name, or the path.
  public let name: String

  /// Creates the error for a name.
  public init(name: String) {
    self.name = name
  }
}
