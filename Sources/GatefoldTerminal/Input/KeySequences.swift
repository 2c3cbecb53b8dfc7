/// What keys send: the sequences of xterm and its kin (xterm's ctlseqs.txt), of rxvt and of the
/// Linux console.
///
/// Sequences of other terminals come from terminfo, by ``capabilities``.
package enum KeySequences {
  /// The last byte of `ESC [ … X`, where the number before it is absent or 1.
  package static let finals: [UInt8: KeyPress] = [
    UInt8(ascii: "A"): KeyPress(.up),
    UInt8(ascii: "B"): KeyPress(.down),
    UInt8(ascii: "C"): KeyPress(.right),
    UInt8(ascii: "D"): KeyPress(.left),
    UInt8(ascii: "F"): KeyPress(.end),
    UInt8(ascii: "H"): KeyPress(.home),
    UInt8(ascii: "P"): KeyPress(.function(1)),
    UInt8(ascii: "Q"): KeyPress(.function(2)),
    UInt8(ascii: "R"): KeyPress(.function(3)),
    UInt8(ascii: "S"): KeyPress(.function(4)),
    UInt8(ascii: "Z"): KeyPress(.tab, modifiers: .shift),
    UInt8(ascii: "a"): KeyPress(.up, modifiers: .shift),
    UInt8(ascii: "b"): KeyPress(.down, modifiers: .shift),
    UInt8(ascii: "c"): KeyPress(.right, modifiers: .shift),
    UInt8(ascii: "d"): KeyPress(.left, modifiers: .shift),
  ]

  /// The number in `ESC [ n ~`.
  package static let numbers: [Int: Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14),
    28: .function(15), 29: .function(16), 31: .function(17), 32: .function(18),
    33: .function(19), 34: .function(20),
  ]

  /// What rxvt sends instead of the `~`, by the modifiers held.
  package static let numberFinals: [UInt8: KeyModifiers] = [
    UInt8(ascii: "~"): [],
    UInt8(ascii: "$"): .shift,
    UInt8(ascii: "^"): .control,
    UInt8(ascii: "@"): [.shift, .control],
  ]

  /// The last byte of `ESC O X`: application cursor keys, F1 to F4, and the number pad.
  package static let applicationFinals: [UInt8: KeyPress] = [
    UInt8(ascii: "A"): KeyPress(.up),
    UInt8(ascii: "B"): KeyPress(.down),
    UInt8(ascii: "C"): KeyPress(.right),
    UInt8(ascii: "D"): KeyPress(.left),
    UInt8(ascii: "F"): KeyPress(.end),
    UInt8(ascii: "H"): KeyPress(.home),
    UInt8(ascii: "I"): KeyPress(.tab),
    UInt8(ascii: "M"): KeyPress(.enter),
    UInt8(ascii: "P"): KeyPress(.function(1)),
    UInt8(ascii: "Q"): KeyPress(.function(2)),
    UInt8(ascii: "R"): KeyPress(.function(3)),
    UInt8(ascii: "S"): KeyPress(.function(4)),
    UInt8(ascii: "X"): KeyPress(.character("=")),
    UInt8(ascii: "a"): KeyPress(.up, modifiers: .control),
    UInt8(ascii: "b"): KeyPress(.down, modifiers: .control),
    UInt8(ascii: "c"): KeyPress(.right, modifiers: .control),
    UInt8(ascii: "d"): KeyPress(.left, modifiers: .control),
    UInt8(ascii: "j"): KeyPress(.character("*")),
    UInt8(ascii: "k"): KeyPress(.character("+")),
    UInt8(ascii: "l"): KeyPress(.character(",")),
    UInt8(ascii: "m"): KeyPress(.character("-")),
    UInt8(ascii: "n"): KeyPress(.character(".")),
    UInt8(ascii: "o"): KeyPress(.character("/")),
    UInt8(ascii: "p"): KeyPress(.character("0")),
    UInt8(ascii: "q"): KeyPress(.character("1")),
    UInt8(ascii: "r"): KeyPress(.character("2")),
    UInt8(ascii: "s"): KeyPress(.character("3")),
    UInt8(ascii: "t"): KeyPress(.character("4")),
    UInt8(ascii: "u"): KeyPress(.character("5")),
    UInt8(ascii: "v"): KeyPress(.character("6")),
    UInt8(ascii: "w"): KeyPress(.character("7")),
    UInt8(ascii: "x"): KeyPress(.character("8")),
    UInt8(ascii: "y"): KeyPress(.character("9")),
  ]

  /// The last byte of `ESC [ [ X`: F1 to F5 of the Linux console.
  package static let consoleFinals: [UInt8: Key] = [
    UInt8(ascii: "A"): .function(1),
    UInt8(ascii: "B"): .function(2),
    UInt8(ascii: "C"): .function(3),
    UInt8(ascii: "D"): .function(4),
    UInt8(ascii: "E"): .function(5),
  ]

  /// The keys that `terminfo(5)` has strings for, by the names of those capabilities.
  package static let capabilities: [String: KeyPress] = {
    var keys: [String: KeyPress] = [
      "kcuu1": KeyPress(.up), "kcud1": KeyPress(.down), "kcub1": KeyPress(.left),
      "kcuf1": KeyPress(.right), "khome": KeyPress(.home), "kend": KeyPress(.end),
      "kpp": KeyPress(.pageUp), "knp": KeyPress(.pageDown), "kich1": KeyPress(.insert),
      "kdch1": KeyPress(.delete), "kent": KeyPress(.enter), "kbs": KeyPress(.backspace),
      "kcbt": KeyPress(.tab, modifiers: .shift), "kLFT": KeyPress(.left, modifiers: .shift),
      "kRIT": KeyPress(.right, modifiers: .shift), "kri": KeyPress(.up, modifiers: .shift),
      "kind": KeyPress(.down, modifiers: .shift), "kHOM": KeyPress(.home, modifiers: .shift),
      "kEND": KeyPress(.end, modifiers: .shift), "kPRV": KeyPress(.pageUp, modifiers: .shift),
      "kNXT": KeyPress(.pageDown, modifiers: .shift),
      "kIC": KeyPress(.insert, modifiers: .shift), "kDC": KeyPress(.delete, modifiers: .shift),
    ]
    for number in 1...24 { keys["kf\(number)"] = KeyPress(.function(number)) }
    return keys
  }()
}
