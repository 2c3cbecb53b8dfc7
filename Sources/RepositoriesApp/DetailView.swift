import GatefoldKit

/// The detail's view: where there is room a picture beside what is most important, and the rest below.
final class DetailView: View {
  /// What stands beside the picture.
  struct Heading: Equatable {
    var title = ""
    var subtitle = ""
    var summary = ""
  }

  /// Lines and cells of the picture.
  private static let imageSize = Size(width: 12, height: 6)
  /// The least size of the whole that has room for it.
  private static let leastSize = Size(width: 44, height: 18)

  let textView = TextView()

  /// What stands beside the picture.
  var heading = Heading() {
    didSet { if heading != oldValue { updateHeading() } }
  }

  /// Makes the picture in a size; there is none if `nil`.
  var image: ((Size) -> CellImage)? {
    didSet { setNeedsLayout() }
  }

  private let imageView = ImageView()
  private let title = Label("", style: Style(attributes: .bold))
  private let subtitle = Label()
  private let summary = Label()

  init() {
    super.init()
    summary.numberOfLines = 0
    for view in [textView, imageView, title, subtitle, summary] { addSubview(view) }
  }

  /// Whether the picture and the heading are shown.
  var showsHeading: Bool {
    image != nil && frame.width >= Self.leastSize.width && frame.height >= Self.leastSize.height
  }

  private func updateHeading() {
    title.text = heading.title
    subtitle.text = heading.subtitle
    summary.text = heading.summary
    setNeedsLayout()
  }

  override func layoutSubviews() {
    for view in [imageView, title, subtitle, summary] { view.isHidden = !showsHeading }
    guard showsHeading else {
      textView.frame = bounds
      return
    }
    let size = Self.imageSize
    subtitle.style = theme.secondaryText
    imageView.frame = Rect(x: 1, y: 1, width: size.width, height: size.height)
    imageView.image = image?(size)
    let left = size.width + 3
    let width = max(0, frame.width - left - 1)
    var y = 1
    for (label, height) in [(title, 1), (subtitle, heading.subtitle.isEmpty ? 0 : 1)] {
      label.frame = Rect(x: left, y: y, width: width, height: height)
      y += height
    }
    summary.frame = Rect(x: left, y: y, width: width, height: size.height + 1 - y)
    let top = size.height + 2
    textView.frame = Rect(x: 0, y: top, width: frame.width, height: max(0, frame.height - top))
  }
}
