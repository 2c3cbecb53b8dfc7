import GatefoldTerminal

extension Application {
  /// Runs a program in the terminal that it was started in, and ends the process with it.
  ///
  /// ```swift
  /// await Application.main(SplitViewController(primary: list, secondary: list.detail))
  /// ```
  ///
  /// The exit code is ``ExitReason/exitCode``. Where there is no usable terminal it is 1, and one
  /// line on standard error says why.
  ///
  /// - Parameter root: The controller that fills the window.
  public static func main(_ root: ViewController) async -> Never {
    do {
      endProcess(code: try await Application().run(root).exitCode)
    } catch {
      endProcess(code: 1, problem: String(describing: error))
    }
  }
}
