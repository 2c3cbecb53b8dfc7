import Foundation
import Testing

extension EndToEndTests {
  /// Many programs write to one journal at once, and two screens follow.
  @Suite struct ManyWritersTests {
    /// How many; `WRITERS` in the environment says it.
    private static let count =
      ProcessInfo.processInfo.environment["WRITERS"].flatMap { Int($0) } ?? 60

    @MainActor
    @Test func allAreThereAndBothScreensShowThem() async throws {
      let folder = try TemporaryFolder()
      let screens = [try await Tmux(folder: folder), try await Tmux(columns: 60, folder: folder)]
      for screen in screens { try await screen.startProgram() }
      let texts = (1...Self.count).map { "writer \($0)" }
      let environment = Program.environment(in: folder)
      let writers = try texts.map { text in
        try ChildProcess(
          [Program.path, "journal", "add", text],
          environment: environment,
          streams: .init(errors: folder.path("errors"))
        )
      }
      // A person writes meanwhile, too.
      try await screens[0].add("by hand")
      for writer in writers { #expect(writer.waitForEnd() == .code(0)) }
      #expect(try File.read(folder.path("errors")).isEmpty)
      let all = (texts + ["by hand"]).sorted()
      #expect(try Journal.texts(at: Journal.path(in: folder)).sorted() == all)
      for screen in screens {
        try await screen.wait(until: "all entries") { $0.hasStatus(" / \(all.count) entries") }
        try screen.press("End")
        try await screen.wait(until: "the oldest entry") {
          $0.hasStatus(" \(all.count) / \(all.count) entries")
        }
        try await screen.quit()
      }
    }
  }
}
