import GatefoldTerminal

/// Lending the terminal to another program.
extension Application {
  /// Gives the terminal to somebody else while `body` runs, as to an editor, and takes it back.
  ///
  /// Nothing is drawn and no key is read meanwhile; other work goes on. If the program is asked to
  /// end by a signal, the task that `body` runs in is cancelled, and the program ends once `body`
  /// has returned and the caller has done what it does then without waiting. Lending again meanwhile
  /// only runs the body.
  ///
  /// - Parameter body: Uses the terminal.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  public func lendTerminal<Success: Sendable>(
    _ body: @escaping @MainActor @Sendable () async throws -> Success
  ) async throws -> Success {
    guard !isLending else { return try await body() }
    let terminal = terminal
    let task = Task { try await terminal.lend(body) }
    borrower = Borrower { task.cancel() }
    defer { takeTerminalBack() }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// Whether somebody else has the terminal.
  var isLending: Bool { borrower != nil }

  /// Whoever waits for it goes on after the caller of `lendTerminal`, who is on the main actor.
  private func takeTerminalBack() {
    let waiter = borrower?.waiter
    borrower = nil
    defer { waiter?.resume() }
    resize(to: terminal.size)
    redraw()
  }

  /// Asks whoever has the terminal to stop, and waits until that is done.
  func endLending() async {
    guard let borrower else { return }
    borrower.stop()
    await withCheckedContinuation { self.borrower?.waiter = $0 }
  }
}

/// Who has the terminal for a while.
struct Borrower {
  /// Asks to give it back.
  let stop: @MainActor () -> Void
  /// Who waits for that.
  var waiter: CheckedContinuation<Void, Never>?

  init(stop: @escaping @MainActor () -> Void) {
    self.stop = stop
  }
}

extension Event {
  /// Whether the event was typed, pasted or done with the mouse.
  var isInput: Bool {
    switch self {
    case .key, .paste, .mouse: true
    default: false
    }
  }
}
