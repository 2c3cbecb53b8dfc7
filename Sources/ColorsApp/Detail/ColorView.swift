import GatefoldKit

/// The view of one colour: a band with its name, sliders, and lines to read, which scroll together
/// where the height has no room for all.
final class ColorView: View {
  /// The name.
  let band = ColorBand()
  /// What the colour is mixed with.
  let sliders: [Slider]
  /// The ways to write it.
  let forms = ColorLinesView()
  /// What else there is to know.
  let facts = ColorLinesView()

  private let content = View()
  private var layout = ColorLayout(size: .zero, blockHeights: [])
  private var scroll = 0
  /// Whether the slider with the keyboard is kept in view: after a person moved to it, not after they
  /// scrolled.
  private var followsKeyboard = true

  init(sliders: [Slider]) {
    self.sliders = sliders
    super.init()
    for view in [band, content] { addSubview(view) }
    for view in sliders + [forms, facts] { content.addSubview(view) }
  }

  // MARK: - Layout

  override func layoutSubviews() {
    let width = bounds.width
    let linesHeights = [forms, facts].map { $0.height(forWidth: width) }
    layout = ColorLayout(size: bounds.size, blockHeights: [sliders.count] + linesHeights)
    if followsKeyboard { revealSlider() }
    scroll = min(max(0, scroll), layout.greatestScroll)
    band.frame = layout.band
    content.frame = layout.content
    for (index, slider) in sliders.enumerated() {
      let y = layout.blocks[0] + index - scroll
      slider.frame = Rect(x: 0, y: y, width: width - 1, height: 1)
    }
    for ((view, height), line) in zip(zip([forms, facts], linesHeights), layout.blocks.dropFirst())
    {
      view.frame = Rect(x: 0, y: line - scroll, width: width, height: height)
    }
  }

  /// Scrolls as little as needed; to the top for the first.
  private func revealSlider() {
    guard let index = sliders.firstIndex(where: \.isFirstResponder) else { return }
    let line = layout.blocks[0] + index
    let first = index == 0 ? 0 : line
    scroll = min(max(scroll, line - layout.content.height + 1), first)
  }

  override func draw(in context: DrawingContext) {
    let edge = Rect(
      x: bounds.width - 1,
      y: layout.content.minY,
      width: 1,
      height: layout.content.height
    )
    context.drawScrollBar(edge, firstLine: scroll, lineCount: layout.contentHeight)
  }

  // MARK: - Scrolling

  /// Scrolls by lines, no further than to the ends.
  func scroll(by lines: Int) {
    followsKeyboard = false
    scroll = min(max(0, scroll + lines), layout.greatestScroll)
    setNeedsLayout()
  }

  /// Whether the slider with the keyboard is above what is seen.
  var isScrolledAway: Bool {
    sliders.first(where: \.isFirstResponder).map { $0.frame.minY < 0 } ?? false
  }

  /// The lines that half a page is.
  var halfPage: Int { max(1, layout.content.height / 2) }

  /// Gives the keyboard to a slider, in view.
  func focus(_ slider: Slider) {
    followsKeyboard = true
    slider.becomeFirstResponder()
    setNeedsLayout()
  }

  /// The wheel scrolls; over a slider too, where there is something to scroll.
  override func mouseEvent(_ event: MouseEvent) -> Bool {
    guard case .scroll(let lines) = event.kind else { return false }
    scroll(by: lines)
    return true
  }
}
