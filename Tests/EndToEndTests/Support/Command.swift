import Foundation

/// Files as text and bytes.
enum File {
  static func read(_ path: String) throws -> String {
    try String(decoding: Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }

  static func bytes(_ path: String) throws -> Data {
    try Data(contentsOf: URL(filePath: path))
  }

  static func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
  }
}

/// A program that is run to its end without a terminal.
struct Command {
  let exit: ChildProcess.Exit?
  let output: String
  let errors: String

  /// Runs a program that ends by itself and soon.
  init(_ words: [String], environment: [String: String], input: String = "/dev/null") throws {
    let folder = try TemporaryFolder()
    let (output, errors) = (folder.path("output"), folder.path("errors"))
    let streams = ChildProcess.Streams(input: input, output: output, errors: errors)
    exit = try ChildProcess(words, environment: environment, streams: streams).waitForEnd()
    self.output = try File.read(output)
    self.errors = try File.read(errors)
  }
}
