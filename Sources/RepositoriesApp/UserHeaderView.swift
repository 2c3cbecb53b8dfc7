import Foundation
import GatefoldKit
import GitHub

/// A user's header: the login, the name, how many repositories there are and how old that is.
final class UserHeaderView: TableViewHeaderView {
  private let section: UserSection
  private let environment: RepositoriesEnvironment

  init(_ section: UserSection, environment: RepositoriesEnvironment) {
    self.section = section
    self.environment = environment
    super.init()
  }

  /// The lines that a header with a picture has.
  static let tallHeight = 3

  override func drawContent(in context: DrawingContext) {
    let state = UserStateText(section: section, dates: environment.dates, now: environment.now())
    if context.size.height < Self.tallHeight {
      drawLine(state, in: context)
    } else {
      drawLines(state, in: context)
    }
  }

  private func style(of state: UserStateText) -> Style {
    state.isProblem ? theme.error : theme.secondaryText
  }

  private func drawLine(_ state: UserStateText, in context: DrawingContext) {
    let right = context.size.width - 1
    let taken = context.write(section.login, at: .zero, style: theme.sectionHeader, width: right)
    let text = state.short
    let start = max(taken + 2, right - context.textWidth(text))
    let rule = Rect(x: taken + 1, y: 0, width: start - taken - 2, height: 1)
    if !rule.isEmpty {
      context.fill(rule, with: theme.symbols.horizontalLine, style: theme.divider)
    }
    guard start < right else { return }
    context.write(text, at: Point(x: start, y: 0), style: style(of: state), width: right - start)
  }

  private func drawLines(_ state: UserStateText, in context: DrawingContext) {
    context.write(
      section.login,
      at: .zero,
      style: theme.sectionHeader.over(Style(attributes: .bold))
    )
    context.write(section.account?.name ?? "", at: Point(x: 0, y: 1))
    context.write(state.long, at: Point(x: 0, y: 2), style: style(of: state))
  }
}
