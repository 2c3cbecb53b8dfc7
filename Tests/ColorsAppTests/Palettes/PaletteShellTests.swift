import Colorimetry
import Foundation
import Testing

@testable import ColorsApp

/// What real programs make of what is written.
nonisolated struct PaletteShellTests {
  /// Runs a shell, and gives what it printed.
  private func output(of script: String, in shell: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: shell)
    process.arguments = ["-c", script]
    process.environment = ["PATH": "/bin:/usr/bin"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  @Test func aShellReadsItAndIsUnharmed() throws {
    let colors = PaletteRoundTripTests.colors
    let folder = try TemporaryFolder()
    let file = folder.file("colors.sh")
    try PaletteFile(file).write(PaletteFormat.shell.text(of: colors), replacing: false)
    let script = ". \(file); echo $PATH; set | grep -c ^color_; printf %s \"$color_two_words\""
    for shell in ["/bin/sh", "/bin/bash"] where FileManager.default.isExecutableFile(atPath: shell)
    {
      let hex = ColorForm.hex.text(of: colors[1].color)
      #expect(try output(of: script, in: shell) == "/bin:/usr/bin\n\(colors.count)\n\(hex)")
    }
  }
}
