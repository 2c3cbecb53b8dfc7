import GatefoldKit
import GatefoldTesting
import Testing

struct TextFieldTests {
  @Test
  func everyCharacterIsTypedBeforeAnyCommand() throws {
    let field = TextField()
    let pilot = try Pilot(Holder(field), width: 14, height: 4)
    pilot.type("?q/d1 Vj+:")
    #expect(field.text == "?q/d1 Vj+:")
    #expect(pilot.exitReason == nil)
    #expect(
      pilot.screen
        == ScreenSnapshot(
          """
          │              │
          │ ?q/d1 Vj+:   │
          │              │
          │      F1 Help │
          """
        )
    )
    #expect(pilot.terminal.cursor == Cursor(at: Point(x: 11, y: 1), isVisible: true))
  }

  @Test
  func keysThatAreNotTextGoOn() throws {
    let holder = Holder(TextField("text"))
    let pilot = try Pilot(holder)
    pilot.press("escape", "enter", "tab", "ctrl-c", "up", "x", "left")
    #expect(holder.strokes == ["Esc", "Enter", "Tab", "Ctrl-C", "↑"])
    #expect(holder.content.text == "textx")
  }

  @Test
  func theDelegateHearsOfChangesAndDecidesOnEnter() throws {
    let diary = FieldDiary()
    let holder = Holder(TextField("a"))
    holder.content.delegate = diary
    let pilot = try Pilot(holder)
    pilot.press("b", "left", "backspace", "home", "backspace", "enter")
    diary.returns = false
    pilot.press("enter")
    holder.content.text = "set"
    #expect(diary.entries == ["begin", "ab", "b", "return", "return"])
    #expect(holder.strokes == ["Enter"])
  }

  @Test
  func aPasteIsOneChangeOnOneLine() throws {
    let diary = FieldDiary()
    let field = TextField("<>")
    field.delegate = diary
    let pilot = try Pilot(Holder(field), width: 20, height: 3)
    pilot.press("left")
    pilot.paste("q\rd\r\n\te\u{1B}[2J\u{202E}")
    #expect(field.text == "<q d  e\u{1B}[2J\u{202E}>")
    #expect(diary.entries == ["begin", field.text])
    #expect(pilot.terminal.lines[1] == " <q d  e␛[2J\u{FFFD}>      ")
    pilot.press("ctrl-_")
    #expect(field.text == "<>")
    pilot.press("ctrl-r")
    #expect(field.text == "<q d  e\u{1B}[2J\u{202E}>")
  }

  @Test
  func aLongPasteIsOneFrameAndTheEndIsSeen() throws {
    let field = TextField()
    let pilot = try Pilot(Holder(field), width: 12, height: 3)
    let frames = pilot.terminal.frameCount
    let text = String(repeating: "0123456789", count: 10_000)
    pilot.paste(text)
    #expect(field.text == text)
    #expect(pilot.terminal.frameCount == frames + 1)
    #expect(pilot.terminal.lines[1] == " 123456789  ")
    pilot.press("home", "x")
    #expect(pilot.terminal.lines[1] == " x012345678 ")
    #expect(pilot.terminal.changedCellCount < 12)
  }

  @Test
  func aFieldScrollsByWholeCharacters() throws {
    let field = TextField("日本語テスト")
    let pilot = try Pilot(Holder(field), width: 9, height: 3)
    // Below the least width of a window, so look at the field alone.
    #expect(pilot.terminal.cursor == nil)
    pilot.resize(width: 12, height: 3)
    #expect(pilot.terminal.lines[1] == " 語テスト   ")
    #expect(pilot.terminal.cursor?.position == Point(x: 9, y: 1))
    pilot.press("left", "left", "left")
    #expect(pilot.terminal.lines[1] == " 語テスト   ")
    #expect(pilot.terminal.cursor?.position == Point(x: 3, y: 1))
    pilot.press("left", "left")
    #expect(pilot.terminal.lines[1] == " 日本語テス ")
    #expect(pilot.terminal.cursor?.position == Point(x: 3, y: 1))
  }

  @Test
  func theCursorIsSeenAtEveryWidthAndPlace() throws {
    let text = "a日e\u{301}👨‍👩‍👧🇩🇪\u{200B}b本c\u{1B}d語"
    for width in 12...26 {
      let field = TextField(text)
      let pilot = try Pilot(Holder(field), width: width, height: 3)
      for key in ["home", "end"] {
        pilot.press(key == "home" ? "home" : "end")
        for _ in text {
          let cursor = try #require(pilot.terminal.cursor?.position)
          #expect((1...width - 2).contains(cursor.x))
          pilot.press(key == "home" ? "right" : "left")
        }
      }
      #expect(field.text == text)
    }
  }

  @Test
  func aCombiningMarkStandsOnTheCharacterBefore() throws {
    let field = TextField()
    let pilot = try Pilot(Holder(field), width: 14, height: 3)
    pilot.type("e")
    pilot.press(KeyPress(.character("\u{301}")), "x")
    #expect(field.text == "e\u{301}x")
    #expect(pilot.terminal.lines[1] == " e\u{301}x           ")
    #expect(pilot.terminal.cursor?.position.x == 3)
  }

  @Test
  func clicksPutTheCursorAndDragsSelect() throws {
    let field = TextField("one 日本 two")
    let pilot = try Pilot(Holder(field), width: 20, height: 3)
    pilot.click(x: 4, y: 1)
    #expect(pilot.terminal.cursor?.position.x == 4)
    pilot.click(x: 6, y: 1)
    #expect(pilot.terminal.cursor?.position.x == 5)
    pilot.click(x: 17, y: 1)
    #expect(pilot.terminal.cursor?.position.x == 13)
    pilot.drag(from: Point(x: 3, y: 1), to: Point(x: 7, y: 1))
    #expect(field.selectedText == "e 日")
    #expect(pilot.styles.description.split(separator: "\n")[1] == "│.UURRRRUUUUUUUUUUUU.│")
    pilot.click(x: 6, y: 1, count: 2)
    #expect(field.selectedText == "日本")
    pilot.click(x: 6, y: 1, count: 3)
    #expect(field.selectedText == "one 日本 two")
    pilot.type("x")
    #expect(field.text == "x")
  }

  @Test
  func draggingBeyondTheEdgeScrolls() throws {
    let field = TextField("0123456789abcdefghij")
    let pilot = try Pilot(Holder(field), width: 12, height: 3)
    pilot.drag(from: Point(x: 5, y: 1), to: Point(x: 0, y: 1))
    #expect(field.selectedText == "abcde")
    pilot.drag(from: Point(x: 5, y: 1), to: Point(x: -90, y: 1))
    #expect(field.selectedText.hasPrefix("01234"))
  }

  @Test
  func thePlaceholderIsSeenWhileTheFieldIsEmpty() throws {
    let field = TextField()
    field.placeholder = "Name"
    let pilot = try Pilot(Holder(field), width: 12, height: 3)
    #expect(pilot.terminal.lines[1] == " Name       ")
    pilot.type("x")
    #expect(pilot.terminal.lines[1] == " x          ")
  }

  @Test
  func aDisabledFieldDoesNotTakeTheKeyboard() throws {
    let field = TextField("kept")
    field.isEnabled = false
    let pilot = try Pilot(Holder(field), width: 12, height: 3)
    pilot.type("x")
    pilot.click(x: 2, y: 1)
    pilot.type("x")
    #expect(field.text == "kept")
    #expect(!field.isFirstResponder)
  }

  @Test(arguments: [
    ("one two|", ["ctrl-a", "x"], "xone two"), ("one two|", ["ctrl-a", "ctrl-e", "x"], "one twox"),
    ("ab|", ["ctrl-b", "x"], "axb"), ("ab|", ["ctrl-b", "ctrl-f", "x"], "abx"),
    ("ab|", ["ctrl-h"], "a"), ("ab|", ["ctrl-a", "ctrl-d"], "b"),
    ("one two|", ["alt-b", "ctrl-k"], "one "), ("one two|", ["alt-b", "ctrl-u"], "two"),
    ("one two|", ["ctrl-w"], "one "),
    ("one two|", ["alt-backspace", "ctrl-y", "ctrl-y"], "one twotwo"),
    ("one two|", ["home", "alt-d"], " two"), ("one two|", ["home", "alt-f", "x"], "onex two"),
    ("one two|", ["ctrl-left", "x"], "one xtwo"),
    ("one two|", ["home", "ctrl-right", "x"], "onex two"),
    ("ab|", ["ctrl-t"], "ba"), ("one two|", ["shift-home", "x"], "x"),
    ("one two|", ["home", "shift-end", "delete"], ""), ("one|", ["alt-a", "backspace"], ""),
    ("one two|", ["ctrl-shift-left", "x"], "one x"), ("one two|", ["shift-left", "x"], "one twx"),
    ("one two|", ["home", "ctrl-shift-right", "x"], "x two"),
    ("one|", ["home", "shift-right", "x"], "xne"), ("one|", ["x", "ctrl-/", "ctrl-r"], "onex"),
  ])
  func keysEdit(before: String, keys: [String], after: String) throws {
    let field = TextField(String(before.dropLast()))
    let pilot = try Pilot(Holder(field))
    for key in keys { pilot.press(try #require(KeyPress(name: key))) }
    #expect(field.text == after)
  }

  @Test(arguments: [(1, 1), (3, 2), (12, 3), (0, 0)])
  func textAndCursorSurviveAnySize(width: Int, height: Int) throws {
    let field = TextField("a text that is longer than the field")
    let pilot = try Pilot(Holder(field), width: 30, height: 4)
    pilot.press("home", "right", "right")
    let (screen, cursor) = (pilot.screen, pilot.terminal.cursor)
    pilot.resize(width: width, height: height)
    pilot.press("x", "backspace")
    pilot.resize(width: 30, height: 4)
    #expect(pilot.screen == screen)
    #expect(pilot.terminal.cursor == cursor)
  }
}
