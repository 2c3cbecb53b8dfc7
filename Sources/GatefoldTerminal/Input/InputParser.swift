/// What a terminal sends, as events: bytes in, events out.
///
/// It has no clock. Some input is complete only because nothing follows it, such as Escape: whoever
/// feeds the parser looks at ``wait`` after each piece and calls ``flush()`` when that time has
/// passed in silence.
///
/// Nothing stalls it and nothing it does not know is typed as text: unknown sequences are
/// swallowed whole, damaged UTF-8 becomes U+FFFD.
package struct InputParser: Sendable {
  /// How long silence has to last until ``InputParser/flush()``.
  package enum Wait: Equatable, Sendable {
    /// Nothing is pending.
    case none
    /// As long as a terminal may take within one sequence: 25 ms unless ESCDELAY says otherwise.
    case sequence
    /// A generous second: a paste or a terminal's answer comes in pieces.
    case silence
  }

  enum State: Sendable {
    case ground
    /// After ESC.
    case escape
    /// After `ESC [`.
    case control
    /// After `ESC O`.
    case application
    /// After the introducer of a string that is swallowed: DCS, SOS, OSC, PM or APC.
    case string(introducer: UInt8, isEscaped: Bool)
    /// Within the three bytes of an X10 mouse report.
    case mouse
    case paste
  }

  /// Longer sequences are swallowed; none that is known comes near.
  static let sequenceLimit = 64
  /// Where a string without an end is given up.
  static let stringLimit = 4096
  /// A piece of input this long was not typed.
  static let typedLimit = 32

  var state = State.ground
  /// What followed the introducer of the sequence.
  var sequence: [UInt8] = []
  /// Whether another ESC came before the sequence's own: the key has Alt held.
  var isMeta = false
  var events: [Event] = []
  let keys: [[UInt8]: KeyPress]
  let backspaces: Set<UInt8>

  private var decoder = UTF8Decoder()
  /// Held with the character that the decoder is in.
  private var characterModifiers: KeyModifiers = []
  /// The characters typed since the last other event, in this piece.
  private var typed = ""
  private var pasted: [UInt8] = []
  /// The last paste ended in silence, without its end mark.
  private var isPasteCutShort = false

  /// Creates a parser for a terminal.
  ///
  /// - Parameters:
  ///   - keys: What the terminal's keys send, as terminfo has it. Strings that do not begin with
  ///     ESC are left out: they would take control characters away. The forms in
  ///     ``KeySequences`` need no entry and come first.
  ///   - backspaces: What the backspace key sends. DEL always is, 8 is Control-H unless it is here.
  package init(keys: [[UInt8]: KeyPress] = [:], backspaces: Set<UInt8> = []) {
    self.keys = Dictionary(
      uniqueKeysWithValues: keys.filter { $0.key.count > 1 && $0.key[0] == 0x1B }
        .map { (Array($0.key.dropFirst()), $0.value) }
    )
    self.backspaces = backspaces.union([0x7F])
  }

  /// Whether something is pending that silence would complete.
  package var isPending: Bool { wait != .none }

  /// How long to wait for more.
  package var wait: Wait {
    switch state {
    case .ground: decoder.isIncomplete ? .sequence : .none
    case .escape, .control, .application, .mouse: .sequence
    case .string: sequence.isEmpty ? .sequence : .silence
    case .paste: .silence
    }
  }

  /// Takes bytes as they came, however they were split.
  ///
  /// - Returns: The events that are complete.
  /// - Complexity: O(bytes).
  package mutating func parse(_ bytes: ArraySlice<UInt8>) -> [Event] {
    resumePaste(bytes)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if case .paste = state {
        index = takePasted(bytes[index...])
      } else {
        take(bytes[index])
        index += 1
      }
    }
    return finish()
  }

  /// Takes silence: what is pending is all there is.
  package mutating func flush() -> [Event] {
    switch state {
    case .ground: endCharacter()
    case .escape: emitEscapes(isMeta ? 2 : 1)
    case .control: flushIntroducer(0x5B)
    case .application: flushIntroducer(0x4F)
    case .string(let introducer, _): flushIntroducer(introducer)
    case .mouse: break
    case .paste:
      endPaste()
      isPasteCutShort = true
    }
    reset()
    return finish()
  }

  /// An introducer that nothing followed was a key with Alt; a sequence cut short is dropped.
  private mutating func flushIntroducer(_ byte: UInt8) {
    if sequence.isEmpty { emit(.character(Character(Unicode.Scalar(byte))), .alt) }
  }

  private mutating func finish() -> [Event] {
    endTyped()
    defer { events = [] }
    return events
  }

  // MARK: - Bytes

  mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeGround(byte)
    case .escape: takeEscaped(byte)
    case .control: takeControl(byte)
    case .application: takeApplication(byte)
    case .string(let introducer, let isEscaped): takeString(byte, introducer, isEscaped)
    case .mouse: takeMouse(byte)
    case .paste: break
    }
  }

  private mutating func takeGround(_ byte: UInt8) {
    if byte >= 0x20 && byte != 0x7F {
      takeText(byte)
    } else {
      endCharacter()
      if byte == 0x1B { begin(.escape) } else { emitControl(byte, []) }
    }
  }

  private mutating func takeEscaped(_ byte: UInt8) {
    if let press = keys[[byte]] { return end(press) }
    switch byte {
    case 0x5B: begin(.control)
    case 0x4F: begin(.application)
    case 0x50, 0x58, 0x5D, 0x5E, 0x5F:
      begin(.string(introducer: byte, isEscaped: false))
    case 0x1B:
      if isMeta { emitEscapes(1) }
      isMeta = true
    default:
      if isMeta { emitEscapes(1) }
      reset()
      characterModifiers = .alt
      if byte >= 0x20 && byte != 0x7F { takeText(byte) } else { emitControl(byte, .alt) }
    }
  }

  /// Ends a sequence that a byte does not belong to, and takes the byte for itself: a key struck
  /// after half a sequence is not lost.
  mutating func abandon(for byte: UInt8) {
    reset()
    take(byte)
  }

  /// Waits for the rest of a sequence.
  mutating func begin(_ state: State) {
    self.state = state
    sequence.removeAll(keepingCapacity: true)
  }

  /// Waits for nothing.
  mutating func reset() {
    state = .ground
    isMeta = false
    sequence.removeAll(keepingCapacity: true)
  }

  // MARK: - Text

  private mutating func takeText(_ byte: UInt8) {
    switch decoder.push(byte) {
    case .incomplete: break
    case .scalar(let scalar): type(scalar)
    case .damaged: type("\u{FFFD}")
    case .damagedBefore:
      type("\u{FFFD}")
      takeText(byte)
    }
  }

  private mutating func endCharacter() {
    if decoder.isIncomplete { type("\u{FFFD}") }
    decoder.reset()
    characterModifiers = []
  }

  /// Characters that came together are put together: what one stroke of an input method sends.
  private mutating func type(_ scalar: Unicode.Scalar) {
    if characterModifiers.isEmpty {
      typed.unicodeScalars.append(scalar)
    } else {
      emit(.character(Character(scalar)), characterModifiers)
      characterModifiers = []
    }
  }

  private mutating func endTyped() {
    guard !typed.isEmpty else { return }
    for character in typed { events.append(.key(KeyPress(.character(character)))) }
    typed.removeAll(keepingCapacity: true)
  }

  // MARK: - Events

  /// Adds an event after the text that came before it.
  mutating func emit(_ event: Event) {
    endTyped()
    events.append(event)
  }

  /// Adds a key.
  mutating func emit(_ key: Key, _ modifiers: KeyModifiers) {
    emit(.key(KeyPress(key, modifiers: modifiers)))
  }

  private mutating func emitEscapes(_ count: Int) {
    for _ in 0..<count { emit(.escape, []) }
  }

  private mutating func emitControl(_ byte: UInt8, _ modifiers: KeyModifiers) {
    characterModifiers = []
    switch byte {
    case _ where backspaces.contains(byte): emit(.backspace, modifiers)
    case 0x00: emit(.character(" "), modifiers.union(.control))
    case 0x09: emit(.tab, modifiers)
    // LF too: it ends lines in what is pasted or sent by programs without bracketed paste.
    case 0x0A, 0x0D: emit(.enter, modifiers)
    default:
      // Control takes 0x40 from the letter's upper-case form (ECMA-48; ASCII).
      let letter = byte < 0x1B ? byte | 0x60 : byte | 0x40
      emit(.character(Character(Unicode.Scalar(letter))), modifiers.union(.control))
    }
  }

  // MARK: - Paste

  /// Begins a paste.
  mutating func beginPaste() {
    reset()
    state = .paste
  }

  /// The rest of a paste that took too long: text, not commands.
  ///
  /// What is short and has no end mark is the person at the keyboard.
  private mutating func resumePaste(_ bytes: ArraySlice<UInt8>) {
    guard isPasteCutShort else { return }
    isPasteCutShort = false
    if bytes.count > Self.typedLimit || PasteMark.end(in: Array(bytes), from: 0) != nil {
      beginPaste()
    }
  }

  /// - Returns: The index of the first byte that does not belong to the paste.
  private mutating func takePasted(_ bytes: ArraySlice<UInt8>) -> Int {
    let start = max(0, pasted.count - PasteMark.length + 1)
    pasted.append(contentsOf: bytes)
    guard let mark = PasteMark.end(in: pasted, from: start) else { return bytes.endIndex }
    let rest = pasted.count - mark - PasteMark.length
    pasted.removeSubrange(mark...)
    endPaste()
    reset()
    return bytes.endIndex - rest
  }

  private mutating func endPaste() {
    emit(.paste(PasteMark.text(of: pasted)))
    pasted = []
  }
}
