import CTerminalGuard
import Glibc
import Synchronization

/// What the reader's thread does, and the state that only it sees.
struct InputLoop {
  /// How long a paste may pause (``InputParser/Wait/silence``).
  private static let silence: Duration = .seconds(1)

  private let reader: InputReader
  private var parser: InputParser
  private var clicks = ClickCounter()
  private var size: Size
  private var buffer = [UInt8](repeating: 0, count: 65_536)
  private var events: [Event] = []
  private var isGone = false
  private var end: (deadline: ContinuousClock.Instant, status: Int32)?

  init(_ reader: InputReader) {
    self.reader = reader
    parser = reader.configuration.parser
    size = reader.configuration.size
  }

  /// Waits and posts until the reader is closed.
  mutating func run() {
    ctg_guard_thread()
    ctg_unblock_signals()
    while let isPaused = reader.control.withLock({ $0.isClosed ? nil : $0.isPaused }) {
      turn(isListening: !isPaused && !isGone)
      if let end, ContinuousClock.now >= end.deadline { abandonUnlessClosed(end.status) }
    }
  }

  private mutating func turn(isListening: Bool) {
    let device = reader.configuration.device
    var sources = [
      pollfd(fd: reader.wakeInput, events: Int16(POLLIN), revents: 0),
      pollfd(fd: isListening ? device.input : -1, events: Int16(POLLIN), revents: 0),
    ]
    let ready = poll(&sources, 2, timeout(isListening: isListening))
    if ready == 0 && isListening && parser.isPending { events += parser.flush() }
    if ready > 0 && sources[0].revents != 0 { readSignals() }
    if ready > 0 && sources[1].revents != 0 { readKeys(sources[1].revents) }
    if isListening && !isGone { noticeSize() }
    reader.mailbox.post(events)
    events.removeAll(keepingCapacity: true)
  }

  /// In milliseconds, as `poll(2)` wants it; -1 for ever.
  private func timeout(isListening: Bool) -> Int32 {
    var limits: [Duration] = []
    if isListening {
      switch parser.wait {
      case .none: break
      case .sequence: limits.append(reader.configuration.escapeDelay)
      case .silence: limits.append(Self.silence)
      }
    }
    if let end { limits.append(max(.zero, end.deadline - .now)) }
    return limits.min().map { Int32($0 / .milliseconds(1)) + 1 } ?? -1
  }

  /// A size that changed comes before what was typed since: a signal may have been lost.
  private mutating func noticeSize() {
    let now = reader.configuration.device.size(assuming: reader.configuration.assumedSize)
    guard now != size else { return }
    size = now
    events.insert(.resize(now), at: 0)
  }

  // MARK: - Signals

  private mutating func readSignals() {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(reader.wakeInput, &bytes, bytes.count)
    for byte in bytes.prefix(max(0, count)) { handle(signal: Int32(byte)) }
  }

  private mutating func handle(signal: Int32) {
    switch signal {
    case SIGTSTP: events.append(.suspend)
    case SIGCONT: if isUnexpectedContinue() { events.append(.resume) }
    case SIGINT, SIGTERM, SIGHUP, SIGQUIT:
      events.append(.terminate(signal: signal))
      expectEnd(128 + signal)
    default: break
    }
  }

  private func isUnexpectedContinue() -> Bool {
    reader.control.withLock { control in
      if control.isPaused || control.expectedContinues == ctg_continues() { return false }
      control.expectedContinues = ctg_continues()
      return true
    }
  }

  private mutating func expectEnd(_ status: Int32) {
    if end == nil { end = (.now + reader.configuration.gracePeriod, status) }
  }

  private func abandonUnlessClosed(_ status: Int32) {
    let isClosed = reader.control.withLock { $0.isClosed }
    if !isClosed { ctg_abandon(status) }
  }

  // MARK: - Keys

  /// Reads under the lock, so that nothing is read once a pause was asked for.
  private mutating func readKeys(_ found: Int16) {
    let count = reader.control.withLock { control -> Int? in
      control.isPaused ? nil : readWaiting()
    }
    guard let count else { return }
    if count > 0 {
      let now = ContinuousClock.now
      for event in parser.parse(buffer[..<count]) { events.append(counting(event, at: now)) }
    } else if isHungUp(count, error: errno, found) {
      isGone = true
      events.append(.hangUp)
      expectEnd(128 + SIGHUP)
    }
  }

  /// Reads what waits, and never waits itself: somebody else may have taken the bytes that woke us.
  private mutating func readWaiting() -> Int {
    let input = reader.configuration.device.input
    var waiting: Int32 = 0
    if ioctl(input, UInt(FIONREAD), &waiting) == 0 && waiting == 0 { return 0 }
    return read(input, &buffer, buffer.count)
  }

  private mutating func counting(_ event: Event, at instant: ContinuousClock.Instant) -> Event {
    guard case .mouse(let mouse) = event else { return event }
    return .mouse(clicks.counting(mouse, at: instant))
  }

  /// A read of nothing alone may mean that somebody else was quicker; a terminal that is gone also
  /// says so to `poll` or does not know how much there is to read.
  private func isHungUp(_ count: Int, error: Int32, _ found: Int16) -> Bool {
    if count < 0 && (error == EINTR || error == EAGAIN) { return false }
    if found & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { return true }
    var waiting: Int32 = 0
    return ioctl(reader.configuration.device.input, UInt(FIONREAD), &waiting) != 0
  }
}
