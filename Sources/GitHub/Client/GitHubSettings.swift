package import Foundation

/// What a client is to be, and what of the world it uses.
package struct GitHubSettings: Sendable {
  /// Where the API begins.
  package var base: APIBase
  /// Who asks; nil for nobody in particular.
  package var token: GitHubToken?
  /// The path of the cache's file; nil to keep answers in memory.
  package var cachePath: String?
  /// What the client calls itself.
  package var userAgent = "gatefold"
  /// How many repositories a page has, 100 at most.
  package var pageSize = 100
  /// How many bytes a document may have.
  package var documentLimit = 8 << 20
  /// How many bytes a picture may have.
  package var pictureLimit = 2 << 20
  /// How long and how large an exchange may be.
  package var limits = TransportLimits()
  /// How long a request waits where the server told to; what would be longer fails at once.
  package var longestWait: Duration = .seconds(3700)
  /// How long to wait before each repetition after a failure of the server or the connection.
  package var retryPauses: [Duration] = [.seconds(1), .seconds(2), .seconds(4)]
  /// What counts time.
  package var clock: any Clock<Duration> = ContinuousClock()
  /// The time of day.
  package var now: @Sendable () -> Date = { Date() }

  /// Creates settings with the real clock, and no cache on disk.
  package init(base: APIBase, token: GitHubToken? = nil) {
    self.base = base
    self.token = token
  }
}
