import Testing

@testable import GatefoldTerminal

/// Pastes, the mouse, focus, and input that means harm.
@Suite
struct InputReportTests {
  // MARK: - Paste

  @Test
  func pasteIsOneEventSplitAnywhere() {
    let all = Array("\u{1B}[200~q\r\nd\rx\ny é\u{1B}[2Jz\u{1B}[201~w".utf8)
    let expected: [Event] = [.paste("q\nd\nx\ny é\u{1B}[2Jz"), .key(KeyPress(.character("w")))]
    for first in 0...all.count {
      for second in stride(from: first, through: all.count, by: 3) {
        var parser = InputParser()
        let events =
          parser.parse(all[..<first]) + parser.parse(all[first..<second])
          + parser.parse(all[second...])
        #expect(events == expected)
      }
    }
  }

  @Test
  func pasteBytewiseIsOneEvent() {
    var parser = InputParser()
    let all = Array("a\u{1B}[200~\u{1B}[200~\u{1B}[201\u{1B}[201~b".utf8)
    let events = all.flatMap { parser.parse([$0]) }
    #expect(
      events == [
        .key(KeyPress(.character("a"))), .paste("\u{1B}[200~\u{1B}[201"),
        .key(KeyPress(.character("b"))),
      ]
    )
  }

  @Test
  func largePasteInManyPiecesIsOneEvent() {
    let text = String(repeating: "0123456789 \u{1B}[x\n", count: 8000)
    var parser = InputParser()
    let all = Array(("\u{1B}[200~" + text + "\u{1B}[201~").utf8)
    var events: [Event] = []
    for start in stride(from: 0, to: all.count, by: 100) {
      events += parser.parse(all[start..<min(all.count, start + 100)])
    }
    #expect(events == [.paste(text)])
  }

  @Test
  func damagedPasteIsRepaired() {
    var parser = InputParser()
    let all = Array("\u{1B}[200~a".utf8) + [0xFF, 0xE4, 0xB8] + Array("b\0\u{1B}[201~".utf8)
    #expect(parser.parse(all[...]) == [.paste("a\u{FFFD}\u{FFFD}b\0")])
  }

  @Test
  func pasteWithoutEndLeavesTheKeyboardAlone() {
    var parser = InputParser()
    #expect(parser.parse(bytes("\u{1B}[200~abc")).isEmpty)
    #expect(parser.wait == .silence)
    #expect(parser.flush() == [.paste("abc")])
    #expect(parser.parse(bytes("q")) == [.key(KeyPress(.character("q")))])
  }

  @Test
  func restOfASlowPasteIsNoCommand() {
    var parser = InputParser()
    _ = parser.parse(bytes("\u{1B}[200~abc"))
    _ = parser.flush()
    #expect(parser.parse(bytes("dq\u{1B}[201~")) == [.paste("dq")])
    _ = parser.parse(bytes("\u{1B}[200~abc"))
    _ = parser.flush()
    let long = String(repeating: "d", count: 100)
    #expect(parser.parse(bytes(long)).isEmpty)
    #expect(parser.parse(bytes("e\u{1B}[201~q")) == [.paste(long + "e"), .key("q")])
  }

  @Test
  func strayEndOfAPasteIsNothing() {
    var parser = InputParser()
    #expect(parser.parse(bytes("\u{1B}[201~q")) == [.key("q")])
  }

  // MARK: - Mouse and focus

  @Test(
    arguments: [
      ("<0;5;6M", .press(.left, clickCount: 1), []),
      ("<1;5;6M", .press(.middle, clickCount: 1), []),
      ("<2;5;6M", .press(.right, clickCount: 1), []),
      ("<0;5;6m", .release(.left), []),
      ("<2;5;6m", .release(.right), []),
      ("<32;5;6M", .drag(.left), []),
      ("<34;5;6M", .drag(.right), []),
      ("<64;5;6M", .scroll(lines: -3), []),
      ("<65;5;6M", .scroll(lines: 3), []),
      ("<4;5;6M", .press(.left, clickCount: 1), .shift),
      ("<8;5;6M", .press(.left, clickCount: 1), .alt),
      ("<16;5;6M", .press(.left, clickCount: 1), .control),
      ("<93;5;6M", .scroll(lines: 3), [.shift, .alt, .control]),
      ("<36;5;6M", .drag(.left), .shift),
      ("M %&", .press(.left, clickCount: 1), []),
      ("M`%&", .scroll(lines: -3), []),
    ] as [(String, MouseEvent.Kind, KeyModifiers)]
  )
  func mouseReportIsAnEvent(_ text: String, _ kind: MouseEvent.Kind, _ modifiers: KeyModifiers) {
    let all = Array("\u{1B}[\(text)".utf8)
    let event = Event.mouse(MouseEvent(kind, at: Point(x: 4, y: 5), modifiers: modifiers))
    for split in 0..<all.count {
      var parser = InputParser()
      #expect(parser.parse(all[..<split]) + parser.parse(all[split...]) == [event])
    }
  }

  @Test(arguments: [(300, 700), (1, 1), (0, 0), (99_999_999, 1)])
  func mouseCoordinatesMayBeLarge(_ column: Int, _ line: Int) throws {
    var parser = InputParser()
    let events = parser.parse(bytes("\u{1B}[<0;\(column);\(line)M"))
    guard case .mouse(let mouse) = try #require(events.first) else {
      Issue.record("no mouse event")
      return
    }
    #expect(mouse.location.x == max(0, min(column, 2_000_000) - 1))
    #expect(mouse.location.y == max(0, line - 1))
  }

  @Test
  func focusIsReported() {
    var parser = InputParser()
    #expect(parser.parse(bytes("\u{1B}[I\u{1B}[O")) == [.focus(true), .focus(false)])
  }

  @Test
  func clicksOnOneCellSoonAfterAnotherAreCounted() {
    var counter = ClickCounter()
    let start = ContinuousClock.now
    func press(_ x: Int, _ button: MouseEvent.Button, at milliseconds: Int) -> MouseEvent.Kind {
      let event = MouseEvent(.press(button, clickCount: 1), at: Point(x: x, y: 0))
      return counter.counting(event, at: start + .milliseconds(milliseconds)).kind
    }
    #expect(press(1, .left, at: 0) == .press(.left, clickCount: 1))
    #expect(press(1, .left, at: 400) == .press(.left, clickCount: 2))
    #expect(press(1, .left, at: 500) == .press(.left, clickCount: 3))
    #expect(press(1, .left, at: 901) == .press(.left, clickCount: 1))
    #expect(press(2, .left, at: 950) == .press(.left, clickCount: 1))
    #expect(press(2, .right, at: 960) == .press(.right, clickCount: 1))
  }

  // MARK: - Harm

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func nothingStallsTheKeyboard(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let starts = [
      "\u{1B}[", "\u{1B}O", "\u{1B}]", "\u{1B}P", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[<",
    ]
    let pieces: [[UInt8]] = starts.map { Array($0.utf8) } + KeyCases.all.map { $0.bytes }
    var parser = KeyCases.makeParser()
    for _ in 0..<2000 {
      let isPiece = Bool.random(using: &random)
      let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
      let noise = (0..<Int.random(in: 0...12, using: &random))
        .map { _ in
          UInt8.random(in: 0...255, using: &random)
        }
      _ = parser.parse((isPiece ? piece : noise)[...])
      if Int.random(in: 0..<4, using: &random) == 0 {
        _ = parser.flush()
        #expect(!parser.isPending)
        #expect(parser.parse([0x71]).last == .key("q"))
      }
    }
  }
}
