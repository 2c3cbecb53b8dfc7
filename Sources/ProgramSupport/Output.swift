package import GatefoldKit
import GatefoldText
import Glibc

/// A stream that commands print to: a terminal, a file, a pipe, or memory.
///
/// What goes to a terminal passes the gate, so that no text can give it orders; everything else
/// gets the text as it is.
package final class Output {
  /// Why nothing more can be printed.
  package enum Failure: Error, Hashable {
    /// The reader has enough, as `head` has after ten lines: nothing is wrong.
    case closed
    /// Writing failed; what the system says.
    case failed(String)
  }

  package let isTerminal: Bool
  private let send: ([UInt8]) throws -> Void
  private var buffer: [UInt8] = []

  /// Prints by a closure.
  package init(isTerminal: Bool, send: @escaping ([UInt8]) throws -> Void) {
    self.isTerminal = isTerminal
    self.send = send
  }

  /// Prints to a file descriptor.
  package convenience init(descriptor: Int32) {
    self.init(isTerminal: isatty(descriptor) == 1) { bytes in
      try Self.write(bytes, to: descriptor)
    }
  }

  /// Prints a text, in parts of some size.
  ///
  /// - Throws: `Failure`.
  package func print(_ text: String) throws {
    if isTerminal {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      buffer.append(contentsOf: lines.map { cleaned(String($0)) }.joined(separator: "\n").utf8)
    } else {
      buffer.append(contentsOf: text.utf8)
    }
    if buffer.count > 1 << 16 { try flush() }
  }

  /// Prints a line.
  ///
  /// - Throws: `Failure`.
  package func printLine(_ line: String) throws {
    try print(line + "\n")
  }

  /// Prints painted cells, which are no text.
  ///
  /// - Throws: `Failure`.
  package func print(_ cells: LinePaint.Cells) throws {
    buffer.append(contentsOf: cells.bytes)
    if buffer.count > 1 << 16 { try flush() }
  }

  /// Hands over what was printed.
  ///
  /// - Throws: `Failure`.
  package func flush() throws {
    let bytes = buffer
    buffer.removeAll(keepingCapacity: true)
    if !bytes.isEmpty { try send(bytes) }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest.removeFirst(count)
      } else if errno == EPIPE {
        throw Failure.closed
      } else if errno != EINTR {
        throw Failure.failed(String(cString: strerror(errno)))
      }
    }
  }
}
