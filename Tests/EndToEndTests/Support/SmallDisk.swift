import Foundation
import Glibc

/// A file system in memory with little room, which is gone with it.
final class SmallDisk {
  /// Whether one may be made here.
  static let isPermitted = (try? SmallDisk(size: "64k")) != nil

  private let folder: TemporaryFolder

  /// Mounts the file system.
  ///
  /// - Parameter size: As for `mount -o size=` (tmpfs(5)).
  /// - Throws: `SystemError` where that is not permitted.
  init(size: String) throws {
    folder = try TemporaryFolder()
    guard mount("tmpfs", folder.path, "tmpfs", 0, "size=\(size)") == 0 else {
      throw SystemError(call: "mount", number: errno)
    }
  }

  deinit {
    // The folder is removed afterwards; a program that has not ended yet does not keep it.
    umount2(folder.path, Int32(MNT_DETACH))
  }

  /// The path of something on it.
  func path(_ name: String) -> String { folder.path(name) }

  /// Takes all the room that is left.
  func fill() throws {
    let descriptor = open(path("filling"), O_WRONLY | O_CREAT | O_APPEND, 0o600)
    guard descriptor >= 0 else { throw SystemError(call: "open", number: errno) }
    defer { close(descriptor) }
    let bytes = [UInt8](repeating: 0, count: 4096)
    while write(descriptor, bytes, bytes.count) > 0 {}
  }

  /// Gives the room back.
  func makeRoom() {
    unlink(path("filling"))
  }
}
