import Foundation
import Glibc
import Testing

extension EndToEndTests {
  /// What everybody does first: write, look, delete, take back, filter, come again.
  @Suite struct JournalFlowTests {
    static let sizes = [(100, 30), (60, 20), (40, 12)]
    static let types = ["tmux-256color", "xterm-256color", "screen-256color", "linux", "vt100"]

    @Test(arguments: sizes, types)
    func writesDeletesUndoesFiltersAndKeepsAll(size: (Int, Int), type: String) async throws {
      let tmux = try await Tmux(columns: size.0, rows: size.1, type: type)
      let before = try tmux.state()
      try await tmux.startProgram()
      try await tmux.add("Coffee at nine")
      try await tmux.add("Rain")
      try await follow(in: tmux, isWide: size.0 >= 60)
      try await deleteAndUndo(in: tmux)
      try await filter(in: tmux)
      try await tmux.quit()
      #expect(try tmux.state() == before)
      try tmux.enter("clear")
      try await tmux.startProgram()
      let screen = try await tmux.wait(for: "2 entries")
      #expect(screen.text.contains("Rain") && screen.text.contains("Coffee at n"))
    }

    @Test(arguments: ["q", "+Entry\r\u{3}", "TERM"])
    func endingLeavesAllOfTheJournalInOneFile(keys: String) async throws {
      let folder = try TemporaryFolder()
      let terminal = try PseudoTerminal()
      let child = try terminal.start([Program.path], environment: Program.environment(in: folder))
      try await terminal.wait(for: "No entries yet")
      if keys == "TERM" { child.send(SIGTERM) } else { terminal.send(keys) }
      #expect(try await terminal.reads(toTheEndOf: child))
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path("data/gatefold"))
      #expect(files == ["journal.sqlite"])
    }

    private func follow(in tmux: Tmux, isWide: Bool) async throws {
      try tmux.press("Down")
      try await tmux.wait(until: "the selection on Coffee, and its detail") {
        $0.selects("Coffee at n") && (!isWide || $0.lines[1].hasSuffix("│ Coffee at nine"))
      }
      if !isWide {
        try tmux.press("Enter")
        try await tmux.wait(until: "the detail over the list") {
          $0.text.contains("Coffee at nine") && !$0.text.contains("Rain")
        }
        try tmux.press("Escape")
        try await tmux.wait(for: "Rain")
      }
    }

    private func deleteAndUndo(in tmux: Tmux) async throws {
      try tmux.press("d")
      try await tmux.wait(until: "Coffee deleted") {
        $0.text.contains("Deleted “Coffee at") && $0.selects("Rain")
      }
      try tmux.press("u")
      try await tmux.wait(until: "Coffee back") { $0.selects("Coffee at n") }
    }

    private func filter(in tmux: Tmux) async throws {
      try tmux.press("/")
      try tmux.type("rain")
      try await tmux.wait(until: "only Rain") {
        $0.text.contains("1 / 1 found") && $0.selects("Rain")
      }
      try tmux.press("Escape")
      try await tmux.wait(for: "2 entries")
    }
  }
}
