import Testing

@testable import GatefoldTerminal

@Suite
struct TerminalEnvironmentTests {
  @Test(
    arguments: [
      (["COLORTERM": "truecolor", "TERM": "xterm-256color"], true),
      (["COLORTERM": "24bit", "TERM": "xterm"], true),
      (["COLORTERM": "yes", "TERM": "xterm"], false),
      (["TERM": "xterm-256color"], false),
      (["COLORTERM": "truecolor", "TERM": "screen-256color"], false),
      (["COLORTERM": "truecolor", "TERM": "xterm-256color", "STY": "1.pts"], false),
      (["COLORTERM": "truecolor", "TERM": "screen-256color", "TMUX": "/tmp/x"], true),
      (["COLORTERM": "truecolor", "TERM": "tmux-256color", "STY": "1", "TMUX": "/tmp/x"], true),
      (["COLORTERM": "truecolor", "TERM": "linux"], false),
    ] as [([String: String], Bool)]
  )
  func exactColorsAreBelievedWhereTheyWork(_ variables: [String: String], _ isBelieved: Bool) {
    #expect(TerminalEnvironment(variables).claimsTrueColor == isBelieved)
  }

  @Test
  func emptyVariablesSayNothing() {
    let environment = TerminalEnvironment(["NO_COLOR": "", "LC_ALL": "", "LANG": "C.UTF-8"])
    #expect(!environment.refusesColor)
    #expect(environment.localeName == "C.UTF-8")
    #expect(TerminalEnvironment(["NO_COLOR": "0"]).refusesColor)
  }

  @Test
  func numbersOutOfRangeSayNothing() {
    let odd = TerminalEnvironment(["ESCDELAY": "-1", "LINES": "0", "COLUMNS": "x"])
    #expect(odd.escapeDelay == .milliseconds(25))
    #expect(odd.assumedSize == Size(width: 80, height: 24))
    let given = TerminalEnvironment(["ESCDELAY": "100", "LINES": "50", "COLUMNS": "132"])
    #expect(given.escapeDelay == .milliseconds(100))
    #expect(given.assumedSize == Size(width: 132, height: 50))
  }

  @Test(
    arguments: [
      ("", false, true), ("C", false, true), ("POSIX", false, true), ("C.UTF-8", false, false),
      ("de_DE.utf8", false, false), ("de_DE", false, false), ("de_DE.ISO-8859-1", true, false),
      ("de_DE.ISO-8859-15@euro", true, false), ("de_DE.UTF-8@euro", false, false),
    ])
  func characterSetIsReadFromTheLocale(_ name: String, _ isOther: Bool, _ isNone: Bool) {
    let environment = TerminalEnvironment(["LC_ALL": name])
    #expect(environment.namesOtherCharacterSet == isOther)
    #expect(environment.namesNoLocale == isNone)
  }
}
