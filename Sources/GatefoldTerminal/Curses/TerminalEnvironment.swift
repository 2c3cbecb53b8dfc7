/// What the environment says about the terminal, read in one place.
struct TerminalEnvironment: Sendable {
  /// The terminal's type: TERM, empty where there is none.
  let type: String
  /// Whether colours are not wanted: NO_COLOR is there and not empty (no-color.org).
  let refusesColor: Bool
  /// Whether the terminal shows exact colours: COLORTERM, where it can be believed.
  let claimsTrueColor: Bool
  /// How long a terminal may take within one sequence: ESCDELAY, or 25 ms.
  let escapeDelay: Duration
  /// The size to assume where the terminal does not know it: COLUMNS and LINES, or 80×24.
  let assumedSize: Size
  /// How the terminal takes a text for its clipboard, by TERM and TMUX.
  let clipboard: Clipboard
  /// The locale that decides about characters: LC_ALL, LC_CTYPE or LANG.
  let localeName: String

  /// Reads an environment.
  init(_ environment: [String: String]) {
    let type = environment["TERM"] ?? ""
    self.type = type
    self.refusesColor = !(environment["NO_COLOR"] ?? "").isEmpty
    self.claimsTrueColor = Self.claimsTrueColor(environment, type: type)
    self.escapeDelay = .milliseconds(Self.number("ESCDELAY", of: environment, in: 0...10_000) ?? 25)
    self.assumedSize = Size(
      width: Self.number("COLUMNS", of: environment, in: 1...1000) ?? 80,
      height: Self.number("LINES", of: environment, in: 1...1000) ?? 24
    )
    self.clipboard = Clipboard(type: type, isInTmux: environment["TMUX"] != nil)
    self.localeName =
      ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
  }

  /// Whether COLORTERM says so and can be believed.
  ///
  /// GNU screen hands COLORTERM on but shows 24-bit colours as dim text; tmux, which also calls
  /// itself `screen`, shows them.
  private static func claimsTrueColor(_ environment: [String: String], type: String) -> Bool {
    guard ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") else { return false }
    if environment["TMUX"] != nil { return true }
    return environment["STY"] == nil && !type.hasPrefix("screen") && type != "linux"
  }

  private static func number(
    _ name: String,
    of environment: [String: String],
    in range: ClosedRange<Int>
  ) -> Int? {
    environment[name].flatMap(Int.init).flatMap { range.contains($0) ? $0 : nil }
  }

  /// Whether the person named a character set other than UTF-8, as in `de_DE.ISO-8859-1`.
  var namesOtherCharacterSet: Bool {
    guard let dot = localeName.firstIndex(of: ".") else { return false }
    let name = localeName[localeName.index(after: dot)...].prefix { $0 != "@" }
    return !["utf-8", "utf8"].contains(name.lowercased())
  }

  /// Whether the locale says nothing about characters.
  var namesNoLocale: Bool { ["", "C", "POSIX"].contains(localeName) }
}

extension TerminalEnvironment {
  /// How many colours to use on a terminal.
  ///
  /// A claim of exact colours is believed where terminfo knows of any colours at all.
  func depth(of entry: TerminfoEntry) -> ColorDepth {
    if refusesColor { return .none }
    let known = entry.colorDepth
    return known > .none && claimsTrueColor ? .trueColor : known
  }
}
