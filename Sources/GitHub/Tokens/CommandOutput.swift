import Foundation

/// Runs a program for what it prints.
struct CommandOutput: Sendable {
  /// The variables that the program gets, of which PATH says where it is.
  let environment: [String: String]
  /// How long it may take.
  let limit: Duration
  let clock: any Clock<Duration>

  /// What the program prints, if it ends well in time; it is asked to end otherwise.
  ///
  /// It can read nothing, and what it says on standard error is dropped. Of what it prints, 4,096
  /// bytes are read.
  func run(_ words: [String]) async -> String? {
    guard let name = words.first, let path = path(of: name) else { return nil }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = Array(words.dropFirst())
    process.environment = environment.merging(["GH_PROMPT_DISABLED": "1"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    let end = AsyncStream<Int32>.makeStream()
    process.terminationHandler = { end.continuation.yield($0.terminationStatus) }
    guard (try? process.run()) != nil else { return nil }
    let status = await firstStatus(end.stream)
    if status == nil { process.terminate() }
    guard status == 0 else { return nil }
    let bytes = try? pipe.fileHandleForReading.read(upToCount: 4096)
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The status that a program ends with; nil where it does not in time.
  private func firstStatus(_ statuses: AsyncStream<Int32>) async -> Int32? {
    await withTaskGroup(of: Int32?.self) { group in
      defer { group.cancelAll() }
      group.addTask { await statuses.first { _ in true } }
      group.addTask {
        try? await clock.sleep(for: limit)
        return nil
      }
      return await group.next() ?? nil
    }
  }

  private func path(of name: String) -> String? {
    (environment["PATH"] ?? "").split(separator: ":")
      .map { $0 + "/" + name }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
