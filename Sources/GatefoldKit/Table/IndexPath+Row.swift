public import FoundationEssentials

/// Foundation's index path, which tables use with two elements: a section and a row.
public typealias IndexPath = FoundationEssentials.IndexPath

extension IndexPath {
  /// Creates the path of a row.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The section, from 0.
  ///
  /// - Precondition: The path has two elements.
  public var section: Int { self[0] }

  /// The row within its section, from 0.
  ///
  /// - Precondition: The path has two elements.
  public var row: Int { self[1] }
}
