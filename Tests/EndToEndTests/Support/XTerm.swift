import Foundation

/// xterm on a screen in memory, of which pictures can be taken.
final class XTerm {
  /// Whether there is what it takes.
  static let isThere = ["Xvfb", "xterm", "import", "convert"]
    .allSatisfy { Requirements.tool($0) != nil }

  private let folder: TemporaryFolder
  private let server: ChildProcess
  private let terminal: ChildProcess
  private let display: String

  /// Starts a program in a terminal of 100 columns and 30 lines.
  ///
  /// - Parameters:
  ///   - words: The program and its arguments.
  ///   - typed: What ``type()`` is to type: the answer of the terminal when it is asked who it is.
  ///   - folder: Where the program's data are, and everything of this object.
  /// - Throws: `NotSeen` where the screen does not come up.
  init(running words: [String], typed: String, in folder: TemporaryFolder) async throws {
    self.folder = folder
    let number = folder.path("display")
    server = try ChildProcess(
      [Requirements.tool("Xvfb") ?? "", "-displayfd", "1", "-screen", "0", "1000x700x24"],
      environment: Program.environment(in: folder),
      streams: ChildProcess.Streams(output: number)
    )
    let isUp = try await eventually { (try? File.read(number))?.contains("\n") == true }
    guard isUp else { throw NotSeen("a screen", seen: "none", file: #fileID, line: #line) }
    display = ":" + (try File.read(number)).filter(\.isNumber)
    // xterm takes COLORTERM away, and calls itself by a name that has eight colours.
    let variables = "TERM=xterm-256color COLORTERM=truecolor"
    let command = words.joined(separator: " ")
    let script = "tty > \(folder.path("tty")); exec env \(variables) \(command)"
    terminal = try ChildProcess(
      [
        Requirements.tool("xterm") ?? "", "-display", display, "-geometry", "100x30+0+0",
        "-xrm", "XTerm*answerbackString: \(typed)", "-e", "/bin/sh", "-c", script,
      ],
      environment: Program.environment(in: folder, ["DISPLAY": display]),
      streams: ChildProcess.Streams()
    )
  }

  /// Has the terminal type, by asking who it is (ENQ).
  func type() throws {
    let path = try File.read(folder.path("tty")).filter { $0 != "\n" }
    guard let file = FileHandle(forWritingAtPath: path) else { return }
    try file.write(contentsOf: Data([0x05]))
  }

  /// How many pixels of the screen have exactly a colour, written as `#RRGGBB`.
  func pixels(of color: String) throws -> Int {
    let picture = folder.path("picture.png")
    let environment = Program.environment(in: folder, ["DISPLAY": display])
    let tool = { (name: String) in Requirements.tool(name) ?? "" }
    _ = try Command([tool("import"), "-window", "root", picture], environment: environment)
    let histogram = try Command(
      [tool("convert"), picture, "-format", "%c", "histogram:info:-"],
      environment: environment
    )
    let line = histogram.output.split(separator: "\n").first { $0.contains(color) }
    return line.flatMap { Int($0.prefix { $0 != ":" }.drop { $0 == " " }) } ?? 0
  }
}
