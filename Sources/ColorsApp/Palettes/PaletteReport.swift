/// What became of a palette's colours.
package nonisolated struct PaletteReport: Hashable, Sendable {
  /// Those that were added, as they are stored, at the end.
  package var added: [SavedColor] = []
  /// How many were there already: as many with the name and the digits in hexadecimal.
  package var present = 0
}
