import CTerminalGuard
import GatefoldText
import Glibc

/// Holds what arrives on standard error while the screen is taken, and shows it afterwards.
///
/// Only where standard error is a terminal: a person who sent it to a file gets it there.
struct HeldErrors: Sendable {
  /// At most so many bytes are shown, the last ones.
  private static let limit = 65_536

  /// Where the text is held.
  let held: Int32
  /// Where it belongs: what descriptor 2 was.
  let real: Int32

  /// Starts to hold; `nil` where there is nothing to hold or no way to.
  init?() {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
    let held = ctg_memory_file("errors")
    let real = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    guard held >= 0, real >= 0, dup2(held, STDERR_FILENO) >= 0 else {
      Glibc.close(held)
      Glibc.close(real)
      return nil
    }
    self.held = held
    self.real = real
  }

  /// Has errors shown again, those that were held first.
  func show() {
    dup2(real, STDERR_FILENO)
    // A message may quote anything, escape sequences too.
    let lines = String(decoding: take(), as: UTF8.self)
      .split(
        separator: "\n",
        omittingEmptySubsequences: false
      )
    let text = lines.map { cleaned(String($0)) }.joined(separator: "\n")
    TerminalDevice(input: real, output: real).write(Array(text.utf8))
  }

  /// Holds again.
  func hold() {
    dup2(held, STDERR_FILENO)
  }

  /// Ends holding, after ``show()``.
  func close() {
    Glibc.close(held)
    Glibc.close(real)
  }

  private func take() -> [UInt8] {
    let end = Int(lseek(held, 0, SEEK_END))
    let count = min(max(0, end), Self.limit)
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = max(0, pread(held, buffer.baseAddress, count, end - count))
    }
    ftruncate(held, 0)
    lseek(held, 0, SEEK_SET)
    return bytes
  }
}
