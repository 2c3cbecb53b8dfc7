import GatefoldTerminal

/// Lending the terminal to another program.
extension Application {
  /// Gives the terminal to somebody else while `body` runs, as to an editor, and takes it back.
  ///
  /// Nothing is drawn and no key is read meanwhile; other work goes on. If the program is asked to
  /// end by a signal, the task that `body` runs in is cancelled, and the program ends once `body`
  /// has returned. Lending again meanwhile only runs the body.
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
    borrower = Borrower(stop: { task.cancel() }, end: { _ = await task.result })
    defer { takeTerminalBack() }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// Whether somebody else has the terminal.
  var isLending: Bool { borrower != nil }

  private func takeTerminalBack() {
    borrower = nil
    resize(to: terminal.size)
    redraw()
  }

  /// Asks whoever has the terminal to stop, and waits until that is done.
  func endLending() async {
    borrower?.stop()
    await borrower?.end()
  }
}

/// Who has the terminal for a while.
struct Borrower {
  let stop: @MainActor () -> Void
  let end: @MainActor () async -> Void
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
