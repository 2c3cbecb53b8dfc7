import GatefoldKit
import GatefoldTesting
import Testing

/// Markdown in narrow views.
struct MarkdownPictureTests {
  private static let entry = """
    # The archive

    We met the *archive team* and were shown:

    - the tapes from the seventies, sorted by smell
      1. salt mine
      2. a coat for nine degrees
    - `index --by year`

    > Ask for the index before Thursday.
    > > Or never.

        $ make a very long command

    See [the map](https://example.org/map).
    """

  @Test func wrappedLinesHangUnderTheirText() throws {
    let shown = try Shown(Self.entry, width: 28, height: 24)
    #expect(
      shown.pilot.screen
        == ScreenSnapshot(
          """
          │ The archive                │
          │                            │
          │ We met the archive team    │
          │ and were shown:            │
          │                            │
          │ - the tapes from the       │
          │   seventies, sorted by     │
          │   smell                    │
          │   1. salt mine             │
          │   2. a coat for nine       │
          │      degrees               │
          │ - index --by year          │
          │                            │
          │ │ Ask for the index before │
          │ │ Thursday.                │
          │ │ │ Or never.              │
          │                            │
          │     $ make a very long     │
          │     command                │
          │                            │
          │ See the map                │
          │ <https://example.org/map>. │
          │                            │
          │                            │
          │             ? Help  q Quit │
          """
        )
    )
    #expect(shown.styles[0] == "BBBBBBBBBBB")
    #expect(shown.styles[2] == "...........IIIIIIIIIIII")
    #expect(shown.styles[11] == "..RRRRRRRRRRRRRRR")
    #expect(shown.styles[20] == "....UUUUUUU")
    #expect(shown.styles[21] == "DDDDDDDDDDDDDDDDDDDDDDDDD")
  }

  @Test func indentsLeaveHalfOfAnyWidthToTheText() throws {
    let shown = try Shown("> > > - one two", width: 14, height: 3)
    #expect(
      shown.pilot.screen
        == ScreenSnapshot(
          """
          │ │ │ - one    │
          │ │ │   two    │
          │              │
          │       ? Help │
          """
        )
    )
  }

  @Test(arguments: 12...40)
  func everyWidthShowsAllLetters(width: Int) throws {
    let shown = try Shown(Self.entry, width: width, height: 300)
    let seen = shown.lines.joined().filter { $0.isLetter || $0.isNumber }
    #expect(seen == Self.entry.filter { $0.isLetter || $0.isNumber })
  }
}
