import CTerminalGuard
import Glibc
import Synchronization

/// The thread that waits for keys and signals and posts them as events.
///
/// A thread rather than a dispatch source, which never notices that a terminal is gone while
/// SIGHUP is ignored.
final class InputReader: Sendable {
  /// What it takes to read one terminal.
  struct Configuration: Sendable {
    /// The terminal.
    var device: TerminalDevice
    /// The extent that the application knows of.
    var size: Size
    /// The extent to assume where the terminal does not know.
    var assumedSize: Size
    /// How long silence has to be to end a sequence.
    var escapeDelay: Duration
    /// How long the application has to close the terminal once it was asked to end.
    var gracePeriod: Duration
    /// Reads the bytes.
    var parser: InputParser
  }

  struct Control: Sendable {
    var isPaused = false
    var isClosed = false
    /// How many continuations the application knows of already.
    var expectedContinues: UInt32 = 0
  }

  /// Where the events go.
  let mailbox: EventMailbox
  let configuration: Configuration
  let control = Mutex(Control())
  /// Signals and wishes come in here, one byte each: a signal's number, or 0 to look up.
  let wakeInput: Int32
  private let wakeOutput: Int32
  private let thread = Mutex<pthread_t?>(nil)

  /// Creates a reader; it does nothing yet.
  ///
  /// - Throws: `TerminalError.system` where there can be no pipe.
  init(_ configuration: Configuration, mailbox: EventMailbox) throws {
    var ends: [Int32] = [-1, -1]
    guard ctg_pipe(&ends) == 0 else { throw TerminalError.system(call: "pipe2", errno: errno) }
    self.configuration = configuration
    self.mailbox = mailbox
    wakeInput = ends[0]
    wakeOutput = ends[1]
  }

  /// Starts to read, and to catch signals.
  ///
  /// - Throws: `TerminalError.system` where there can be no thread.
  func start() throws {
    ctg_catch_signals(wakeOutput)
    let argument = Unmanaged.passRetained(self)
    var created = pthread_t()
    let result = pthread_create(
      &created,
      nil,
      { argument in
        guard let argument else { return nil }
        var loop = InputLoop(Unmanaged<InputReader>.fromOpaque(argument).takeRetainedValue())
        loop.run()
        return nil
      },
      argument.toOpaque()
    )
    guard result == 0 else {
      argument.release()
      ctg_release_signals()
      throw TerminalError.system(call: "pthread_create", errno: result)
    }
    thread.withLock { $0 = created }
  }

  /// Leaves the terminal's bytes to others.
  ///
  /// None is read once this returns.
  func pause() {
    control.withLock { $0.isPaused = true }
  }

  /// Reads again.
  ///
  /// What continued the process until now is known.
  func resume() {
    control.withLock { control in
      control.isPaused = false
      control.expectedContinues = ctg_continues()
    }
    wake()
  }

  /// Ends the thread and waits for its end.
  ///
  /// The reader cannot be started again.
  func close() {
    control.withLock { $0.isClosed = true }
    wake()
    if let thread = thread.withLock({ $0.take() }) { pthread_join(thread, nil) }
    ctg_release_signals()
    Glibc.close(wakeInput)
    Glibc.close(wakeOutput)
    mailbox.close()
  }

  private func wake() {
    var byte: UInt8 = 0
    Glibc.write(wakeOutput, &byte, 1)
  }
}
