/// What a connection has done so far.
///
/// Work is measured by the difference of two of these.
package struct Statistics: Hashable, Sendable {
  /// How many statements ran.
  package var statements = 0
  /// How many rows they gave.
  package var rows = 0
  /// How many steps SQLite's virtual machine took for them: what their cost is proportional to.
  package var steps = 0

  /// The work between an earlier measurement and this one.
  package func since(_ earlier: Statistics) -> Statistics {
    Statistics(
      statements: statements - earlier.statements,
      rows: rows - earlier.rows,
      steps: steps - earlier.steps
    )
  }
}
