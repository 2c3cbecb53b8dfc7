import JournalApp
import Storage

/// An error that says by itself what went wrong.
package protocol ExplainedError: Error {
  /// What went wrong, in one line, without the program's name and a full stop.
  var sentence: String { get }
}

extension StorageError: ExplainedError {}
