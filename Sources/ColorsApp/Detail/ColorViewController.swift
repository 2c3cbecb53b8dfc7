import Colorimetry
import GatefoldKit

/// The detail: one colour, which fills the background; it can be mixed from there.
///
/// It knows nothing of where the colour comes from, and tells its delegate what becomes of it.
final class ColorViewController: ViewController {
  /// Who wants to know what is mixed.
  weak var delegate: (any ColorMixingDelegate)?

  /// The colour that is shown; `nil` for none.
  var color: NamedColor? {
    didSet {
      // What was mixed here keeps the hue that a grey has no more.
      if let color, color.color != mix.color.color { mix = ColorMix(color.color) }
      if color != oldValue { updateView() }
    }
  }

  /// The way that copying writes the colour.
  private(set) var form = ColorForm.hex {
    didSet { updateView() }
  }

  /// What the sliders stand at.
  private var mix = ColorMix(.black)

  private let sliders: [(part: ColorMix.Part, slider: Slider)]
  private let colorView: ColorView
  private let emptyLabel = Label(ColorMessages.noSelection)

  /// Makes a detail that shows nothing yet.
  override init() {
    sliders = ColorMix.Part.allCases.map { part in
      (part, Slider(title: part.title, in: part.range, step: 1))
    }
    colorView = ColorView(sliders: sliders.map(\.slider))
    super.init()
  }

  override func loadView() {
    view = PagesView([colorView, emptyLabel])
    for (part, slider) in sliders {
      slider.titleWidth = ColorMix.Part.allCases.map(\.title.cellWidth).max()
      slider.valueTextWidth = ColorMix.Part.valueWidth
      slider.valueChanged = { [weak self] in self?.move(part, to: $0.value) }
      slider.trackColor = { [weak self] in self?.trackColor(of: part, at: $0) ?? .automatic }
    }
    colorView.forms.lineClicked = { [weak self] in self?.chooseForm(onLine: $0) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    updateView()
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    updateView()
  }

  override var preferredFirstResponder: View? { color == nil ? view : sliders.first?.slider }

  /// How many colours the terminal shows; known once the view is on the screen.
  private var depth: ColorDepth { window?.application?.terminal.colorDepth ?? .trueColor }

  // MARK: - Showing

  private func updateView() {
    guard isViewLoaded else { return }
    colorView.isHidden = color == nil
    emptyLabel.isHidden = color != nil
    title = color.map { ColorForm.hex.text(of: $0.color) }
    view.background = color.flatMap {
      ShownColor($0.color, depth: depth).style(depth: depth)
    }
    guard let color else { return }
    updateSliders()
    show(color)
  }

  private func updateSliders() {
    for (part, slider) in sliders {
      slider.value = mix[part]
      slider.valueText = part.text(of: mix[part])
    }
  }

  private func show(_ color: NamedColor) {
    let description = ColorDescription(color: color.color, chosenForm: form, depth: depth)
    let ground = color.color.composited(over: ShownColor.page)
    colorView.band.show(color.name, over: ground, depth: depth)
    colorView.forms.lines = description.forms.map {
      ColorLinesView.Line(value: $0.text(of: color.color), isMarked: $0 == form)
    }
    colorView.facts.lines = description.facts.map {
      ColorLinesView.Line(title: $0.title, value: $0.value)
    }
  }

  private func trackColor(of part: ColorMix.Part, at value: Double) -> Color {
    let color = mix.with(part, value).color.color
    return Color(color.composited(over: ShownColor.page))
  }

  // MARK: - Mixing

  private func move(_ part: ColorMix.Part, to value: Double) {
    mix[part] = value
    color = mix.color
    delegate?.didMix(color: mix.color)
  }

  // MARK: - Forms

  /// Chooses the next way to write colours, or the one before.
  func chooseForm(by step: Int) {
    let all = ColorForm.allCases
    let index = (all.firstIndex(of: form) ?? 0) + step
    choose(all[(index + all.count) % all.count])
  }

  private func chooseForm(onLine line: Int) {
    guard let color else { return }
    let description = ColorDescription(color: color.color, chosenForm: form, depth: depth)
    if description.forms.indices.contains(line) { choose(description.forms[line]) }
  }

  private func choose(_ form: ColorForm) {
    self.form = form
    delegate?.didChoose(form: form)
  }

  // MARK: - Commands

  private static let commands = [
    KeyCommand("down", "j", title: "Next slider", action: ColorViewController.focusNext),
    KeyCommand("up", "k", title: "Previous slider", action: ColorViewController.focusPrevious),
    KeyCommand("ctrl-d", "space", title: "Scroll down", action: ColorViewController.scrollDown),
    KeyCommand("ctrl-u", title: "Scroll up", action: ColorViewController.scrollUp),
  ]

  override var keyCommands: [KeyCommand] { Self.commands }

  override var keyCommandsTitle: String { "Colour" }

  private func focusNext() { moveFocus(by: 1) }

  private func focusPrevious() { moveFocus(by: -1) }

  /// Beyond the last slider, and before the first, the lines scroll.
  private func moveFocus(by step: Int) {
    let all = colorView.sliders
    let current = all.firstIndex(where: \.isFirstResponder)
    let next = (current ?? (step > 0 ? -1 : all.count)) + step
    if all.indices.contains(next), !(step < 0 && colorView.isScrolledAway) {
      colorView.focus(all[next])
    } else {
      colorView.scroll(by: step)
    }
  }

  private func scrollDown() { colorView.scroll(by: colorView.halfPage) }

  private func scrollUp() { colorView.scroll(by: -colorView.halfPage) }
}
