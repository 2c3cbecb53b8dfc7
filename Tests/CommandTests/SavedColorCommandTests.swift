import ColorsApp
import Foundation
import GatefoldKit
import ProgramSupport
import Storage
import Testing

@testable import gatefold

struct SavedColorCommandTests {
  private let fixture: CommandFixture
  private let file: String

  init() throws {
    fixture = try CommandFixture()
    file = fixture.folder + "/colors.sqlite"
  }

  @discardableResult
  private func run(_ words: String...) throws -> CommandFixture.Outcome {
    try fixture.run(["colors"] + words + ["--file", file])
  }

  @Test func whatIsAddedIsListed() throws {
    #expect(try run("add", "#ff8800", "Two", "words").output == "Added #ff8800 as 'Two words'\n")
    #expect(try run("add", "rgb(0 0 255 / 50%)", "a\nb").output == "Added #0000ff80 as 'a b'\n")
    #expect(try run("add", "tan").output == "Added #d2b48c as 'tan'\n")
    #expect(
      try run("list").output == """
        #ff8800    Two words
        #0000ff80  a b
        #d2b48c    tan

        """
    )
    #expect(try run("list", "--json").output == run("export").output)
    let outcome = try run("add", "grean", "x")
    #expect(outcome.code == 1 && outcome.output == "")
    #expect(
      outcome.errors
        == "gatefold: 'grean' is no colour: no colour is named 'grean'; did you mean 'green'? (at 1)\n"
    )
  }

  @Test func lookingCreatesNoFile() throws {
    fixture.variables["XDG_DATA_HOME"] = fixture.folder + "/data"
    #expect(try fixture.run(["colors", "list"]) == .init(code: 0, output: "", errors: ""))
    #expect(try fixture.run(["colors", "export", "--format", "css"]).output == ":root {\n}\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.folder) == [])
    #expect(try run("list").errors == "gatefold: there is no file \(file)\n")
    #expect(try fixture.run(["colors", "add", "red"]).code == 0)
    let name = fixture.folder + "/data/gatefold/" + SavedColorStore.fileName
    #expect(FileManager.default.fileExists(atPath: name))
    fixture.variables = [:]
    #expect(try fixture.run(["colors", "list"]).code == 1)
  }

  @Test func exportSaysWhatAFormatCannot() throws {
    try run("add", "#0000ff80", "Glass")
    let outcome = try run("export", "--format", "gpl")
    #expect(outcome.output == "GIMP Palette\nName: Gatefold\nColumns: 0\n#\n  0   0 255\tGlass\n")
    #expect(outcome.errors == "gatefold: 1 colour written as opaque: the format has no opacity\n")
    #expect(try run("export", "--format=shell").lines.last == "color_glass='#0000ff80' # \"Glass\"")
    #expect(
      throws: Arguments.Failure.unknownValue("markdow", option: "--format", nearest: nil)
    ) { try Arguments(["colors", "export", "--format", "markdow"]) }
    #expect(
      throws: Arguments.Failure.unknownValue("cs", option: "--format", nearest: "css")
    ) { try Arguments(["colors", "export", "--format", "cs"]) }
    #expect(throws: Arguments.Failure.self) {
      try Arguments(["journal", "export", "--format", "css"])
    }
  }

  @Test func importSaysWhatItTookAndWhatItCouldNot() throws {
    let css = try fixture.write("a { color: #ff; margin: 0 }\n:root { --x: tan }\n", to: "a.css")
    let outcome = try run("import", css)
    #expect(
      outcome.code == 1
        && outcome.output == "Imported 1 colour; 1 line could not be read:\n"
    )
    #expect(
      outcome.errors == """
        \(css):1: '#ff' is no colour: 2 hexadecimal digits make no colour: 3, 4, 6 or 8 do
        \(css):1: '0' is no colour, and was left out

        """
    )
    let rest = "Imported 0 colours, 1 already there; 1 line could not be read:\n"
    #expect(try run("import", css).output == rest)
    fixture.input = Array("[\"#000\", \"#fff\"]".utf8)
    let both = try run("import", "-", css)
    #expect(both.output == "-: Imported 2 colours\n\(css): " + rest)
    #expect(try run("list").lines.map { $0.split(separator: " ").last } == ["x", "black", "white"])
  }

  @Test func wrongFilesAreRefusedAndTheOthersTaken() throws {
    let text = try fixture.write("Dear diary\n", to: "text")
    let good = try fixture.write("[\"#fff\"]", to: "good")
    let missing = fixture.folder + "/missing"
    let outcome = try run("import", text, missing, fixture.folder, "/dev/zero", good)
    #expect(outcome.code == 1 && outcome.output == "\(good): Imported 1 colour\n")
    #expect(
      outcome.errors == """
        gatefold: \(text): there is no colour in it, of CSS, JSON, a GIMP palette or a shell's script
        gatefold: \(missing): it cannot be read: No such file or directory
        gatefold: \(fixture.folder): it cannot be read: Is a directory
        gatefold: /dev/zero: it is larger than the 8 MiB of a palette

        """
    )
  }

  @Test func whatCannotBeOpenedIsLeftAsItIs() throws {
    let text = "no database, but long enough to be one\n"
    let other = try fixture.write(text, to: "colors.sqlite")
    for words in [["add", "red"], ["list"], ["export"], ["import", other]] {
      let outcome = try fixture.run(["colors"] + words + ["--file", other])
      #expect(outcome.code == 1 && outcome.output == "")
      let sentence = "'s; it was left as it is\n"
      #expect(outcome.errors == "gatefold: \(other) is not a file of gatefold" + sentence)
    }
    #expect(try String(contentsOfFile: other, encoding: .utf8) == text)
    try fixture.run("journal", "add", "x")
    let outcome = try fixture.run(["colors", "list", "--file", fixture.journal])
    #expect(outcome.code == 1 && outcome.errors.contains("another part of this one"))
  }

  @Test func swatchesAreOnATerminalWithColoursAlone() throws {
    try run("add", "#12ab34", "Green")
    fixture.isOutputTerminal = true
    #expect(try !run("list").output.contains("\u{1b}"))
    fixture.paint = LinePaint(depth: .trueColor)
    #expect(try run("list").output == "\u{1b}[48;2;18;171;52m        \u{1b}[0m  #12ab34    Green\n")
    let outcome = try fixture.run(["colors", "#12ab34", "#00000080"])
    #expect(outcome.lines[0] == "hex         #12ab34  \u{1b}[48;2;18;171;52m        \u{1b}[0m")
    #expect(outcome.lines.filter { $0.contains("\u{1b}") }.count == 2)
    let halves = "\u{1b}[48;2;0;0;0m    \u{1b}[48;2;127;127;127m    \u{1b}[0m"
    #expect(outcome.output.contains("hex         #00000080  " + halves))
    for words in [["colors", "red", "--json"], ["colors", "list", "--json", "--file", file]] {
      #expect(try !fixture.run(words).output.contains("\u{1b}"))
    }
  }

  @Test func namesReachATerminalCleaned() throws {
    fixture.isOutputTerminal = true
    fixture.paint = LinePaint(depth: .ansi8)
    try run("add", "#000", "\u{1b}[2J")
    for format in PaletteFormat.allCases {
      #expect(try !run("export", "--format", format.rawValue).output.contains("\u{1b}[2"))
    }
    #expect(try !run("list").output.contains("\u{1b}[2"))
  }
}
