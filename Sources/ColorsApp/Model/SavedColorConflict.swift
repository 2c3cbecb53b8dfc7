/// Why a change was not made: another program has changed the colour meanwhile.
package nonisolated enum SavedColorConflict: Error, Hashable, Sendable {
  /// It has another name or another colour now.
  case changed(SavedColor)
  /// It is not there any more.
  case removed
}
