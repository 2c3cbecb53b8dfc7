/// What a terminal tells the application.
public enum Event: Hashable, Sendable {
  /// A key was struck.
  case key(KeyPress)
  /// Text was pasted: one event whatever its length, with its line breaks, and never a command.
  case paste(String)
  /// The mouse was pressed, released, moved or its wheel turned.
  case mouse(MouseEvent)
  /// The terminal has another size now.
  case resize(Size)
  /// The terminal's window got (true) or lost the keyboard.
  case focus(Bool)
  /// Somebody asked by SIGTSTP to be given the terminal.
  case suspend
  /// The program was continued after a stop that it did not ask for.
  case resume
  /// A signal asks the program to end: SIGINT, SIGTERM, SIGHUP or SIGQUIT, by number.
  case terminate(signal: Int32)
  /// The terminal is gone.
  case hangUp
}
