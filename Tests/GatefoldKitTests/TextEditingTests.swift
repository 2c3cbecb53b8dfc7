import GatefoldKit
import Testing

struct TextEditingTests {
  /// A text with `|` at the cursor, and `[` or `]` at the other end of a selection.
  private static func picture(_ editor: LineEditor) -> String {
    var text = editor.text
    let (anchor, cursor) = (editor.selection.anchor, editor.selection.cursor)
    let marks = [(cursor, "|"), (anchor, anchor < cursor ? "[" : "]")]
    for (offset, mark) in marks.sorted(by: { $0.0 > $1.0 }) where mark == "|" || anchor != cursor {
      text.insert(contentsOf: mark, at: text.utf8.index(text.startIndex, offsetBy: offset))
    }
    return text
  }

  private static func editor(_ picture: String) -> LineEditor {
    let parts = picture.split(separator: "|", omittingEmptySubsequences: false)
    var editor = LineEditor(parts.joined())
    editor.moveCursor(to: parts.first?.utf8.count ?? 0)
    return editor
  }

  @Test(arguments: [
    ("one two|", EditingOperation.move(.previousWord), "one |two"),
    ("one |two", .move(.previousWord), "|one two"),
    ("|one, two", .move(.nextWord), "one|, two"),
    ("one|, two", .move(.nextWord), "one, two|"),
    ("日本語|", .move(.previousCharacter), "日本|語"),
    ("e\u{301}|x", .move(.previousCharacter), "|e\u{301}x"),
    ("👨‍👩‍👧|", .move(.previousCharacter), "|👨‍👩‍👧"),
    ("|🇩🇪🇳🇴", .move(.nextCharacter), "🇩🇪|🇳🇴"),
    ("ab|c", .move(.start), "|abc"),
    ("ab|c", .move(.end), "abc|"),
    ("|abc", .move(.previousCharacter), "|abc"),
    ("abc|", .move(.nextCharacter), "abc|"),
    ("ab|c", .extend(.start), "|ab]c"),
    ("ab|c", .extend(.end), "ab[c|"),
    ("one| two", .extend(.nextWord), "one[ two|"),
    ("ab|c", .selectAll, "[abc|"),
    ("ab|c", .delete(.previousCharacter), "a|c"),
    ("ab|c", .delete(.nextCharacter), "ab|"),
    ("|abc", .delete(.previousCharacter), "|abc"),
    ("abc|", .delete(.nextCharacter), "abc|"),
    ("ae\u{301}|", .delete(.previousCharacter), "a|"),
    ("one two|", .delete(.previousWord), "one |"),
    ("one two|", .kill(.previousWord), "one |"),
    ("one| two", .kill(.end), "one|"),
    ("one| two", .kill(.start), "| two"),
    ("|one two", .kill(.nextWord), "| two"),
    ("ab|c", .transpose, "acb|"),
    ("abc|", .transpose, "acb|"),
    ("|abc", .transpose, "|abc"),
    ("a|", .transpose, "a|"),
    ("|", .transpose, "|"),
    ("|", .move(.previousWord), "|"),
    ("|", .delete(.nextWord), "|"),
    ("|", .selectAll, "|"),
  ])
  func operationsMoveAndChange(before: String, operation: EditingOperation, after: String) {
    var editor = Self.editor(before)
    let text = editor.text
    let changed = editor.perform(operation)
    #expect(Self.picture(editor) == after)
    #expect(changed == (editor.text != text) || operation == .transpose)
  }

  @Test
  func deletingRemovesTheSelection() {
    var editor = Self.editor("one| two")
    editor.perform(.extend(.end))
    editor.perform(.delete(.previousCharacter))
    #expect(Self.picture(editor) == "one|")
  }

  @Test
  func aStepLeavesTheSelectionOnItsSide() {
    var editor = Self.editor("ab|cd")
    editor.perform(.extend(.start))
    editor.perform(.move(.nextCharacter))
    #expect(Self.picture(editor) == "ab|cd")
    editor.perform(.extend(.end))
    editor.perform(.move(.previousCharacter))
    #expect(Self.picture(editor) == "ab|cd")
  }

