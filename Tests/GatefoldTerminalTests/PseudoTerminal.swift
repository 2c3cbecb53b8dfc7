import GatefoldTerminal
import Glibc
import Testing

/// A pseudo-terminal: the program's end, and the end where a person would sit.
final class PseudoTerminal {
  private let slave: Int32
  private var master: Int32

  init(_ size: Size) throws {
    var ends: (Int32, Int32) = (-1, -1)
    try #require(openpty(&ends.0, &ends.1, nil, nil, nil) == 0)
    (master, slave) = ends
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    setSize(size)
  }

  deinit {
    closeMaster()
    close(slave)
  }

  @MainActor
  func open(_ environment: [String: String]) throws -> CursesTerminal {
    let terminal = CursesTerminal(input: slave, output: slave, environment: environment)
    // Other tests may keep the main actor for longer than a person would wait.
    terminal.gracePeriod = .seconds(600)
    try terminal.open()
    return terminal
  }

  func setSize(_ size: Size) {
    var window = winsize(
      ws_row: UInt16(size.height),
      ws_col: UInt16(size.width),
      ws_xpixel: 0,
      ws_ypixel: 0
    )
    _ = ioctl(master, UInt(TIOCSWINSZ), &window)
  }

  /// What the program has written since the last call.
  func read() -> String {
    String(decoding: readBytes(), as: UTF8.self)
  }

  /// Reads while the program writes more than the kernel holds.
  @MainActor
  func drain(while write: () -> Void) {
    let reader = DrainingThread(master)
    write()
    reader.stop()
    _ = readBytes()
  }

  private func readBytes() -> [UInt8] {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(master, &buffer, buffer.count)
      if count <= 0 { return all }
      all += buffer[..<count]
    }
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = Glibc.write(master, bytes, bytes.count)
  }

  /// Reads a line at the program's end, as a program in the foreground does.
  func readAsProgram() -> String {
    var buffer = [UInt8](repeating: 0, count: 1024)
    let count = Glibc.read(slave, &buffer, buffer.count)
    return String(decoding: buffer[..<max(0, count)], as: UTF8.self)
  }

  /// Changes the modes, as a program that does not put them back.
  func changeModes() throws {
    try withUnsafeTemporaryAllocation(of: termios.self, capacity: 1) { modes in
      let modes = try #require(modes.baseAddress)
      try #require(tcgetattr(slave, modes) == 0)
      cfmakeraw(modes)
      try #require(tcsetattr(slave, TCSANOW, modes) == 0)
    }
  }

  func closeMaster() {
    if master >= 0 { close(master) }
    master = -1
  }

  /// The modes, as bytes that can be compared.
  func modes() throws -> [UInt8] {
    try withUnsafeTemporaryAllocation(of: termios.self, capacity: 1) { modes in
      let bytes = UnsafeMutableRawBufferPointer(modes)
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
      try #require(tcgetattr(slave, modes.baseAddress) == 0)
      return Array(bytes)
    }
  }
}
