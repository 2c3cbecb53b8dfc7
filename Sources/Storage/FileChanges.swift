// Dispatch has not said that sources are Sendable; cancelling one from any thread is what they are for.
@preconcurrency import Dispatch
import Glibc

/// Tells that a database's files are being written to, by whoever it is.
///
/// Nothing runs while nothing changes: the kernel says so (`inotify(7)`).
package enum FileChanges {
  /// Yields after each burst of changes of a database's file or of its write-ahead log.
  ///
  /// What is written by this process counts too; the database tells whose a change was. The stream
  /// yields nothing where the system cannot watch files, nor for a database in memory, whose path is
  /// empty.
  package static func stream(ofDatabaseAt path: String) -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      if path.isEmpty { return }
      let file = Watched(path)
      let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard descriptor >= 0,
        inotify_add_watch(descriptor, file.folder, UInt32(IN_MODIFY | IN_CREATE | IN_MOVED_TO)) >= 0
      else { return }
      let source = DispatchSource.makeReadSource(
        fileDescriptor: descriptor,
        queue: DispatchQueue(label: "file changes")
      )
      source.setEventHandler {
        if file.isNamed(in: events(from: descriptor)) { continuation.yield() }
      }
      source.setCancelHandler { close(descriptor) }
      continuation.onTermination = { _ in source.cancel() }
      source.resume()
    }
  }

  /// Calls a closure after each burst of changes, when a connection can see what changed.
  ///
  /// It ends when its task is cancelled.
  ///
  /// - Parameters:
  ///   - changes: What ``stream(ofDatabaseAt:)`` gave. It watches from its creation on.
  ///   - wait: Waits for a duration.
  ///   - body: Looks for what has changed.
  package static func follow(
    _ changes: AsyncStream<Void>,
    wait: (Duration) async -> Void,
    _ body: () -> Void
  ) async {
    for await _ in changes {
      // The log is written before SQLite's shared memory says that the change is there.
      await wait(.milliseconds(20))
      body()
    }
  }

  private struct Watched: Sendable {
    let folder: String
    let name: [UInt8]

    /// A symbolic link is followed: SQLite writes beside the file that it leads to.
    init(_ path: String) {
      let real = realpath(path, nil)
        .map { real in
          defer { free(real) }
          return String(cString: real)
        }
      let parts = (real ?? path).split(separator: "/", omittingEmptySubsequences: false)
      let parent = parts.dropLast().joined(separator: "/")
      folder = parts.count > 1 ? (parent.isEmpty ? "/" : parent) : "."
      name = Array((parts.last ?? "").utf8)
    }

    /// Whether any event is about the file, or one whose name goes on, as the log's does.
    func isNamed(in events: [[UInt8]]) -> Bool {
      events.contains { $0.starts(with: name) }
    }
  }

  /// The names in the events that wait: each is a header of 16 bytes, of which the last four are the
  /// length of the name that follows, padded with zeros.
  private static func events(from descriptor: Int32) -> [[UInt8]] {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = max(0, read(descriptor, &buffer, buffer.count))
    var names: [[UInt8]] = []
    var start = 0
    while start + 16 <= count {
      let length = buffer[(start + 12)..<(start + 16)].reversed().reduce(0) { $0 << 8 | Int($1) }
      let end = min(start + 16 + length, count)
      names.append(Array(buffer[(start + 16)..<end].prefix { $0 != 0 }))
      start = end
    }
    return names
  }
}
