import Foundation
import GatefoldKit
import JournalApp

@testable import ProgramSupport
@testable import gatefold

/// A folder with a journal, and commands that run on it in this process.
final class CommandFixture {
  let folder = "/tmp/gatefold-\(UUID().uuidString)"
  /// The time that it is.
  var now = Date(timeIntervalSince1970: 1_796_069_655)  // 2026-11-30 21:14:15 in Berlin
  var variables = ["TZ": "Europe/Berlin"]
  var input: [UInt8] = []
  var isInputTerminal = true
  var isOutputTerminal = false
  var paint: LinePaint?

  /// What a command left behind.
  struct Outcome: Equatable {
    var code: Int32
    var output: String
    var errors: String
  }

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  var journal: String { folder + "/journal.sqlite" }

  /// Writes a file.
  ///
  /// - Returns: Its path.
  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(filePath: folder + "/" + name))
    return folder + "/" + name
  }

  /// Runs a command on the journal.
  @discardableResult
  func run(_ words: String...) throws -> Outcome {
    try run(words + ["--file", journal])
  }

  /// Runs a command.
  func run(_ words: [String]) throws -> Outcome {
    let (output, errors) = (Sink(), Sink())
    let environment = CommandEnvironment(
      variables: variables,
      isInputTerminal: isInputTerminal,
      readInput: { [input] in input },
      output: Output(isTerminal: isOutputTerminal) { output.bytes += $0 },
      errors: Output(isTerminal: isOutputTerminal) { errors.bytes += $0 },
      paint: paint,
      now: { [now] in now }
    )
    let code = PlainCommand.run(try Arguments(words), in: environment)
    return Outcome(code: code, output: output.text, errors: errors.text)
  }
}

/// What was printed.
private final class Sink {
  var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension CommandFixture.Outcome {
  /// The lines of the output, without their first words where those are identifiers.
  var lines: [String] { output.split(separator: "\n").map(String.init) }
}
