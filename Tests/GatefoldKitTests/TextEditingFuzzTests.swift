import GatefoldKit
import Testing

/// Random keys on texts whose characters join and part, beside an editor that does it the slow way.
struct TextEditingFuzzTests {
  private static let pieces = [
    "a", "b", " ", "-", "e", "\u{301}", "日", "👨", "\u{200D}", "👩", "🇩", "🇪", "\r", "\n", "ᄒ",
    "ᅡ", "क", "्", "ष",
  ]
  private static let movements = TextMovement.allCases

  @Test(arguments: 0..<40)
  func editorsAgree(seed: Int) {
    var random = SplitMix(state: UInt64(seed))
    var editor = LineEditor()
    var reference = TextEditingReference()
    for _ in 0..<400 {
      step(&editor, &reference, &random)
      #expect(editor.text.unicodeScalars.elementsEqual(reference.text.unicodeScalars))
      #expect(character(editor.selection.cursor, of: editor) == reference.cursor)
      #expect(character(editor.selection.anchor, of: editor) == reference.anchor)
    }
  }

  @Test(arguments: 0..<40)
  func undoLeadsBackAndRedoForth(seed: Int) {
    var random = SplitMix(state: UInt64(seed) &+ 1000)
    var editor = LineEditor("start")
    var reference = TextEditingReference()
    for _ in 0..<200 { step(&editor, &reference, &random) }
    let (text, places) = (editor.text, editor.selection.cursor)
    var steps = 0
    while editor.perform(.undo) || steps == 0 { steps += 1 }
    #expect(editor.text == "start")
    while editor.perform(.redo) {}
    #expect(editor.text.unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(editor.boundary(at: editor.selection.cursor) == editor.selection.cursor)
    #expect(places <= text.utf8.count)
  }

  private func step(
    _ editor: inout LineEditor,
    _ reference: inout TextEditingReference,
    _ random: inout SplitMix
  ) {
    let movement = Self.movements[Int.random(in: 0..<Self.movements.count, using: &random)]
    let piece = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
    switch Int.random(in: 0..<12, using: &random) {
    case 0:
      editor.perform(.move(movement))
      reference.move(movement)
    case 1:
      editor.perform(.extend(movement))
      reference.cursor = reference.target(of: movement, from: reference.cursor)
    case 2:
      editor.perform(.delete(movement))
      reference.delete(movement)
    case 3:
      // A move between two kills keeps them apart, as the reference does.
      editor.moveCursor(to: editor.selection.cursor)
      reference.anchor = reference.cursor
      editor.perform(.kill(movement))
      reference.kill(movement)
    case 4:
      editor.perform(.yank)
      reference.replace(reference.selected, with: reference.killed)
    case 5:
      editor.perform(.transpose)
      reference.transpose()
    case 6:
      editor.insert(piece + piece)
      reference.replace(reference.selected, with: piece + piece)
    default:
      editor.type(Character(piece))
      reference.replace(reference.selected, with: piece)
    }
  }

  private func character(_ offset: Int, of editor: LineEditor) -> Int {
    editor[0..<offset].count
  }
}

/// A small generator with a seed (Steele, Lea and Flood 2014).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
