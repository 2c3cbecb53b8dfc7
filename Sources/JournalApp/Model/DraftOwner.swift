import FoundationEssentials
import Glibc

/// A screen of a running program, whose drafts are not for others while it runs.
package nonisolated struct DraftOwner: Hashable, Sendable {
  /// What is kept of it: the process, when that started and on which start of the computer, and
  /// which of its screens it is.
  let text: String

  /// A new owner, of this process.
  package init() {
    self.init(process: getpid())
  }

  init(process: pid_t) {
    text = (Self.name(of: process) ?? "-") + " " + UUID().uuidString
  }

  /// Reads an owner as it was kept; nothing for nobody.
  package init(text: String) {
    self.text = text
  }

  /// Whether the process still runs, as far as that can be known from here: one of another computer
  /// does not, nor one that has ended and is only not waited for yet.
  package var isRunning: Bool {
    let parts = text.split(separator: " ")
    guard parts.count == 4, let process = Int32(parts[0]), process > 0 else { return false }
    return Self.name(of: process) == parts[0..<3].joined(separator: " ")
  }

  /// A process, such that no later one with the same number is taken for it; nil where there is none,
  /// or it has ended.
  ///
  /// The state and the time of the start are fields 3 and 22 of `/proc/PID/stat` (proc(5)), counted
  /// behind the name, which may have spaces and ends with the last `)`.
  private static func name(of process: pid_t) -> String? {
    let status = contents("/proc/\(process)/stat").split(separator: ")").last ?? ""
    let fields = status.split(separator: " ")
    guard fields.count > 19, fields[0] != "Z", fields[0] != "X" else { return nil }
    let boot = contents("/proc/sys/kernel/random/boot_id").prefix { !$0.isWhitespace }
    return "\(process) \(fields[19]) \(boot.isEmpty ? "-" : boot)"
  }

  private static func contents(_ path: String) -> String {
    (try? Data(contentsOf: URL(filePath: path))).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
