import CNcurses
import Glibc

/// Reading an entry from ncurses, and changing it for drawing.
extension TerminfoEntry {
  /// Reads the description of a terminal type, as `setupterm(3x)` finds it, if it is known here.
  ///
  /// - Parameters:
  ///   - type: The type's name.
  ///   - descriptor: The terminal.
  @MainActor
  init?(type: String, descriptor: Int32) {
    guard !type.isEmpty, cn_setupterm(type, descriptor) else { return nil }
    defer { cn_forget_terminal() }
    names = type
    booleans = (0..<cn_boolean_count()).map { cn_boolean($0) }
    numbers = (0..<cn_number_count()).map { max(-1, cn_number($0)) }
    strings = (0..<cn_string_count()).map(Self.string)
    if tigetflag("RGB") > 0 { extendedBooleans = ["RGB"] }
  }

  private static func string(_ index: Int32) -> [UInt8]? {
    guard let value = cn_string(index) else { return nil }
    return UnsafeBufferPointer(start: value, count: strlen(value)).map { UInt8(bitPattern: $0) }
  }

  /// A capability that is there or not.
  subscript(flag name: String) -> Bool {
    get { Self.place(cn_boolean_index(name)).map { booleans[$0] } ?? false }
    set { if let index = Self.place(cn_boolean_index(name)) { booleans[index] = newValue } }
  }

  /// A capability with a number.
  subscript(number name: String) -> Int32 {
    get { Self.place(cn_number_index(name)).map { numbers[$0] } ?? -1 }
    set { if let index = Self.place(cn_number_index(name)) { numbers[index] = newValue } }
  }

  /// A capability with a string.
  subscript(string name: String) -> [UInt8]? {
    get { Self.place(cn_string_index(name)).flatMap { strings[$0] } }
    set { if let index = Self.place(cn_string_index(name)) { strings[index] = newValue } }
  }

  private static func place(_ index: Int32) -> Int? { index < 0 ? nil : Int(index) }

  /// Whether frames can be drawn: the cursor can be put anywhere and the screen cleared.
  var canPaint: Bool {
    self[string: "cup"] != nil && self[string: "clear"] != nil && !self[flag: "hc"]
  }

  /// How many colours the terminal shows, before the environment has its say.
  var colorDepth: ColorDepth {
    let colors = Int(self[number: "colors"])
    if extendedBooleans.contains("RGB") || colors >= ColorDepth.trueColor.rawValue {
      return .trueColor
    }
    let depths: [ColorDepth] = [.palette256, .ansi16, .ansi8]
    return depths.first { colors >= $0.rawValue } ?? .none
  }

  /// The entry changed for drawing frames of a size in so many colours.
  ///
  /// What ncurses must not do is taken out: the alternate screen and the keyboard are switched by
  /// ``TerminalModes``; tab stops may have been moved by the person; terminals that only claim to
  /// be an xterm do not repeat characters; no colour of the palette is ever redefined; and lines
  /// are characters, so that attributes need not switch an alternate character set off each time.
  func adapted(to size: Size, depth: ColorDepth) -> TerminfoEntry {
    var entry = self
    for name in Self.unwanted { entry[string: name] = nil }
    for reset in ["\u{1B}[m", "\u{1B}[0m"] where entry.contains(reset, in: "sgr0") {
      entry[string: "sgr0"] = Array(reset.utf8)
      entry[string: "sgr"] = nil
    }
    entry[flag: "ccc"] = false
    entry[number: "lines"] = Int32(size.height)
    entry[number: "cols"] = Int32(size.width)
    entry.extendedBooleans = []
    if depth > .none { entry[number: "pairs"] = ColorPairs.capacity }
    if depth == .trueColor { entry.useDirectColors() }
    return entry
  }

  private static let unwanted = [
    "smcup", "rmcup", "smkx", "rmkx", "ht", "cbt", "rep", "initc", "initp", "oc",
    "acsc", "smacs", "rmacs", "enacs",
  ]

  private func contains(_ text: String, in capability: String) -> Bool {
    self[string: capability].map { $0.contains(Array(text.utf8)) } ?? false
  }

  /// Gives colour numbers from 256 on the meaning of red, green and blue.
  ///
  /// Numbers below stay colours of the palette. No entry that ships with ncurses has both.
  private mutating func useDirectColors() {
    self[number: "colors"] = ColorPairs.exactBit * 2
    self[string: "setaf"] = Self.directColor(ansi: 3, bright: 9, extended: 38)
    self[string: "setab"] = Self.directColor(ansi: 4, bright: 10, extended: 48)
    self[string: "setf"] = nil
    self[string: "setb"] = nil
    // Tells ncurses not to keep a table of all of them.
    extendedBooleans = ["RGB"]
  }

  /// SGR for a colour number, in terminfo's stack language (`terminfo(5)`, "Parameterized Strings").
  private static func directColor(ansi: Int, bright: Int, extended: Int) -> [UInt8] {
    let rgb = "%p1%{65536}%/%{255}%&%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d"
    let text =
      "\u{1B}[%?%p1%{8}%<%t\(ansi)%p1%d%e%p1%{16}%<%t\(bright)%p1%{8}%-%d"
      + "%e%p1%{256}%<%t\(extended);5;%p1%d%e\(extended);2;\(rgb)%;m"
    return Array(text.utf8)
  }
}
