/// How long and how large an exchange may be.
package struct TransportLimits: Sendable {
  /// How long nothing may come, from the first attempt to connect on.
  ///
  /// What is silent is noticed after one to two times as long.
  package var silence: Duration
  /// How long it all may take; what drips slowly ends here.
  package var total: Duration
  /// How many bytes the names and values of all headers may have.
  package var headerSize: Int
  /// How many exchanges may be under way at once.
  package var exchanges: Int

  /// Creates limits; those that are left out are for the real GitHub.
  package init(
    silence: Duration = .seconds(10),
    total: Duration = .seconds(60),
    headerSize: Int = 64 << 10,
    exchanges: Int = 4
  ) {
    self.silence = silence
    self.total = total
    self.headerSize = headerSize
    self.exchanges = exchanges
  }
}
