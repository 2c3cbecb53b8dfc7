import Testing

@testable import GatefoldTerminal

@Suite
struct InputParserTests {
  // MARK: - Keys

  @Test(arguments: KeyCases.all)
  func sequenceIsOneKey(_ keyCase: KeyCase) {
    var parser = KeyCases.makeParser()
    #expect(parser.parse(keyCase.bytes[...]) == [.key(keyCase.press)])
    #expect(!parser.isPending)
  }

  @Test(arguments: KeyCases.all)
  func sequenceIsTheSameKeySplitAnywhere(_ keyCase: KeyCase) {
    for split in 1..<max(2, keyCase.bytes.count) where split < keyCase.bytes.count {
      var parser = KeyCases.makeParser()
      #expect(parser.parse(keyCase.bytes[..<split]).isEmpty)
      #expect(parser.isPending)
      #expect(parser.parse(keyCase.bytes[split...]) == [.key(keyCase.press)])
    }
  }

  @Test(arguments: KeyCases.all)
  func escapeBeforeSequenceHoldsAlt(_ keyCase: KeyCase) {
    guard keyCase.bytes.starts(with: [0x1B, 0x5B]) || keyCase.bytes.starts(with: [0x1B, 0x4F])
    else { return }
    var parser = KeyCases.makeParser()
    var press = keyCase.press
    press.modifiers.insert(.alt)
    #expect(parser.parse(([0x1B] + keyCase.bytes)[...]) == [.key(press)])
  }

