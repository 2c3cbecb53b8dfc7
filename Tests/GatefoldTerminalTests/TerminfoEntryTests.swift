import CNcurses
import Glibc
import Testing

@testable import GatefoldTerminal

extension TerminalTests {
  @MainActor
  @Suite
  struct TerminfoEntryTests {
    @Test(arguments: ["xterm-256color", "screen-256color", "linux", "vt100", "ansi", "dumb"])
    func compiledEntryIsReadBackAsItWas(_ type: String) throws {
      let entry = try #require(TerminfoEntry(type: type, descriptor: 1))
      #expect(try readBack(entry) == entry)
    }

    @Test(arguments: ["xterm-256color", "screen-256color", "linux"])
    func adaptedEntryHasExactColors(_ type: String) throws {
      let entry = try #require(TerminfoEntry(type: type, descriptor: 1))
      let size = Size(width: 100, height: 30)
      let adapted = try readBack(entry.adapted(to: size, depth: .trueColor))
      #expect(adapted[number: "colors"] == 0x0200_0000)
      #expect(adapted[number: "pairs"] == 0x1_0000)
      #expect(adapted[number: "cols"] == 100)
      #expect(adapted[number: "lines"] == 30)
      #expect(adapted.extendedBooleans == ["RGB"])
      for name in ["smcup", "rmcup", "initc", "ht", "rep", "acsc"] {
        #expect(adapted[string: name] == nil)
      }
      #expect(adapted[string: "cup"] == entry[string: "cup"])
    }

    @Test(arguments: [
      (1, "\u{1B}[31m"), (9, "\u{1B}[91m"), (200, "\u{1B}[38;5;200m"),
      (0x0112_AB34, "\u{1B}[38;2;18;171;52m"), (0x0100_0000, "\u{1B}[38;2;0;0;0m"),
      (0x01FF_FFFF, "\u{1B}[38;2;255;255;255m"),
    ])
    func colorNumberIsSelectedByItsSequence(_ number: Int, _ sequence: String) throws {
      let entry = try #require(TerminfoEntry(type: "xterm-256color", descriptor: 1))
      let adapted = entry.adapted(to: Size(width: 80, height: 24), depth: .trueColor)
      let setForeground = try #require(adapted[string: "setaf"])
      let text = String(decoding: setForeground, as: UTF8.self)
      let selected = try #require(cn_tparm(text, Int32(number), 0))
      #expect(String(cString: selected) == sequence)
    }

    @Test
    func unknownTypesAreNone() {
      #expect(TerminfoEntry(type: "no-such-terminal", descriptor: 1) == nil)
      #expect(TerminfoEntry(type: "", descriptor: 1) == nil)
      #expect(TerminfoEntry(type: "../../etc/passwd", descriptor: 1) == nil)
    }

    @Test(arguments: [
      ("xterm-256color", ColorDepth.palette256, true), ("xterm", .ansi8, true),
      ("vt100", .none, true), ("dumb", .none, false),
    ])
    func entryTellsWhatTheTerminalCan(_ type: String, _ depth: ColorDepth, _ canPaint: Bool) throws
    {
      let entry = try #require(TerminfoEntry(type: type, descriptor: 1))
      #expect(entry.colorDepth == depth)
      #expect(entry.canPaint == canPaint)
    }

    @Test
    func entryThatIsTooLongIsNone() {
      let long = [UInt8](repeating: 0x78, count: 40_000)
      let entry = TerminfoEntry(names: "x", booleans: [], numbers: [], strings: [long])
      #expect(entry.compiled == nil)
    }

    @Test(arguments: [
      ("abc", "abc"), ("\u{1B}[m\u{F}$<2>", "\u{1B}[m\u{F}"), ("$<5/>a$<10*>b", "ab"), ("$5", "$5"),
      ("a$<", "a$<"),
    ])
    func delaysAreLeftOut(_ string: String, _ expected: String) {
      #expect(TerminalModes.withoutDelays(Array(string.utf8)) == Array(expected.utf8))
    }

    private func readBack(_ entry: TerminfoEntry) throws -> TerminfoEntry {
      setenv("TERMINFO", try #require(entry.environmentValue), 1)
      defer { unsetenv("TERMINFO") }
      return try #require(TerminfoEntry(type: entry.names, descriptor: 1))
    }
  }
}