  @Test
  func typingReplacesTheSelection() {
    var editor = LineEditor("old")
    editor.perform(.selectAll)
    for character in "new" { editor.type(character) }
    #expect(Self.picture(editor) == "new|")
    editor.perform(.undo)
    #expect(Self.picture(editor) == "[old|")
  }

  @Test
  func aCombiningMarkJoinsTheCharacterBefore() {
    var editor = Self.editor("e|x")
    editor.type("\u{301}")
    #expect(Self.picture(editor) == "e\u{301}|x")
    editor.perform(.delete(.previousCharacter))
    #expect(Self.picture(editor) == "|x")
  }

  @Test
  func aJoinerTakesTheCursorBehindWhatItJoins() {
    var editor = Self.editor("👨|👩")
    editor.type("\u{200D}")
    #expect(Self.picture(editor) == "👨\u{200D}👩|")
  }

  @Test
  func killsInARowAreYankedTogether() {
    var editor = LineEditor("one two three")
    editor.perform(.kill(.previousWord))
    editor.perform(.kill(.previousWord))
    editor.perform(.move(.start))
    editor.perform(.yank)
    #expect(Self.picture(editor) == "two three|one ")
    editor.perform(.kill(.end))
    editor.perform(.yank)
    editor.perform(.yank)
    #expect(Self.picture(editor) == "two threeone one |")
  }

  @Test
  func aKillOfNothingKeepsWhatWasKilled() {
    var editor = LineEditor("word")
    editor.perform(.kill(.start))
    editor.perform(.kill(.start))
    editor.perform(.move(.end))
    editor.perform(.kill(.end))
    editor.perform(.yank)
    #expect(editor.text == "word")
  }

  @Test
  func wordsAreUndoneOneByOne() {
    var editor = LineEditor()
    for character in "one  two" { editor.type(character) }
    editor.perform(.undo)
    #expect(Self.picture(editor) == "one  |")
    editor.perform(.undo)
    #expect(Self.picture(editor) == "|")
    editor.perform(.undo)
    editor.perform(.redo)
    editor.perform(.redo)
    #expect(Self.picture(editor) == "one  two|")
    editor.perform(.undo)
    editor.type("x")
    editor.perform(.redo)
    #expect(Self.picture(editor) == "one  x|")
  }

  @Test
  func deletedCharactersComeBackTogether() {
    var editor = Self.editor("abc|def")
    editor.perform(.delete(.previousCharacter))
    editor.perform(.delete(.previousCharacter))
    editor.perform(.delete(.nextCharacter))
    #expect(editor.text == "aef")
    editor.perform(.undo)
    #expect(Self.picture(editor) == "abc|def")
  }

  @Test
  func aMoveBeginsAnotherStep() {
    var editor = LineEditor()
    editor.type("a")
    editor.perform(.move(.previousCharacter))
    editor.perform(.move(.nextCharacter))
    editor.type("b")
    editor.perform(.undo)
    #expect(editor.text == "a")
  }

  @Test(arguments: [
    ("one two", 1, "[one| two"), ("one two", 3, "one[ |two"), ("one two", 7, "one [two|"),
    ("", 0, "|"), ("a--b", 2, "a[--|b"), ("日本語", 3, "[日本語|"),
  ])
  func aWordIsSelectedAroundACharacter(text: String, offset: Int, after: String) {
    var editor = LineEditor(text)
    editor.selectWord(at: offset)
    #expect(Self.picture(editor) == after)
  }

  @Test
  func offsetsInsideACharacterGoToItsEnd() {
    var editor = LineEditor("a日e\u{301}")
    let places = (-1...9)
      .map { offset in
        editor.moveCursor(to: offset)
        return editor.selection.cursor
      }
    #expect(places == [0, 0, 1, 4, 4, 4, 7, 7, 7, 7, 7])
  }
}
