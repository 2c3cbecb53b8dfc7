import GatefoldText

/// What the program can do, by the words that ask for it.
package enum Command: String, CaseIterable {
  case journal
  case add = "journal add"
  case list = "journal list"
  case show = "journal show"
  case search = "journal search"
  case export = "journal export"
  case `import` = "journal import"
  case check = "journal check"
  case colors
  case listColors = "colors list"
  case addColor = "colors add"
  case exportColors = "colors export"
  case importColors = "colors import"
  case repos

  /// How a command is used.
  package struct Syntax {
    /// What stands behind its name, as help has it.
    var operands = ""
    /// How many words that may be.
    var operandCounts = 0...0
    /// What it does, in one line.
    var summary: String
    /// What else there is to know.
    var details = ""
  }

  /// How the command is used.
  var syntax: Syntax { Self.syntaxes[self] ?? Syntax(summary: "") }

  /// Whether it is about the journal's entries.
  var isOfJournal: Bool { rawValue.hasPrefix(Self.journal.rawValue) }

  private static let syntaxes: [Command: Syntax] = [
    .journal: Syntax(summary: "time-stamped entries in two panes (the default)"),
    .add: Syntax(
      operands: "[TEXT… | -]",
      operandCounts: 0...Int.max,
      summary: "add an entry",
      details: """
        The text is the words, or comes from standard input.  A date typed first sets the time:
        '2026-11-03 09:30: Rain', '2026-11-03 Rain', 'yesterday 18:00: Rain', 'yesterday: Rain'.
        """
    ),
    .list: Syntax(summary: "list the entries, the newest first"),
    .show: Syntax(
      operands: "ID|NUMBER",
      operandCounts: 1...1,
      summary: "print an entry",
      details: "The number is that of the list; of an ID, the first digits are enough."
    ),
    .search: Syntax(
      operands: "WORDS",
      operandCounts: 1...Int.max,
      summary: "list the entries that have all of the words"
    ),
    .export: Syntax(
      operands: "[WORDS]",
      operandCounts: 0...Int.max,
      summary: "print all entries, or those that have all of the words"
    ),
    .import: Syntax(
      operands: "FILE…",
      operandCounts: 1...Int.max,
      summary: "take the entries of other journals",
      details: """
        A file is Gatefold's JSON, jrnl's text or JSON, tui-journal's JSON, dnote's JSON or a Day One
        entry; a folder is jrnl's or Day One's; '-' is standard input.  What is there already is not
        added again.
        """
    ),
    .check: Syntax(
      summary: "check the journal's file for damage",
      details: """
        The exit code is 1 where there is damage that was not repaired.  Entries are never changed; before
        a repair the file is copied to one beside it, whose name ends in .before-repair.
        """
    ),
    .colors: Syntax(
      operands: "[COLOR… | -]",
      operandCounts: 0...Int.max,
      summary: "colours in two panes, or the values of some printed",
      details: """
        Without a colour the table of colours is opened, with the N + 1 hues of '--hues N'.  Where the
        output is no terminal, or with --json, '--hues N' prints the hues.

        A colour is '#f80', '#ff8800', with two more digits for its opacity, a name of CSS, or rgb(),
        hsl(), hwb(), lab(), lch(), oklab(), oklch(), hsb() or hsv(), as in 'hsl(32deg 100% 50%)'.
        Digits need no # if one of them is 0 to 9: ff8800, but '#face'.  With '-', each line of
        standard input is one.
        """
    ),
    .repos: Syntax(
      operands: "[USER…]",
      operandCounts: 0...Int.max,
      summary: "GitHub's repositories, by the users and organisations one follows",
      details: """
        A user is a name, with @ or without, or the address of a profile or a repository.  In a pipe
        the repositories of the users are printed.  A token is taken from GH_TOKEN, GITHUB_TOKEN or gh.
        """
    ),
    .listColors: Syntax(summary: "list the saved colours in their order"),
    .addColor: Syntax(
      operands: "COLOR [NAME…]",
      operandCounts: 1...Int.max,
      summary: "save a colour",
      details: """
        The words behind the colour are its name.  Without any it is called as in CSS, or by its digits.
        """
    ),
    .exportColors: Syntax(
      summary: "print the saved colours as a palette",
      details: """
        The format is json, which keeps everything, css, gpl, which is GIMP's and has no opacity, or
        shell.
        """
    ),
    .importColors: Syntax(
      operands: "FILE…",
      operandCounts: 1...Int.max,
      summary: "save the colours of palettes",
      details: """
        A file is CSS, JSON, a palette of GIMP, or a shell's script; '-' is standard input.  What is
        there already, by name and digits, is not added again.
        """
    ),
  ]

  /// The command that was meant by one word.
  static func nearest(to word: String) -> String? {
    let commands = allCases.filter { $0.lastWord == word }
    if let command = commands.first { return command.rawValue }
    let nearest = word.nearest(of: allCases.map(\.lastWord))
    return allCases.first { $0.lastWord == nearest }?.rawValue
  }

  private var lastWord: String {
    rawValue.split(separator: " ").last.map(String.init) ?? rawValue
  }
}
