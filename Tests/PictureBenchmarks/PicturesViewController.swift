import GatefoldKit
import Pictures

/// Shows pictures, small above and large below, in the colours that the terminal has.
final class PicturesViewController: ViewController {
  private let files: [(name: String, bytes: [UInt8])]
  private let depth: () -> ColorDepth
  private var views: [(small: ImageView, large: ImageView)] = []
  private static let small = Size(width: 8, height: 4)
  private static let large = Size(width: 24, height: 12)

  init(_ files: [(String, [UInt8])], depth: @escaping () -> ColorDepth) {
    self.files = files
    self.depth = depth
    super.init()
  }

  override func viewDidLoad() {
    for file in files {
      let pair = (small: ImageView(), large: ImageView())
      views.append(pair)
      view.addSubview(pair.small)
      view.addSubview(pair.large)
      startTask { [self] in await show(file.name, file.bytes, in: pair) }
    }
  }

  override func viewDidLayoutSubviews() {
    for (index, pair) in views.enumerated() {
      let x = index * (Self.large.width + 2)
      pair.small.frame = Rect(origin: Point(x: x, y: 0), size: Self.small)
      pair.large.frame = Rect(origin: Point(x: x, y: Self.small.height + 1), size: Self.large)
    }
  }

  private func show(
    _ name: String,
    _ bytes: [UInt8],
    in pair: (small: ImageView, large: ImageView)
  ) async {
    let traits = CellImageTraits(colorDepth: depth(), showsUnicode: view.theme.symbols == .unicode)
    let base = name.split(separator: "/").last.map { String($0) } ?? name
    pair.small.image = .initials(of: base, size: Self.small, traits: traits)
    pair.large.image = .initials(of: base, size: Self.large, traits: traits)
    guard let picture = try? await Picture.decode(bytes) else { return }
    pair.small.image = await picture.cellImage(fitting: Self.small, traits: traits)
    pair.large.image = await picture.cellImage(fitting: Self.large, traits: traits)
  }
}
