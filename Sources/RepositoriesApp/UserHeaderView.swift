import Foundation
import GatefoldKit
import GitHub

/// A user's header: the picture, the login, the name, how many repositories there are and how old that
/// is.
final class UserHeaderView: TableViewHeaderView {
  /// Lines of a header that shows a picture.
  static let tallHeight = 3

  private let section: UserSection
  private let environment: RepositoriesEnvironment
  private let image: (Size) -> CellImage
  private let imageView = ImageView()

  /// Creates the header of a section.
  ///
  /// - Parameters:
  ///   - section: The user.
  ///   - environment: The world.
  ///   - image: Makes the picture in a size.
  init(
    _ section: UserSection,
    environment: RepositoriesEnvironment,
    image: @escaping (Size) -> CellImage
  ) {
    self.section = section
    self.environment = environment
    self.image = image
    super.init()
    addSubview(imageView)
  }

  private var isTall: Bool { frame.height >= Self.tallHeight }

  /// A picture is as high as the header; in a single line initials have three cells.
  override func layoutSubviews() {
    let size = Size(width: isTall ? 2 * frame.height : 3, height: frame.height)
    imageView.frame = Rect(x: contentFrame.minX, y: 0, width: size.width, height: size.height)
    imageView.image = image(size)
  }

  override func drawContent(in context: DrawingContext) {
    let left = imageView.frame.width + 1
    let size = context.size
    let room = Rect(x: left, y: 0, width: max(0, size.width - left - 1), height: size.height)
    let state = UserStateText(
      section: section,
      dates: environment.dates,
      now: environment.now(),
      separator: RepositorySymbols(theme.symbols).separator
    )
    let context = context.translated(to: room)
    if isTall { drawLines(state, in: context) } else { drawLine(state, in: context) }
  }

  private func style(of state: UserStateText) -> Style {
    state.isProblem ? theme.error : theme.secondaryText
  }

  private var loginStyle: Style { theme.sectionHeader.over(Style(attributes: .bold)) }

  private func drawLine(_ state: UserStateText, in context: DrawingContext) {
    let end = context.size.width
    let taken = context.write(section.login, at: .zero, style: loginStyle)
    let start = max(taken + 2, end - context.textWidth(state.short))
    let rule = Rect(x: taken + 1, y: 0, width: start - taken - 2, height: 1)
    if !rule.isEmpty {
      context.fill(rule, with: theme.symbols.horizontalLine, style: theme.divider)
    }
    context.write(state.short, at: Point(x: start, y: 0), style: style(of: state))
  }

  private func drawLines(_ state: UserStateText, in context: DrawingContext) {
    context.write(section.login, at: .zero, style: loginStyle)
    context.write(section.account?.name?.onOneLine ?? "", at: Point(x: 0, y: 1))
    let text = state.fitting(context.size.width)
    context.write(text, at: Point(x: 0, y: 2), style: style(of: state))
  }
}
