import Glibc

/// A bare pseudo-terminal with the program on it: every byte that is written can be looked at.
final class PseudoTerminal {
  private let master: Int32
  private let slave: Int32
  private var isOpen = true
  /// The path of the program's end.
  let path: String
  /// Everything that the program has written, as far as it was read.
  private(set) var output: [UInt8] = []

  /// Creates a terminal.
  init(columns: Int = 100, rows: Int = 30) throws {
    var (master, slave): (Int32, Int32) = (-1, -1)
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    guard openpty(&master, &slave, nil, nil, &size) == 0 else {
      throw SystemError(call: "openpty", number: errno)
    }
    var name = [CChar](repeating: 0, count: 128)
    ttyname_r(slave, &name, name.count)
    // The program is not to hold its own terminal's other end.
    for descriptor in [master, slave] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    self.master = master
    self.slave = slave
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    hangUp()
  }

  /// Starts a program on the terminal.
  func start(_ words: [String], environment: [String: String]) throws -> ChildProcess {
    try ChildProcess(words, environment: environment, streams: .terminal(path))
  }

  /// Takes the terminal away from the program.
  func hangUp() {
    guard isOpen else { return }
    isOpen = false
    close(slave)
    close(master)
  }

  // MARK: - What a person does

  /// Sends bytes, all of them.
  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else {
        read()
        waitForRoom()
      }
    }
  }

  /// Sends text.
  func send(_ text: String) {
    send(Array(text.utf8))
  }

  /// Sends text as long as there is room for it, and leaves unread what the program writes.
  func sendWithoutReading(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  private func waitForRoom() {
    var waiting = pollfd(fd: master, events: Int16(POLLOUT | POLLIN), revents: 0)
    poll(&waiting, 1, 100)
  }

  /// Gives the terminal another size; the program gets SIGWINCH.
  func resize(columns: Int, rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  // MARK: - What the program did

  /// The terminal's modes, as one line that can be compared.
  var modes: String {
    var modes = termios()
    tcgetattr(slave, &modes)
    let control = withUnsafeBytes(of: modes.c_cc) { $0.map(String.init).joined(separator: ",") }
    return "\(modes.c_iflag) \(modes.c_oflag) \(modes.c_cflag) \(modes.c_lflag) \(control)"
  }

  /// Reads what waits.
  ///
  /// - Returns: How many bytes that were.
  @discardableResult
  func read() -> Int {
    guard isOpen else { return 0 }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(master, &buffer, buffer.count)
    guard count > 0 else { return 0 }
    output += buffer[..<count]
    return count
  }

  /// Reads all that waits, and forgets what was read before.
  func forget() {
    while read() > 0 {}
    output = []
  }

  /// Reads until a program has ended and nothing is left.
  ///
  /// - Returns: Whether it has ended.
  func reads(
    toTheEndOf child: ChildProcess,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> Bool {
    try await eventually {
      let hasEnded = child.hasEnded()
      while read() > 0 {}
      return hasEnded
    }
  }

  /// Reads the next piece as soon as there is one.
  ///
  /// - Returns: How many bytes it has; 0 where none came in that time.
  func readNext(within limit: Duration) -> Int {
    var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    poll(&waiting, 1, Int32(limit / .milliseconds(1)))
    return read()
  }

  /// Reads until nothing has come for a while.
  func readUntilQuiet(for silence: Duration = .milliseconds(150)) {
    while readNext(within: silence) > 0 {}
  }

  /// Waits until the program has written a text.
  func wait(
    for text: String,
    isolation: isolated (any Actor)? = #isolation,
    file: String = #fileID,
    line: Int = #line
  ) async throws {
    let isSeen = try await eventually {
      while read() > 0 {}
      return contains(text)
    }
    guard isSeen else {
      throw NotSeen("“\(text)”", seen: printable, file: file, line: line)
    }
  }

  /// Whether the program has written a text, since the last `forget()`.
  func contains(_ text: String) -> Bool {
    output.contains(Array(text.utf8))
  }

  /// What was written, with escape sequences made visible.
  var printable: String {
    String(decoding: output, as: UTF8.self).replacing("\u{1B}", with: "␛")
  }
}