  @Test
  func keyStringsOfTerminfoAreKnown() {
    var parser = InputParser(keys: [
      Array("\u{1B}[192z".utf8): KeyPress(.function(13)),
      Array("\u{1B}[L".utf8): KeyPress(.insert),
      Array("\u{1B}OE".utf8): KeyPress(.home),
      Array("\u{1B}x".utf8): KeyPress(.delete),
      [0x0B]: KeyPress(.up),
    ])
    #expect(
      parser.parse(bytes("\u{1B}[192z\u{1B}[L\u{1B}OE\u{1B}x\u{0B}")) == [
        .key(KeyPress(.function(13))), .key(KeyPress(.insert)), .key(KeyPress(.home)),
        .key(KeyPress(.delete)), .key(KeyPress(.character("k"), modifiers: .control)),
      ]
    )
  }

  @Test
  func modifierFormsComeBeforeTerminfo() {
    var parser = InputParser(keys: [Array("\u{1B}[1;2P".utf8): KeyPress(.function(13))])
    #expect(parser.parse(bytes("\u{1B}[1;2P")) == [.key(KeyPress(.function(1), modifiers: .shift))])
  }

  @Test
  func backspaceIsWhatTheTerminalSays() {
    var plain = InputParser()
    #expect(
      plain.parse([0x08, 0x7F]) == [
        .key(KeyPress(.character("h"), modifiers: .control)), .key(KeyPress(.backspace)),
      ]
    )
    var other = InputParser(backspaces: [0x08])
    #expect(
      other.parse([0x08, 0x7F]) == [.key(KeyPress(.backspace)), .key(KeyPress(.backspace))]
    )
  }

  @Test
  func burstOfKeysIsOneBatch() {
    var parser = InputParser()
    let burst = Array(repeating: Array("\u{1B}[B".utf8), count: 200).flatMap(\.self)
    #expect(parser.parse(burst[...]) == Array(repeating: .key(KeyPress(.down)), count: 200))
  }

  // MARK: - Escape

  @Test
  func escapeNeedsSilence() {
    var parser = InputParser()
    #expect(parser.parse([0x1B]).isEmpty)
    #expect(parser.wait == .sequence)
    #expect(parser.flush() == [.key(KeyPress(.escape))])
    #expect(parser.wait == .none)
  }

  @Test(arguments: 1...5)
  func everyEscapeCounts(_ count: Int) {
    var parser = InputParser()
    let events = parser.parse(Array(repeating: 0x1B, count: count)[...]) + parser.flush()
    #expect(events == Array(repeating: .key(KeyPress(.escape)), count: count))
  }

  @Test(arguments: ["[", "O", "P", "X", "]", "^", "_"])
  func introducerAloneIsAKeyWithAlt(_ introducer: Character) {
    var parser = InputParser()
    let events = parser.parse(bytes("\u{1B}\(introducer)")) + parser.flush()
    #expect(events == [.key(KeyPress(.character(introducer), modifiers: .alt))])
  }

  @Test
  func halfASequenceIsDroppedInSilence() {
    var parser = InputParser()
    #expect((parser.parse(bytes("\u{1B}[1;")) + parser.flush()).isEmpty)
    #expect(parser.parse(bytes("q")) == [.key(KeyPress(.character("q")))])
  }

  @Test
  func keyAfterHalfASequenceIsNotLost() {
    var parser = InputParser()
    #expect(parser.parse(bytes("\u{1B}[1;\r")) == [.key(KeyPress(.enter))])
    #expect(parser.parse(bytes("\u{1B}[1;\u{1B}[A")) == [.key(KeyPress(.up))])
    #expect(parser.parse(bytes("\u{1B}O\u{3}")) == [.key("ctrl-c")])
  }

  // MARK: - What is swallowed

  @Test(arguments: [
    "\u{1B}[99;99Z", "\u{1B}[?1;2c", "\u{1B}[>41;379;0c", "\u{1B}[24;80t", "\u{1B}[?2004;1$y",
    "\u{1B}]11;rgb:0000/0000/0000\u{07}", "\u{1B}]52;c;cQ==\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\",
    "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}^private\u{1B}\\", "\u{1B}Xstart\u{1B}\\", "\u{1B}[97;1:3u",
    "\u{1B}[<66;1;1M", "\u{1B}[<67;1;1M", "\u{1B}[<35;1;1M", "\u{1B}[<1;1M", "\u{1B}[57399u",
    "\u{1B}[" + String(repeating: "1", count: 1000) + "~",
  ])
  func unknownSequenceIsSwallowedWhole(_ sequence: String) {
    var parser = InputParser()
    #expect(parser.parse(bytes(sequence + "q")) == [.key(KeyPress(.character("q")))])
  }

  @Test
  func stringWithoutEndIsGivenUp() {
    var parser = InputParser()
    let text = "\u{1B}]0;" + String(repeating: "x", count: InputParser.stringLimit)
    _ = parser.parse(bytes(text))
    #expect(parser.parse(bytes("q")) == [.key(KeyPress(.character("q")))])
    #expect(parser.parse(bytes("\u{1B}]0;x")).isEmpty)
    #expect(parser.wait == .silence)
    #expect(parser.flush().isEmpty)
    #expect(parser.parse(bytes("q")) == [.key(KeyPress(.character("q")))])
  }

  // MARK: - Text

  @Test
  func charactersThatComeTogetherStayTogether() {
    var parser = InputParser()
    #expect(
      parser.parse(bytes("aé日e\u{301}👨‍👩‍👧")) == [
        .key(KeyPress(.character("a"))), .key(KeyPress(.character("é"))),
        .key(KeyPress(.character("日"))), .key(KeyPress(.character("e\u{301}"))),
        .key(KeyPress(.character("👨‍👩‍👧"))),
      ]
    )
  }

  @Test(arguments: ["é", "日", "📁", "\u{10FFFF}"] as [Character])
  func characterIsTheSameSplitAnywhere(_ character: Character) {
    let all = Array(String(character).utf8)
    for split in 1..<all.count {
      var parser = InputParser()
      #expect(parser.parse(all[..<split]).isEmpty)
      #expect(parser.parse(all[split...]) == [.key(KeyPress(.character(character)))])
      var withAlt = InputParser()
      _ = withAlt.parse(([0x1B] + all[..<split])[...])
      #expect(
        withAlt.parse(all[split...]) == [.key(KeyPress(.character(character), modifiers: .alt))]
      )
    }
  }

  @Test(
    arguments: [
      ([0xFF], 1), ([0xC0, 0xAF], 2), ([0xE0, 0x80, 0x80], 3), ([0xED, 0xA0, 0x80], 3),
      ([0xF4, 0x90, 0x80, 0x80], 4), ([0xE4, 0xB8], 1), ([0xF0, 0x9F, 0x93], 1), ([0x80], 1),
    ] as [([UInt8], Int)]
  )
  func damagedTextBecomesReplacements(_ damage: [UInt8], _ count: Int) {
    var parser = InputParser()
    let replacements = Array(
      repeating: Event.key(KeyPress(.character("\u{FFFD}"))),
      count: count
    )
    #expect(
      parser.parse((damage + [0x71])[...]) == replacements + [.key(KeyPress(.character("q")))]
    )
    #expect(parser.parse(damage[...]) + parser.flush() == replacements)
  }

  @Test
  func damagedTextIsWhatTheStandardLibraryMakesOfIt() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let damage = (0..<Int.random(in: 1...6, using: &random))
        .map { _ in
          UInt8.random(in: 0x80...0xFF, using: &random)
        }
      var parser = InputParser()
      let typed = (parser.parse(damage[...]) + parser.flush())
        .reduce(into: "") { text, event in
          if case .key(let press) = event, let character = press.text { text.append(character) }
        }
      #expect(typed == String(decoding: damage, as: UTF8.self))
    }
  }
}

/// The bytes of a text.
func bytes(_ text: String) -> ArraySlice<UInt8> { Array(text.utf8)[...] }
