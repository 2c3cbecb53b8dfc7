import Testing

/// The built program on real terminals: in tmux, whose screen can be read back, and on a bare
/// pseudo-terminal, whose bytes can.
///
/// One test runs at a time, so that what one of them measures is not another one's load.
@Suite(
  .serialized,
  .enabled(if: Requirements.areMet, "these need tmux and the built program"),
  .timeLimit(.minutes(5))
)
struct EndToEndTests {}
