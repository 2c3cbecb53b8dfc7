/// Whether somebody looks at what is asked for.
package enum RequestUrgency: Int, Hashable, Sendable {
  /// Nobody does; it waits for the others.
  case background
  /// It is on the screen.
  case visible
}
