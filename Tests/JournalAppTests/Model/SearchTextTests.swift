import Testing

@testable import JournalApp

nonisolated struct SearchTextTests {
  /// The index splits at ASCII characters that are neither letters nor digits, and at no others.
  @Test
  func wordsHoldNothingThatTheIndexSplitsAt() {
    // Up to the last plane that has characters of words.
    for value in UInt32(0)...0x323af {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for word in SearchText.split(String(scalar)) {
        let isWhole = word.bytes.allSatisfy { byte in
          byte >= 0x80 || (0x30...0x39).contains(byte) || (0x61...0x7a).contains(byte)
        }
        if !isWhole { Issue.record("U+\(String(value, radix: 16)) gives \(word.bytes)") }
      }
    }
  }

  @Test
  func onlyTextBeyondASCIIIsIndexedAsSomethingElse() {
    #expect(SearchText.words(of: "Plain text, 100 %\u{0}\n") == nil)
    #expect(SearchText.words(of: "Früh, 100 €; 今日は") == "fruh 100 € 今 日 は")
    #expect(SearchText.words(of: "…") == "")
  }
}
