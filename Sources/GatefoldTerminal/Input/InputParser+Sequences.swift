/// Escape sequences (ECMA-48, 5.4): parameters `0…?`, intermediates SP…`/`, one final byte `@…~`.
extension InputParser {
  mutating func takeControl(_ byte: UInt8) {
    guard (0x20...0x7E).contains(byte) else { return abandon(for: byte) }
    if sequence.count < Self.sequenceLimit { sequence.append(byte) }
    // The Linux console puts one more byte after what would be a final one.
    if sequence == [0x5B] { return }
    // rxvt ends keys with `$`, which otherwise is an intermediate byte.
    let isFinal = byte >= 0x40 || byte == 0x24 && isNumber(sequence.dropLast())
    guard isFinal else { return }
    if sequence.count == Self.sequenceLimit { return reset() }
    endControl(final: byte)
  }

  private func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.isEmpty && bytes.allSatisfy { (0x30...0x39).contains($0) }
  }

  mutating func takeApplication(_ byte: UInt8) {
    guard (0x20...0x7E).contains(byte) else { return abandon(for: byte) }
    if sequence.count < Self.sequenceLimit { sequence.append(byte) }
    guard byte >= 0x40 else { return }
    if let press = KeySequences.applicationFinals[byte] {
      // Old xterms put the modifiers here: `ESC O 5 A`, `ESC O 1 ; 5 A`.
      let index = sequence.contains(0x3B) ? 1 : 0
      end(press, adding: Parameters(sequence.dropLast()).modifiers(at: index))
    } else if let press = keys[[0x4F] + sequence] {
      end(press)
    } else {
      reset()
    }
  }

  mutating func takeString(_ byte: UInt8, _ introducer: UInt8, _ isEscaped: Bool) {
    if isEscaped {
      // ST is `ESC \`; another byte belongs to a sequence of its own, as in xterm.
      reset()
      if byte != 0x5C {
        begin(.escape)
        take(byte)
      }
    } else if byte == 0x1B {
      state = .string(introducer: introducer, isEscaped: true)
    } else if byte < 0x20 && byte != 0x07 {
      abandon(for: byte)
    } else {
      sequence.append(byte)
      if byte == 0x07 || sequence.count == Self.stringLimit { reset() }
    }
  }

  /// X10 mouse reports, from terminals that do not know the SGR form: three bytes, 32 added to each.
  mutating func takeMouse(_ byte: UInt8) {
    sequence.append(byte)
    guard sequence.count == 3 else { return }
    let numbers = sequence.map { Int($0) - 32 }
    reset()
    let isRelease = numbers[0] & 3 == 3 && numbers[0] < 32
    emitMouse(isRelease ? numbers[0] & ~3 : numbers[0], numbers[1], numbers[2], isRelease)
  }

  /// Ends a sequence with the key that it stands for.
  mutating func end(_ press: KeyPress, adding modifiers: KeyModifiers = []) {
    let all = press.modifiers.union(modifiers).union(isMeta ? .alt : [])
    reset()
    emit(press.key, all)
  }

  // MARK: - Control sequences

  /// The forms of ``KeySequences`` come before terminfo's strings, for they know the modifiers:
  /// terminfo calls `ESC [ 1 ; 2 P` F13, which is Shift and F1.
  private mutating func endControl(final: UInt8) {
    let body = sequence.dropLast()
    if body.first == 0x3C && (final == 0x4D || final == 0x6D) {
      endMouse(Parameters(body.dropFirst()), isRelease: final == 0x6D)
    } else if final == 0x7E && Parameters(body)[0] == 200 {
      beginPaste()
    } else if let press = press(body, final) ?? keys[[0x5B] + sequence] {
      end(press)
    } else {
      endReport(final, hasParameters: !body.isEmpty)
    }
  }

  private mutating func endReport(_ final: UInt8, hasParameters: Bool) {
    reset()
    switch final {
    case _ where hasParameters: break
    case 0x49: emit(.focus(true))
    case 0x4F: emit(.focus(false))
    case 0x4D: begin(.mouse)
    default: break
    }
  }

  private func press(_ body: ArraySlice<UInt8>, _ final: UInt8) -> KeyPress? {
    switch body.first {
    case 0x5B: return KeySequences.consoleFinals[final].map { KeyPress($0) }
    // Private parameters: answers to questions that are never asked.
    case 0x3C, 0x3D, 0x3E, 0x3F: return nil
    default: break
    }
    let parameters = Parameters(body)
    if final == 0x75 { return character(parameters[0], parameters) }
    if final == 0x7E && parameters[0] == 27 { return character(parameters[2], parameters) }
    if let modifiers = KeySequences.numberFinals[final] {
      guard let key = KeySequences.numbers[parameters[0]] else { return nil }
      return KeyPress(key, modifiers: modifiers.union(parameters.modifiers(at: 1)))
    }
    guard parameters[0] <= 1, var press = KeySequences.finals[final] else { return nil }
    press.modifiers.formUnion(parameters.modifiers(at: 1))
    return press
  }

  /// A key by its character's number: xterm's modifyOtherKeys and the `CSI u` form.
  private func character(_ number: Int, _ parameters: Parameters) -> KeyPress? {
    let modifiers = parameters.modifiers(at: 1)
    // The kitty protocol's third kind of event is a release.
    if parameters.isRelease { return nil }
    switch number {
    case 8, 127: return KeyPress(.backspace, modifiers: modifiers)
    case 9: return KeyPress(.tab, modifiers: modifiers)
    case 13: return KeyPress(.enter, modifiers: modifiers)
    case 27: return KeyPress(.escape, modifiers: modifiers)
    case 0..<32, 57_344...63_743: return nil
    default: break
    }
    guard let scalar = Unicode.Scalar(UInt32(number)) else { return nil }
    return typed(Character(scalar), modifiers)
  }

  /// Characters come as typed, without Shift; with Control they are the lower-case ones.
  private func typed(_ character: Character, _ modifiers: KeyModifiers) -> KeyPress {
    let text = String(character)
    let rest = modifiers.subtracting(.shift)
    let form =
      modifiers.contains(.control)
      ? text.lowercased() : modifiers.contains(.shift) ? text.uppercased() : text
    return KeyPress(.character(form.count == 1 ? Character(form) : character), modifiers: rest)
  }

  // MARK: - Mouse

  private mutating func endMouse(_ parameters: Parameters, isRelease: Bool) {
    reset()
    guard parameters.count == 3 else { return }
    emitMouse(parameters[0], parameters[1], parameters[2], isRelease)
  }

  /// Adds a mouse event from the numbers of a report (xterm's ctlseqs.txt, "Mouse Tracking").
  ///
  /// - Parameters:
  ///   - code: The button, with 4, 8 and 16 for modifiers, 32 for motion and 64 for the wheel.
  ///   - column: From 1.
  ///   - line: From 1.
  ///   - isRelease: Whether a button went up.
  private mutating func emitMouse(_ code: Int, _ column: Int, _ line: Int, _ isRelease: Bool) {
    guard let kind = mouseKind(code, isRelease) else { return }
    var modifiers: KeyModifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    let location = Point(x: max(0, column - 1), y: max(0, line - 1))
    emit(.mouse(MouseEvent(kind, at: location, modifiers: modifiers)))
  }

  private func mouseKind(_ code: Int, _ isRelease: Bool) -> MouseEvent.Kind? {
    switch code & ~28 {
    // The wheel: up and down. 66 and 67 are sideways, 128 and more are further buttons.
    case 64 where !isRelease: return .scroll(lines: -Self.wheelLines)
    case 65 where !isRelease: return .scroll(lines: Self.wheelLines)
    case 0...2: break
    case 32...34: break
    default: return nil
    }
    let buttons: [MouseEvent.Button] = [.left, .middle, .right]
    let button = buttons[code & 3]
    if isRelease { return .release(button) }
    return code & 32 != 0 ? .drag(button) : .press(button, clickCount: 1)
  }

  /// How far one notch of the wheel goes, in lines; terminals do not say.
  private static var wheelLines: Int { 3 }
}

