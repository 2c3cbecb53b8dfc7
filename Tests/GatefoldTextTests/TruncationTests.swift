import GatefoldText
import Testing

struct TruncationTests {
  @Test(arguments: [
    (0, "", "", ""), (1, "…", "…", "…"), (2, "a…", "…f", "a…"), (3, "ab…", "…ef", "a…f"),
    (5, "abcd…", "…cdef", "ab…ef"), (6, "abcdef", "abcdef", "abcdef"), (-1, "", "", ""),
  ])
  func eachModeKeepsItsPart(cells: Int, tail: String, head: String, middle: String) {
    #expect("abcdef".truncated(toCells: cells) == tail)
    #expect("abcdef".truncated(toCells: cells, mode: .head) == head)
    #expect("abcdef".truncated(toCells: cells, mode: .middle) == middle)
  }

  @Test(arguments: [
    (1, "…"), (2, "…"), (3, "日…"), (4, "日…"), (5, "日本…"), (6, "日本語"),
  ])
  func wideCharactersAreNeverHalved(cells: Int, shown: String) {
    #expect("日本語".truncated(toCells: cells) == shown)
  }

  @Test(arguments: [(0, ""), (1, "."), (2, ".."), (3, "..."), (4, "a..."), (6, "abcdef")])
  func ellipsisMayBeASCII(cells: Int, shown: String) {
    #expect("abcdef".truncated(toCells: cells, ellipsis: "...") == shown)
  }

  @Test
  func clustersStayWhole() {
    let family = "👨‍👩‍👧‍👦"
    #expect("\(family)🇩🇪e\u{301}x".truncated(toCells: 5) == "\(family)🇩🇪…")
    #expect("xe\u{301}\(family)".truncated(toCells: 3, mode: .head) == "…\(family)")
    #expect("ab\(family)cd".truncated(toCells: 4, mode: .middle) == "ab…d")
  }

  @Test(arguments: TruncationMode.allCases)
  func resultIsNeverTooWideAndLosesOnlyWhatItMust(mode: TruncationMode) {
    for text in Samples.nasty {
      for cells in 0...12 {
        let result = text.truncated(toCells: cells, mode: mode)
        let label = "\(text.debugDescription) \(cells)"
        #expect(result.cellWidth <= cells, "\(label)")
        #expect((result == text) == text.fits(inCells: cells), "\(label)")
      }
    }
  }

  @Test
  func tailKeepsAsManyCharactersAsFit() {
    for text in Samples.nasty {
      for cells in 1...12 where !text.fits(inCells: cells) {
        let kept = String(text.truncated(toCells: cells).dropLast())
        let longer = (kept.count...text.count).lazy.map { text.prefix($0).cellWidth }
        #expect(text.hasPrefix(kept))
        let next = longer.first { $0 > kept.cellWidth }
        #expect(next ?? 0 > cells - 1, "\(text.debugDescription) \(cells)")
      }
    }
  }
}
