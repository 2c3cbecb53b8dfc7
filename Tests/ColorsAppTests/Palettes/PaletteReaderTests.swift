import Colorimetry
import Interchange
import Testing

@testable import ColorsApp

nonisolated struct PaletteReaderTests {
  private func read(_ text: String) throws -> PaletteContents {
    try PaletteReader.read(Array(text.utf8))
  }

  /// Names and digits in one line each.
  private func lines(_ contents: PaletteContents) -> [String] {
    contents.colors.map { "\($0.name)=\(ColorForm.hex.text(of: $0.color))" }
  }

  @Test(arguments: [
    (":root{--a:#f80;--b : rgb(0 0 0 / 50%) ;--c:red}", ["a=#ff8800", "b=#00000080", "c=#ff0000"]),
    ("/* x: red; */ a { color : RED !important } ", ["a color=#ff0000"]),
    ("--a: #fff", ["a=#ffffff"]),
    (
      ".b  >\n c:hover{background-color:hsl(120 100% 50%);margin:0}",
      [".b > c:hover background-color=#00ff00"]
    ),
    ("@media (x) { :root { --x\\:y: tan; } } --z: tan", ["x:y=#d2b48c", "z=#d2b48c"]),
    (":root{--u: url(data:a;b,#fff); --s: \"a;}{\"; --t:#000}", ["t=#000000"]),
    (":root{--a:#fff/* c */;/**/--b:/* ; */#000;}", ["a=#ffffff", "b=#000000"]),
    ("#id { color: red }", ["#id color=#ff0000"]),
    ("\u{feff}:root{--a:#fff}", ["a=#ffffff"]),
    ("[lang]{color:red}", ["[lang] color=#ff0000"]),
  ])
  func styleSheetsAreRead(text: String, colors: [String]) throws {
    let contents = try read(text)
    #expect(lines(contents) == colors && contents.format == .css)
    #expect(contents.isComplete)
  }

  @Test(arguments: [
    (##"["#f80", "ff8800", "facade", "red"]"##, ["=#ff8800", "=#ff8800", "=#facade", "=#ff0000"]),
    (##"{"a": "#fff", "b": "tan"}"##, ["a=#ffffff", "b=#d2b48c"]),
    (##"{"red": {"500": "#f00", "900": "#900"}}"##, ["red 500=#ff0000", "red 900=#990000"]),
    (
      ##"[{"name": "x", "hex": "#123"}, {"title": "y", "color": "lab(0 0 0)"}]"##,
      ["x=#112233", "y=#000000"]
    ),
    (##"{"brand": {"$value": "#f00", "$type": "color"}}"##, ["brand=#ff0000"]),
    (##"{"name": "Mine", "colors": ["#fff", "000000"]}"##, ["=#ffffff", "=#000000"]),
    (
      ##"[{"name": "edited", "hex": "#000000", "red": 1, "green": 1, "blue": 1}]"##,
      ["edited=#000000"]
    ),
    (##"[{"name": "n", "red": 1, "green": 0.5, "blue": 0, "alpha": 0.5}]"##, ["n=#ff800080"]),
    (##" [ ["#fff"], ["#000"] ]"##, ["=#ffffff", "=#000000"]),
  ])
  func jsonIsRead(text: String, colors: [String]) throws {
    let contents = try read(text)
    #expect(lines(contents) == colors && contents.format == .json)
    #expect(contents.isComplete)
  }

  @Test(arguments: [
    (
      "GIMP Palette\nName: Bears\nColumns: 4\n#\n255 0 0 Red one\n  0   0 255\tBlue\n",
      ["Red one=#ff0000", "Blue=#0000ff"]
    ),
    ("GIMP Palette\r\n1 2 3\r\n4 5 6 Untitled\r\n", ["=#010203", "=#040506"]),
    ("GIMP Palette\nChannels: RGBA\n255 0 0 128 Half\n", ["Half=#ff000080"]),
    ("GIMP Palette\n#Palette Name: x\n#Colors: 1\n7 8 9\t#070809", ["#070809=#070809"]),
  ])
  func palettesOfGIMPAreRead(text: String, colors: [String]) throws {
    let contents = try read(text)
    #expect(lines(contents) == colors && contents.format == .gpl && contents.problems == [])
  }

  @Test(arguments: [
    ("a='#f80'\nb=\"#000\"; c=#fff # d='#111'\n", ["a=#ff8800", "b=#000000", "c=#ffffff"]),
    (
      "#!/bin/sh\n# x\nexport A='rgb(1 2 3)' B=red\ndeclare -r -x C=\\#123\n",
      ["A=#010203", "B=#ff0000", "C=#112233"]
    ),
    ("x='#fff' # \"A name\\n\"\ny='#000' # \"broken\n", ["A name\n=#ffffff", "y=#000000"]),
    ("PATH=$PATH:/x\necho a=red\nif x; then c='#abc'; fi", ["c=#aabbcc"]),
  ])
  func scriptsAreRead(text: String, colors: [String]) throws {
    let contents = try read(text)
    #expect(lines(contents) == colors && contents.format == .shell)
    #expect(contents.isComplete)
  }

  @Test func whatCouldNotBeReadIsToldByLine() throws {
    let css = try read(
      """
      :root {
        --a: #ff;
        margin: 0;
        padding: 0
        ;--b: rgb(1 2 3;
        --c: #fff;
        --d: color(display-p3 1 0 0);
        width: 3px
      }
      """
    )
    #expect(lines(css) == ["c=#ffffff"])
    #expect(css.problems.map(\.line) == [2, 3, 5, 7, 8])
    #expect(css.problems.map(\.lastLine) == [2, 4, 5, 7, 8])
    #expect(css.problems.map(\.isLoss) == [true, false, true, true, false])
    #expect(css.problems[1].sentence == "'0' and 1 more are no colours, and were left out")
    let gpl = try read("GIMP Palette\n1 2 3 ok\n256 0 0 big\n-1 0 0\n1 2\n\n1.5 0 0\n0 0 0x\n")
    #expect(gpl.problems.map(\.line) == [3, 4, 5, 7, 8] && gpl.colors.count == 1)
    let json = try read(
      "[\"#fff\",\n \"blurple\",\n 5, null,\n {\"name\": \"x\", \"hex\": \"#ggg\"}]"
    )
    #expect(json.problems.map(\.line) == [2, 3, 4] && lines(json) == ["=#ffffff"])
    #expect(json.problems.map(\.isLoss) == [true, false, true])
    let shell = try read("a='#fff'\nb='#fff\nc=rgb(1\n")
    #expect(shell.problems.map(\.line) == [2, 3])
    let bytes = Array("a='#fff' # \"".utf8) + [0xff] + Array("\"\n".utf8)
    #expect(try PaletteReader.read(bytes).problems.map(\.reason) == [.notUnicode])
    #expect(
      try read("[\"#fff\",\n{\"name\":\"\\ud800\",\"hex\":\"#000\"}]").problems.map(\.line) == [2]
    )
  }

  @Test(arguments: [
    ("", PaletteRefusal.noText(.empty)), (" \n\t", .noText(.empty)),
    ("Dear diary,\ntoday: nothing.\n", .noColors), ("[]", .noColors), (":root {\n}\n", .noColors),
    ("GIMP Palette\n", .noColors), ("GIMP Palettes\n", .noColors), ("{}", .noColors),
    ("a=1\n", .noColors),
    ("SQLite format 3\u{0}", .noText(.database)), ("GIMP Palette\n\u{0}", .binary),
    ("[\"#fff\",\n", .brokenJSON(line: 1, column: 10, isAtEnd: true)),
    ("{\"a\":\n  é}", .brokenJSON(line: 2, column: 3, isAtEnd: false)),
    (String(repeating: "[", count: 100_000), .brokenJSON(line: 1, column: 129, isAtEnd: false)),
    ("<html><body style=\"color:red\">", .noColors), ("%PDF-1.7\n", .noColors),
  ])
  func whatIsNoPaletteIsRefusedInALine(text: String, refusal: PaletteRefusal) {
    #expect(throws: refusal) { try read(text) }
    #expect(!refusal.sentence.contains("\n"))
  }

  @Test func manyProblemsAreToldTogether() throws {
    let wrong = (0..<3000).map { "--a\($0): \($0 % 2 == 0 ? "#f" : "0"); --b: red;\n" }.joined()
    let contents = try read(wrong)
    #expect(contents.colors.count == 3000 && contents.problems.count == 1001)
    #expect(contents.problems.last?.reason == .further(count: 2000, losses: 1000))
    #expect((contents.problems.last?.line, contents.problems.last?.lastLine) == (1001, 3000))
    #expect(contents.unreadLines == 500 + 2000)
    #expect(try read("a{b:#f;c:#g;\n d:#h}").unreadLines == 2)
  }

  @Test func filesHaveALimit() throws {
    let line = "\"#fff\",\n"
    let many = "[" + String(repeating: line, count: 100_001) + "\"#fff\"]"
    #expect(throws: PaletteRefusal.tooManyColors(limit: 100_000)) { try read(many) }
    let bytes = [UInt8](repeating: 0x20, count: PaletteReader.maximumBytes + 1)
    #expect(throws: PaletteRefusal.tooLarge(limit: 8 << 20)) { try PaletteReader.read(bytes) }
    #expect(throws: PaletteRefusal.noText(.utf16)) {
      try PaletteReader.read([0xff, 0xfe, 0x41, 0])
    }
  }
}
