import Colorimetry
import FoundationEssentials
package import Storage

/// The person's own colours, in a SQLite database and in their order.
///
/// Every change is one transaction, on disk when it returns. Those that change something throw a
/// `StorageError` with `readOnly` where the file can only be read, and leave everything as it was.
/// What another program has changed meanwhile is taken in with each change.
package final class SavedColorStore {
  /// What the file is called in the person's `DataFolder`.
  package static let fileName = "colors.sqlite"

  /// The colours in the person's order, as of the last change or of the last news of others'.
  package private(set) var colors: [SavedColor] = []
  /// Is called when another program has changed the colours and ``colors`` has them, while
  /// ``followOthers(wait:)`` runs.
  package var onChange: (() -> Void)?
  /// Is called when others' changes could not be read; ``colors`` is as before.
  package var onProblem: ((StorageError) -> Void)?

  /// The connection to the database.
  let connection: Connection
  let table: ColorTable
  private var dataVersion: Int64 = 0
  private var following: Task<Void, Never>?

  /// Opens the colours of a file, or creates it where there is none.
  ///
  /// - Parameters:
  ///   - location: Where they are kept.
  ///   - busyTimeout: How long to wait for other processes that write, in milliseconds. A screen
  ///     stands still meanwhile; a command can be more patient.
  /// - Throws: `StorageError`, of any reason.
  /// - Complexity: O(colours).
  package init(at location: Database.Location, busyTimeout: Int32 = 5000) throws {
    connection = try Database(at: location, schema: .colors, busyTimeout: busyTimeout).connect()
    table = ColorTable(connection: connection)
    try read()
  }

  isolated deinit {
    following?.cancel()
  }

  /// Whether the file can only be read.
  package var isReadOnly: Bool { connection.isReadOnly }

  /// The place of a colour in the order; nil where it is not there.
  ///
  /// - Complexity: O(colours).
  package func index(of id: SavedColor.ID) -> Int? {
    colors.firstIndex { $0.id == id }
  }

  // MARK: - Others

  /// Takes in what other programs change, from now on until the store goes.
  ///
  /// - Parameter wait: Waits for a duration.
  package func followOthers(
    wait: @escaping (Duration) async -> Void = { try? await Task.sleep(for: $0) }
  ) {
    guard following == nil else { return }
    let changes = FileChanges.stream(ofDatabaseAt: connection.path)
    // What was changed before that is told by nobody.
    takeInOthersChanges()
    following = Task { [weak self] in
      await FileChanges.follow(changes, wait: wait) { self?.takeInOthersChanges() }
    }
  }

  private func takeInOthersChanges() {
    do {
      guard try connection.dataVersion() != dataVersion else { return }
      try read()
      onChange?()
    } catch let error as StorageError {
      onProblem?(error)
    } catch {
      preconditionFailure("reading throws nothing else: \(error)")
    }
  }

  private func read() throws {
    // Asked for first: a change in between is then noticed once more rather than never.
    let version = try connection.dataVersion()
    colors = try table.all()
    dataVersion = version
  }

  /// Makes a change, all of it or none, and brings ``colors`` up to date.
  ///
  /// - Parameter write: Changes the table, and says what that does to the colours as they are known
  ///   here; they are read anew where another program has changed them.
  /// - Throws: What the closure throws, or `StorageError`.
  func change(_ write: () throws -> (inout [SavedColor]) -> Void) throws {
    var others: [SavedColor]?
    var version = dataVersion
    var apply: (inout [SavedColor]) -> Void = { _ in }
    try connection.transaction {
      version = try connection.dataVersion()
      apply = try write()
      if version != dataVersion { others = try table.all() }
    }
    dataVersion = version
    if let others { colors = others } else { apply(&colors) }
  }
}
