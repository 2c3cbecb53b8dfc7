/// What the colour table needs to know of the world outside.
package struct ColorsEnvironment {
  /// How many parts the table of hues has.
  let hueCount: Int
  /// The person's home folder, which `~` stands for; nil where there is none.
  let home: String?
  /// Waits for a duration; returns early if it is cancelled.
  let wait: (Duration) async -> Void

  /// Creates an environment; all of it real but for what is given.
  ///
  /// - Parameters:
  ///   - hueCount: How many parts the table of hues has, in `HueTable.counts`.
  ///   - variables: The environment variables, which say where the person is at home.
  ///   - wait: Waits for a duration.
  package init(
    hueCount: Int,
    variables: [String: String] = [:],
    wait: @escaping (Duration) async -> Void = { try? await Task.sleep(for: $0) }
  ) {
    self.hueCount = hueCount
    self.home = variables["HOME"]
    self.wait = wait
  }
}
