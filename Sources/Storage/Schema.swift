/// Whose database it is, and how it came to its present shape.
package struct Schema: Sendable {
  /// The number in the file's header that tells whose it is (`PRAGMA application_id`), not zero.
  package let applicationID: Int32
  /// The steps from an empty file to the present shape, oldest first; never changed once released.
  package let migrations: [Migration]

  /// Creates a schema from the steps that lead to it.
  package init(applicationID: Int32, migrations: [Migration]) {
    precondition(applicationID != 0, "0 is the applicationID of a database that is nobody's")
    self.applicationID = applicationID
    self.migrations = migrations
  }

  /// The version of a database that all steps were applied to (`PRAGMA user_version`).
  package var version: Int { migrations.count }
}

/// One step from a version of a schema to the next.
package struct Migration: Sendable {
  private let apply: @Sendable (Connection) throws -> Void

  /// Creates a step that runs SQL statements.
  package init(_ sql: String) {
    apply = { try $0.executeScript(sql) }
  }

  /// Creates a step that needs more than SQL.
  ///
  /// It runs inside a transaction.
  package init(_ apply: @escaping @Sendable (Connection) throws -> Void) {
    self.apply = apply
  }

  func callAsFunction(_ connection: Connection) throws {
    try apply(connection)
  }
}
