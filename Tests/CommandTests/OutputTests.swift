import Foundation
import Testing

@testable import ProgramSupport
@testable import gatefold

struct OutputTests {
  private static let hostile = "a\u{1b}[2J\u{9b}31m\u{0}\u{202e}b\rc\n\u{1b}]0;x\u{7}d"

  @Test
  func aTerminalGetsNoOrders() throws {
    let fixture = try CommandFixture()
    fixture.input = Array(Self.hostile.utf8)
    try fixture.run("journal", "add", "-")
    fixture.isOutputTerminal = true
    for words in [
      ["list"], ["show", "1"], ["search", "a"], ["export"], ["export", "--format=text"],
    ] {
      let output = try fixture.run(["journal"] + words + ["--file", fixture.journal]).output
      let orders = output.unicodeScalars.filter {
        $0 != "\n" && [.control, .format].contains($0.properties.generalCategory)
      }
      #expect(Array(orders) == [], "\(words)")
      #expect(output.contains("b"))
    }
    let error = try fixture.run("journal", "show", "\u{1b}[2J")
    #expect(error.errors == "gatefold: there is no entry '␛[2J'\n")
  }

  @Test
  func aPipeGetsTheTextAsItIs() throws {
    let fixture = try CommandFixture()
    fixture.input = Array(Self.hostile.utf8)
    try fixture.run("journal", "add", "-")
    let shown = try fixture.run("journal", "show", "1").output
    #expect(shown.hasSuffix("\n\n" + Self.hostile.replacing("\r", with: "\n") + "\n"))
  }

  @Test
  func aReaderThatHasEnoughIsNoFailure() throws {
    let (code, count) = try run { calls in if calls > 1 { throw Output.Failure.closed } }
    #expect(code == 0)
    #expect(count == 2)
  }

  @Test
  func aFullDiskIsAFailure() throws {
    let (code, _) = try run { _ in throw Output.Failure.failed("No space left on device") }
    #expect(code == 1)
  }

  /// Lists 3,000 entries to a stream that fails.
  private func run(_ send: @escaping (Int) throws -> Void) throws -> (code: Int32, calls: Int) {
    let fixture = try CommandFixture()
    let text = (0..<3000).map { "[2013-06-09 15:39] \($0) and so many words that it is long" }
    try fixture.run("journal", "import", try fixture.write(text.joined(separator: "\n"), to: "j"))
    var calls = 0
    var environment = CommandEnvironment.process(variables: [:])
    environment.output = Output(isTerminal: false) { _ in
      calls += 1
      try send(calls)
    }
    environment.errors = Output(isTerminal: false) { _ in }
    let arguments = try Arguments(["journal", "list", "--file", fixture.journal])
    return (PlainCommand.run(arguments, in: environment), calls)
  }
}
