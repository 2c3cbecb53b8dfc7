extension Responder {
  /// Starts asynchronous work on the main actor that the application knows of.
  ///
  /// What it changes is drawn by itself. Tests wait until all such work has ended. The caller keeps
  /// the task if it wants to cancel it.
  @discardableResult
  public func startTask(
    _ operation: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never> {
    let application = chain.firstNonNil { $0 as? Application }
    application?.runningTaskCount += 1
    return Task { [weak application] in
      await operation()
      application?.runningTaskCount -= 1
    }
  }
}