/// The numbers of a control sequence, separated by `;`.
///
/// One that is left out is 0.
private struct Parameters {
  private var numbers: [Int] = [0]
  /// Whether a kitty sub-parameter says that the key went up.
  private(set) var isRelease = false

  /// Reads parameter bytes.
  ///
  /// Numbers stop growing at two million; what follows a `:` only refines.
  init(_ bytes: ArraySlice<UInt8>) {
    var isRefinement = false
    for byte in bytes {
      switch byte {
      case 0x30...0x39 where isRefinement: isRelease = numbers.count == 2 && byte == 0x33
      case 0x30...0x39:
        numbers[numbers.count - 1] = min(
          2_000_000,
          numbers[numbers.count - 1] * 10 + Int(byte - 0x30)
        )
      case 0x3A: isRefinement = true
      case 0x3B:
        numbers.append(0)
        isRefinement = false
      default: break
      }
    }
  }

  var count: Int { numbers.count }

  subscript(index: Int) -> Int { index < numbers.count ? numbers[index] : 0 }

  /// xterm's modifier number: one more than 1 for Shift, 2 for Alt, 4 for Control, 8 for Meta.
  func modifiers(at index: Int) -> KeyModifiers {
    guard self[index] > 1 else { return [] }
    let bits = UInt8(truncatingIfNeeded: self[index] - 1)
    let modifiers = KeyModifiers(rawValue: bits & 7)
    return bits & 8 != 0 ? modifiers.union(.alt) : modifiers
  }
}
