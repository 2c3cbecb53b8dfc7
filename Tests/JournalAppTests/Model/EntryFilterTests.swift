import JournalApp
import Testing

struct EntryFilterTests {
  @Test(arguments: [
    ("", "anything"), ("  \t", "anything"), ("logica", "CNC.LÓGICA"), ("LÓGICA", "logica"),
    ("sie", "Dogadanie się"), ("lodz", "Łódź"), ("tieng viet", "Tiếng Việt"),
    ("tie\u{302}\u{301}ng", "tiếng"), ("strasse", "Straße"), ("STRAẞE", "strasse"),
    ("istanbul", "İSTANBUL"), ("οδος", "ΟΔΌΣ"), ("елка", "Ёлка"), ("и\u{306}", "й"),
    ("þetta", "ÞETTA"), ("日本", "今日は日本晴れ"), ("👍", "ok 👍"), ("cafe", "cafe\u{301}"),
    ("b a", "a b"), ("a\u{0}b", "xa\u{0}bx"), ("smørrebrod", "Smørrebrød"), ("احمد", "أحمد"),
  ])
  func wordsAreFoundWithoutCaseAndDiacritics(filter: String, text: String) {
    #expect(EntryFilter(filter).matches(text))
  }

  @Test(arguments: [
    ("x", ""), ("ab", "a b"), ("a c", "a b"), ("aab", "aaab aa"), ("カ", "ガ"), ("が", "か"),
    ("longer than the text", "long"),
  ])
  func allWordsHaveToBeThere(filter: String, text: String) {
    #expect(EntryFilter(filter).matches(text) == text.contains("aab"))
  }
}
