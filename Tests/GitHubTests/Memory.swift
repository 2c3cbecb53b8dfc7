import Foundation
import Testing

/// What the process takes.
enum Memory {
  /// The most memory that it has had so far, in bytes (proc(5), `VmHWM`).
  static func peak() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM") })
    return try #require(line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) })
      << 10
  }
}
