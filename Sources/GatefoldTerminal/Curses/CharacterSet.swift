import Glibc

/// What characters the terminal shows, by the locale.
enum CharacterSet {
  /// Sets the process's locale for characters, which the C library's widths and ncurses go by.
  ///
  /// A locale that is not installed, as ssh likes to bring, or none at all, would leave everything
  /// outside ASCII blank: then it is C.UTF-8, unless the person named another character set.
  ///
  /// - Returns: Whether the character set is UTF-8.
  @MainActor
  static func choose(for environment: TerminalEnvironment) -> Bool {
    let isSet = setlocale(LC_CTYPE, environment.localeName) != nil
    if isUnicode { return true }
    let isMeant = isSet && !environment.namesNoLocale || environment.namesOtherCharacterSet
    if !isMeant { setlocale(LC_CTYPE, "C.UTF-8") }
    return isUnicode
  }

  private static var isUnicode: Bool {
    nl_langinfo(nl_item(CODESET)).map { String(cString: $0) == "UTF-8" } ?? false
  }
}
