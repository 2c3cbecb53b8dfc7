/// Which part of a text gives way where it does not fit.
public enum TruncationMode: Sendable, CaseIterable {
  /// The beginning: the end of the text is kept.
  case head
  /// The middle: both ends are kept.
  case middle
  /// The end: the beginning of the text is kept.
  case tail
}
