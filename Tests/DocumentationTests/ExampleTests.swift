import Foundation
import Testing

/// The program in the README, from the README's own text, compiled and run in a real terminal.
struct ExampleTests {
  private let folder: TemporaryFolder
  private let program: URL

  init() throws {
    folder = try TemporaryFolder()
    program = folder.url.appending(path: "notes")
    let blocks = Repository.blocks(of: "swift", in: try Repository.text(of: "README.md"))
    try #require(blocks.count == 1, "the README has one program")
    let source = folder.url.appending(path: "main.swift")
    try blocks[0].write(to: source, atomically: true, encoding: .utf8)
    try BuildProducts.compile(source, to: program)
  }

  @Test func theProgramAddsShowsDeletesAndQuits() throws {
    let pane = try TmuxPane(running: program, width: 70, height: 10)
    try pane.waitUntil("a first row and its detail are shown") { $0.shows(row: "Buy bread") }
    try pane.press("+")
    try pane.waitUntil("the alert is shown") { $0.contains(" New note ") }
    try pane.type("Coffee at nine")
    try pane.press("Enter")
    try pane.waitUntil("the added row and its detail are shown") { $0.shows(row: "Coffee at nine") }
    try pane.press("d")
    try pane.waitUntil("the row is gone and the next is selected") {
      $0.shows(row: "Buy bread") && !$0.contains("Coffee")
    }
    try pane.press("q")
    try pane.waitUntil("it has ended well") { $0.hasPrefix("Exit code 0\n") }
  }

  @Test func withoutATerminalTheProgramSaysSoInOneLine() throws {
    let result = try Command.run([program.path()])
    #expect(result.status == 1)
    #expect(result.output == "notes: standard input and output have to be a terminal\n")
  }
}

extension String {
  /// Whether a row is selected, and the detail beside it shows the same.
  fileprivate func shows(row: String) -> Bool {
    split(separator: "\n").contains { $0.hasPrefix("▌" + row) }
      && split(separator: "\n").contains { $0.hasSuffix("│ " + row) }
  }
}
