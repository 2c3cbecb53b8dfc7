import GatefoldKit
import Testing

struct ShellWordsTests {
  @Test(arguments: [
    ("", []), ("  \t\n ", []), ("vi", ["vi"]), (" emacs  -nw\t", ["emacs", "-nw"]),
    ("vim -f -c 'setf markdown'", ["vim", "-f", "-c", "setf markdown"]),
    (#""/opt/my ed/ed" -w"#, ["/opt/my ed/ed", "-w"]), (#"/opt/my\ ed/ed"#, ["/opt/my ed/ed"]),
    (#"a'b'"c"\d"#, ["abcd"]), ("''", [""]), (#"a "" b"#, ["a", "", "b"]), ("'a\nb'", ["a\nb"]),
    (#"'a\'b"#, [#"a\b"#]), (#""a\"b\\c\$d\`e\f""#, [#"a"b\c$d`e\f"#]),
    (#""it's" 'say "hi"'"#, ["it's", #"say "hi""#]), ("a\\\nb", ["ab"]), ("\"a\\\nb\"", ["ab"]),
    (#"a\"#, [#"a\"#]), (#"\\ \'"#, [#"\"#, "'"]),
    ("$HOME ~ * # ; & |", ["$HOME", "~", "*", "#", ";", "&", "|"]),
    ("e\u{301}d '日 本'", ["e\u{301}d", "日 本"]), (" \u{301}x", ["\u{301}x"]),
  ])
  func commandsAreSplitAsAShellDoes(command: String, words: [String]) throws {
    let split = try ShellWords.split(command)
    #expect(split.map { Array($0.utf8) } == words.map { Array($0.utf8) })
  }

  @Test(arguments: ["'", "\"", "vim 'a", "vim \"a\\\"", "a'b\"'c\"d"])
  func aQuoteThatIsNotClosedIsAnError(command: String) {
    let error = #expect(throws: ShellWords.UnbalancedQuote.self) {
      try ShellWords.split(command)
    }
    #expect(error?.command == command)
  }

  @Test(arguments: [
    (["VISUAL": "a", "EDITOR": "b"], ["a"]), (["VISUAL": "", "EDITOR": "b c"], ["b", "c"]),
    (["VISUAL": "  ", "EDITOR": "'b c'"], ["b c"]), (["EDITOR": ""], ["vi"]), ([:], ["vi"]),
  ])
  func visualComesBeforeEditorAndEmptyIsUnset(
    environment: [String: String],
    words: [String]
  ) throws {
    #expect(try ExternalEditor(environment: environment).words == words)
  }
}
