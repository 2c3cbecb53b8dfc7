import Testing

/// What shares the process's ncurses, environment and signals: one at a time.
@Suite(.serialized)
struct TerminalTests {}
