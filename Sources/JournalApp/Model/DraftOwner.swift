import FoundationEssentials
import Glibc

/// A screen of a running program, whose drafts are not for others while it runs.
package nonisolated struct DraftOwner: Hashable, Sendable {
  /// What is kept of it: the process, when that started and on which start of the computer, and
  /// which of its screens it is.
  let text: String

  /// A new owner, of this process.
  package init() {
    text = Self.process(getpid()) + " " + UUID().uuidString
  }

  /// Reads an owner as it was kept; nothing for nobody.
  package init(text: String) {
    self.text = text
  }

  /// Whether the process still runs, as far as that can be known from here: one of another computer
  /// does not.
  package var isRunning: Bool {
    let parts = text.split(separator: " ")
    guard parts.count == 4, let process = Int32(parts[0]), process > 0 else { return false }
    return Self.process(process) == parts[0..<3].joined(separator: " ")
  }

  /// A process, such that no later one with the same number is taken for it.
  ///
  /// The time of the start is field 22 of `/proc/PID/stat` (proc(5)), counted behind the name, which
  /// may have spaces and ends with the last `)`.
  private static func process(_ number: Int32) -> String {
    let fields = contents("/proc/\(number)/stat").split(separator: ")").last?.split(separator: " ")
    let start = fields.flatMap { $0.count > 19 ? String($0[19]) : nil } ?? "-"
    let boot = contents("/proc/sys/kernel/random/boot_id").prefix { !$0.isWhitespace }
    return "\(number) \(start) \(boot.isEmpty ? "-" : boot)"
  }

  private static func contents(_ path: String) -> String {
    (try? Data(contentsOf: URL(filePath: path))).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
