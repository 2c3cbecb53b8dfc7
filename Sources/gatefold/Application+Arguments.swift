import GatefoldKit
import ProgramSupport

extension Application {
  /// Creates an application on the process's terminal, as the arguments ask for it.
  ///
  /// - Throws: `TerminalError` where there is no terminal.
  convenience init(_ arguments: Arguments, environment: [String: String]) throws {
    self.init(environment: environment)
    terminal.isMouseEnabled = arguments.usesMouse
    if arguments.usesASCII { window.theme.symbols = .ascii }
    try terminal.checkAvailability()
  }
}
