import CTerminalGuard
import Glibc

/// The terminal as the kernel has it: modes, size and bytes.
struct TerminalDevice: Sendable {
  /// Where keys come from; its modes are set.
  let input: Int32
  /// Where frames go.
  let output: Int32

  /// Whether both ends are terminals.
  var isTerminal: Bool { isatty(input) == 1 && isatty(output) == 1 }

  /// Whether the terminal is another process group's now.
  var isInBackground: Bool {
    let group = tcgetpgrp(input)
    return group >= 0 && group != getpgrp()
  }

  /// The terminal's modes.
  ///
  /// - Throws: `TerminalError.system` where it has none.
  func modes() throws -> termios {
    var modes = termios()
    guard tcgetattr(input, &modes) == 0 else {
      throw TerminalError.system(call: "tcgetattr", errno: errno)
    }
    return modes
  }

  /// Sets the terminal's modes.
  ///
  /// From the background this stops the process, as it should.
  ///
  /// - Returns: Whether it could be done.
  @discardableResult
  func setModes(_ modes: termios) -> Bool {
    var modes = modes
    while tcsetattr(input, TCSANOW, &modes) != 0 {
      if errno != EINTR { return false }
    }
    return true
  }

  /// The extent in cells: ncurses crashes beyond 32,767.
  ///
  /// - Parameter assumed: What to take where the terminal does not know, as a serial line.
  /// - Returns: The extent, 1…1000 each way.
  func size(assuming assumed: Size) -> Size {
    var window = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &window) == 0 else { return assumed }
    func clamped(_ value: UInt16, _ fallback: Int) -> Int {
      value == 0 ? fallback : min(1000, Int(value))
    }
    return Size(
      width: clamped(window.ws_col, assumed.width),
      height: clamped(window.ws_row, assumed.height)
    )
  }

  /// Writes all of the bytes; waits where the terminal is slow, gives up where it is gone.
  func write(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress
      let count = Glibc.write(output, start, rest.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        guard poll(&waiting, 1, -1) >= 0 || errno == EINTR else { return }
        if waiting.revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 { return }
      } else if errno != EINTR {
        return
      }
    }
  }

  /// Writes all of the bytes.
  func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { write($0) }
  }
}

extension termios {
  /// These modes changed for reading keys one by one: nothing is echoed, waited for or translated,
  /// and Control-C, Control-Z and Control-\ are keys like others, so that a pasted one is text.
  ///
  /// A read waits for a byte (`cfmakeraw(3)`). Were it to return at once with nothing, a shell that
  /// finds the terminal like this, after SIGKILL or SIGSTOP, would take it for the end of its input
  /// and exit.
  var raw: termios {
    var modes = self
    cfmakeraw(&modes)
    return modes
  }

  /// What the erase key sends.
  var eraseCharacter: UInt8 {
    withUnsafeBytes(of: c_cc) { $0[Int(VERASE)] }
  }
}
