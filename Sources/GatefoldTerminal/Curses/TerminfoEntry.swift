/// A terminal description, and its compiled form (`term(5)`), which ncurses takes from the
/// environment: `TERMINFO=hex:…` (`ncurses(3x)`).
///
/// Capabilities stand at the indexes of ncurses' own tables.
struct TerminfoEntry: Equatable, Sendable {
  /// The names of the terminal, separated by `|`.
  var names: String
  /// The capabilities that are there or not.
  var booleans: [Bool]
  /// The capabilities with a number; -1 where absent.
  var numbers: [Int32]
  /// The capabilities with a string; `nil` where absent.
  var strings: [[UInt8]?]
  /// The names of boolean capabilities that are not in the tables.
  var extendedBooleans: [String] = []

  /// The compiled entry, with 32-bit numbers; `nil` where it is longer than the format allows.
  ///
  /// - Complexity: O(capabilities and their text).
  var compiled: [UInt8]? {
    var table: [UInt8] = []
    let offsets = strings.map { string -> Int in
      guard let string else { return -1 }
      defer { table += string + [0] }
      return table.count
    }
    guard table.count <= Int(Int16.max) else { return nil }
    let name = Array(names.utf8) + [0]
    var bytes: [UInt8] = []
    // The magic number of entries with 32-bit numbers is 01036.
    for short in [0o1036, name.count, booleans.count, numbers.count, strings.count, table.count] {
      append(short, to: &bytes)
    }
    bytes += name + booleans.map { $0 ? 1 : 0 }
    pad(&bytes)
    for number in numbers { append(number, to: &bytes) }
    for offset in offsets { append(offset, to: &bytes) }
    bytes += table
    appendExtension(to: &bytes)
    return bytes
  }

  /// The value for the variable TERMINFO.
  var environmentValue: String? {
    let digits = Array("0123456789ABCDEF".utf8)
    return compiled.map { bytes in
      var hexadecimal: [UInt8] = []
      hexadecimal.reserveCapacity(2 * bytes.count)
      for byte in bytes {
        hexadecimal.append(digits[Int(byte >> 4)])
        hexadecimal.append(digits[Int(byte & 15)])
      }
      return "hex:" + String(decoding: hexadecimal, as: UTF8.self)
    }
  }

  private func appendExtension(to bytes: inout [UInt8]) {
    guard !extendedBooleans.isEmpty else { return }
    pad(&bytes)
    var table: [UInt8] = []
    let offsets = extendedBooleans.map { name -> Int in
      defer { table += Array(name.utf8) + [0] }
      return table.count
    }
    for short in [offsets.count, 0, 0, offsets.count, table.count] { append(short, to: &bytes) }
    bytes += offsets.map { _ in 1 }
    pad(&bytes)
    for offset in offsets { append(offset, to: &bytes) }
    bytes += table
  }

  /// Numbers stand at even addresses.
  private func pad(_ bytes: inout [UInt8]) {
    if bytes.count % 2 != 0 { bytes.append(0) }
  }

  private func append(_ short: Int, to bytes: inout [UInt8]) {
    bytes.append(UInt8(truncatingIfNeeded: short))
    bytes.append(UInt8(truncatingIfNeeded: short >> 8))
  }

  private func append(_ number: Int32, to bytes: inout [UInt8]) {
    append(Int(number), to: &bytes)
    append(Int(number) >> 16, to: &bytes)
  }
}
