import Foundation
import GatefoldKit
import GitHub

/// What a user's header says of the repositories: how many, how old, what is wrong.
struct UserStateText {
  let section: UserSection
  let dates: DateText
  let now: Date
  /// Stands between the parts.
  let separator: String

  /// All of it.
  var long: String { text(count: count, age: DateText.age) }

  /// For the end of a rule.
  var short: String {
    let number = section.repositoryCount
    return text(count: number > 0 ? CompactNumber.long(number) : nil, age: DateText.shortAge)
  }

  /// The longest form that fits in a number of cells.
  func fitting(_ cells: Int) -> String {
    [long, text(count: count, age: DateText.shortAge)].first { $0.cellWidth <= cells } ?? short
  }

  /// Whether something is wrong that a person should see.
  var isProblem: Bool {
    section.problem.map { !$0.isOffline || section.date == nil } ?? false
  }

  private var count: String? {
    let known = section.repositoryCount
    guard known > 0 else { return nil }
    if section.isIncomplete, section.totalCount > known {
      return
        "\(CompactNumber.long(known)) of \(RepositoriesMessages.repositories(section.totalCount))"
    }
    return RepositoriesMessages.repositories(known)
  }

  private func text(count: String?, age: (Date, Date) -> String) -> String {
    [count, state(hasCount: count != nil, age: age)].compactMap { $0 }.joined(separator: separator)
  }

  private func state(hasCount: Bool, age: (Date, Date) -> String) -> String? {
    if section.isLoading { return RepositoriesMessages.loading }
    if let problem = section.problem, isProblem {
      let words = problem.words(time: dates.time)
      return section.isIncomplete && hasCount
        ? "\(RepositoriesMessages.incomplete): \(words)" : words
    }
    guard let date = section.date else { return nil }
    if !hasCount { return RepositoriesMessages.noRepositories }
    if section.isIncomplete { return RepositoriesMessages.incomplete }
    return age(date, now)
  }
}
