package import Foundation
import GatefoldKit
package import GitHub

/// Repositories as a table of text: a line each, in straight columns, under a line of names.
package struct RepositoryTable {
  private let rows: [[String]]

  /// Columns whose texts end at the same place.
  private static let numbers: Set = [1, 2]

  /// Makes the table.
  package init(of repositories: [Repository], timeZone: TimeZone) {
    let dates = DateText(timeZone: timeZone)
    let head = ["REPOSITORY", "STARS", "ISSUES", "LANGUAGE", "PUSHED", "MARKS"]
    rows = [head] + repositories.map { Self.row(of: $0, dates) }
  }

  private static func row(of repository: Repository, _ dates: DateText) -> [String] {
    [
      "\(repository.owner)/\(repository.name)", repository.stars.map(String.init) ?? "-",
      repository.openIssues.map(String.init) ?? "-", repository.language ?? "-",
      repository.pushed.map(dates.day) ?? "-", RepositoryMarks(repository).words,
    ]
    .map(\.onOneLine)
  }

  /// The lines.
  package var lines: [String] {
    let widths = rows[0].indices.map { column in rows.map { $0[column].cellWidth }.max() ?? 0 }
    return rows.map { row in
      let line = zip(row, widths).enumerated().map(Self.cell).joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  private static func cell(_ column: Int, _ cell: (text: String, width: Int)) -> String {
    let space = String(repeating: " ", count: max(0, cell.width - cell.text.cellWidth))
    return numbers.contains(column) ? space + cell.text : cell.text + space
  }
}
