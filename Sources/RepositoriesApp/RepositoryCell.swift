import Foundation
import GatefoldKit
import GitHub

/// A repository's row: its name and marks, then columns that are the same in all rows.
final class RepositoryCell: TableViewCell {
  /// The repository.
  var repository: Repository? {
    didSet { if repository != oldValue { setNeedsDisplay() } }
  }
  /// What rows are sorted by.
  var sort = RepositorySort.pushed
  /// The time, for ages.
  var now: () -> Date = { Date() }

  override func drawContent(in context: DrawingContext) {
    guard let repository else { return }
    // The last cell is left free, so that numbers do not touch the line between the panes.
    let columns = RepositoryColumns(width: context.size.width - 1, sort: sort)
    drawName(of: repository, width: columns.nameWidth, in: context)
    for (column, x) in columns.columns {
      guard let text = text(of: column, repository) else { continue }
      let isText = column == .language
      let width = context.textWidth(text)
      let left = isText ? x : x + max(0, column.width - width)
      let style = theme.secondaryText
      context.write(text, at: Point(x: left, y: 0), style: style, width: column.width)
    }
  }

  private func drawName(of repository: Repository, width: Int, in context: DrawingContext) {
    let marks = RepositoryMarks(repository)
    let nameWidth = context.textWidth(repository.name)
    let long = marks.words
    let mark = nameWidth + long.count < width ? long : marks.letters
    let room = mark.isEmpty ? width : max(1, width - mark.count - 1)
    let taken = context.write(repository.name, at: .zero, width: room)
    for range in matches where range.upperBound <= repository.name.endIndex {
      let start = repository.name[..<range.lowerBound].cellWidth
      let end = min(repository.name[..<range.upperBound].cellWidth, taken)
      guard start < end else { continue }
      context.overlay(Rect(x: start, y: 0, width: end - start, height: 1), style: theme.match)
    }
    context.write(
      mark,
      at: Point(x: taken + 1, y: 0),
      style: theme.secondaryText,
      width: max(0, width - taken - 1)
    )
  }

  private func text(of column: RepositoryColumns.Column, _ repository: Repository) -> String? {
    let symbols = RepositorySymbols(theme.symbols)
    return switch column {
    case .language: repository.language
    case .stars: repository.stars.map { symbols.star + CompactNumber.short($0) }
    case .issues: repository.openIssues.map { symbols.issue + CompactNumber.short($0) }
    case .pushed: repository.pushed.map { DateText.shortAge(of: $0, now: now()) }
    }
  }
}
