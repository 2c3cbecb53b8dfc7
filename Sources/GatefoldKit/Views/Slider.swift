public import GatefoldTerminal

/// A value of a range, on a track with a thumb: one line, with a title before it and a text after it.
///
/// ```swift
/// let hue = Slider(title: "Hue", in: 0...360, step: 1)
/// hue.valueChanged = { [weak self] in self?.show(hue: $0.value) }
/// ```
///
/// Who has the keyboard is told by a mark at the left and by the reversed thumb, which need no
/// colour. It draws on any background: what is written is in ``style``, over ``View/background``.
///
/// What is not finite changes neither the range nor the value.
@MainActor
public final class Slider: View {
  /// What the value is of; stands before the track.
  public var title: String {
    didSet { if title != oldValue { setNeedsDisplay() } }
  }

  /// The value as the owner writes it; stands after the track.
  public var valueText = "" {
    didSet { if valueText != oldValue { setNeedsDisplay() } }
  }

  /// The cells for the title, so that the tracks of several sliders are in line; `nil` for its own.
  public var titleWidth: Int? {
    didSet { if titleWidth != oldValue { setNeedsDisplay() } }
  }

  /// The cells for the text of the value, so that the track stays while it changes; `nil` for its own.
  public var valueTextWidth: Int? {
    didSet { if valueTextWidth != oldValue { setNeedsDisplay() } }
  }

  /// Colours and attributes of all that is written, laid over the background.
  public var style = Style.plain {
    didSet { if style != oldValue { setNeedsDisplay() } }
  }

  /// The colour of the track at a value, asked for each cell of each frame; without it the track is a
  /// line in ``style``.
  public var trackColor: (@MainActor (Double) -> Color)? {
    didSet { setNeedsDisplay() }
  }

  /// Called after each change that a person made; not after ``value`` was set.
  public var valueChanged: (@MainActor (Slider) -> Void)?

  private(set) var numbers: SliderValue
  /// Whether the button of the mouse went down on the track.
  private var isDragging = false

  /// Creates a slider with its value at the start of the range.
  ///
  /// - Parameters:
  ///   - title: What the value is of.
  ///   - range: The values; finite.
  ///   - step: What one key moves; above zero. A hundredth of the range if left out.
  public init(title: String = "", in range: ClosedRange<Double> = 0...1, step: Double? = nil) {
    self.title = title
    numbers = SliderValue(in: range, step: step)
    super.init()
  }

  // MARK: - Value

  /// The value; what lies outside the range becomes its nearer end.
  public var value: Double {
    get { numbers.value }
    set { change { $0.value = newValue } }
  }

  /// The least value; no more than ``maximumValue``, which goes along with it.
  public var minimumValue: Double {
    get { numbers.minimum }
    set { change { $0.minimum = newValue } }
  }

  /// The greatest value; no less than ``minimumValue``, which goes along with it.
  public var maximumValue: Double {
    get { numbers.maximum }
    set { change { $0.maximum = newValue } }
  }

  /// What one key moves; the mouse finds multiples of it from ``minimumValue`` on.
  ///
  /// What is not above zero changes nothing.
  public var step: Double {
    get { numbers.step }
    set { change { $0.step = newValue } }
  }

  /// - Returns: Whether the value is another one.
  @discardableResult
  private func change(_ body: (inout SliderValue) -> Void) -> Bool {
    let old = numbers
    body(&numbers)
    if numbers != old { setNeedsDisplay() }
    return numbers.value != old.value
  }

  /// Changes the value for the person, and says so if it is another one.
  private func changeByPerson(_ body: (inout SliderValue) -> Void) {
    if change(body) { valueChanged?(self) }
  }

  func move(bySteps count: Double) {
    changeByPerson { $0.move(bySteps: count) }
  }

  func moveToMinimum() {
    changeByPerson { $0.value = $0.minimum }
  }

  func moveToMaximum() {
    changeByPerson { $0.value = $0.maximum }
  }

  // MARK: - Drawing

  /// The thumb, not seen: screen readers follow it.
  public override var cursor: Cursor? {
    let track = layout.track
    guard !track.isEmpty, bounds.height > 0 else { return nil }
    let x = track.lowerBound + numbers.cell(of: track.count)
    return Cursor(at: Point(x: x, y: 0), isVisible: false)
  }

  /// Draws on the first line.
  public override func draw(in context: DrawingContext) {
    drawParts(in: context)
  }

  // MARK: - Responder

  /// A slider takes the keyboard.
  public override var canBecomeFirstResponder: Bool { true }

  /// Movements by a step, by ten, and to both ends.
  public override var keyCommands: [KeyCommand] { Self.commands }

  /// The heading of these in the help.
  public override var keyCommandsTitle: String { "Slider" }

  /// Redraws the mark.
  public override func didResignFirstResponder() {
    setNeedsDisplay()
  }

  /// A press on the track sets the value, and a drag from there follows the pointer; the wheel turned
  /// away from the person moves a step up.
  public override func mouseEvent(_ event: MouseEvent) -> Bool {
    let track = layout.track
    switch event.kind {
    case .press(.left, _):
      becomeFirstResponder()
      isDragging = track.contains(event.location.x)
      if isDragging { moveToCell(event.location.x, of: track) }
    case .drag(.left): if isDragging { moveToCell(event.location.x, of: track) }
    case .release(.left): break
    case .scroll(let lines): move(bySteps: lines < 0 ? 1 : -1)
    default: return false
    }
    return true
  }

  private func moveToCell(_ x: Int, of track: Range<Int>) {
    changeByPerson { $0.move(toCell: x - track.lowerBound, of: track.count) }
  }
}
