import Glibc

/// Wakes a thread that waits in `poll(2)`.
final class Bell: Sendable {
  /// What can be read from once it has been rung.
  let descriptor: Int32
  private let writing: Int32

  /// Creates a bell; nil where the process has no descriptors left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    descriptor = ends[0]
    writing = ends[1]
  }

  deinit {
    close(descriptor)
    close(writing)
  }

  func ring() {
    var byte: UInt8 = 0
    // A full pipe has been rung already.
    _ = write(writing, &byte, 1)
  }

  /// Makes it silent again.
  func hush() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) == bytes.count {}
  }
}
