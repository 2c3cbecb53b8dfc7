import GatefoldTerminal

/// A picture in cells.
///
/// It is best made for the view's size. One of another size is fitted by leaving cells out or
/// repeating them, which is coarse, but shows something until the right one is there.
@MainActor
public final class ImageView: View {
  /// The picture; nothing is drawn where it is `nil`.
  public var image: CellImage? {
    didSet { if image != oldValue { setNeedsDisplay() } }
  }

  /// How a picture of another shape is fitted.
  public var contentMode = ContentMode.scaleAspectFit {
    didSet { if contentMode != oldValue { setNeedsDisplay() } }
  }

  /// Creates a view of a picture.
  public init(image: CellImage? = nil) {
    self.image = image
    super.init()
  }

  /// Draws the picture in the middle.
  public override func draw(in context: DrawingContext) {
    guard let image else { return }
    context.draw(image, in: contentMode.frame(of: image.size, in: context.size))
  }
}
