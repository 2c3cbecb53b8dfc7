import Foundation
import GitHub

/// A user and what is known of their repositories.
///
/// Rows are sorted when one of them is asked for, and only those of this user.
final class UserSection {
  /// What tells the user from others for as long as the program runs.
  let id: UserID
  /// The login, as the API spells it once that is known.
  var login: String
  /// What the API says of the user.
  var account: Account?
  /// When the server last said which repositories there are.
  private(set) var date: Date?
  /// Whether the server has more than is known.
  private(set) var isIncomplete = false
  /// Whether an answer is waited for.
  var isLoading = false
  /// Why there is no newer answer, or not all of it.
  var problem: GitHubProblem?

  private var all: [Repository] = []
  private var texts: [SearchText] = []
  private var sort = RepositorySort.pushed
  /// The places in ``all`` of those that pass the filter, in no order; `nil` for all.
  private var passing: [Int]?
  /// The places in ``all`` from the first row to the last, and the row of each; made when needed.
  private var order: [Int]?
  private var rows: [Int64: Int] = [:]
  /// How often rows were sorted.
  private(set) var sortCount = 0

  init(login: String) {
    id = UserID(login)
    self.login = login
  }

  /// How many repositories are known, whatever the filter.
  var repositoryCount: Int { all.count }

  /// How many there are, as far as anybody said.
  var totalCount: Int { max(all.count, account?.repositoryCount ?? 0) }

  // MARK: - Rows

  /// How many rows pass the filter.
  var rowCount: Int { passing?.count ?? all.count }

  /// The repository of a row.
  ///
  /// - Complexity: O(1), after a change once O(n log n).
  func repository(atRow row: Int) -> Repository? {
    let order = sorted()
    return order.indices.contains(row) ? all[order[row]] : nil
  }

  /// The row of a repository, if it passes the filter.
  func row(of id: Int64) -> Int? {
    _ = sorted()
    return rows[id]
  }

  private func sorted() -> [Int] {
    if let order { return order }
    let places = passing ?? Array(all.indices)
    let new = sort.order(of: places.map { all[$0] }).map { places[$0] }
    rows = [:]
    for (row, place) in new.enumerated() { rows[all[place].id] = row }
    order = new
    sortCount += 1
    return new
  }

  // MARK: - Changes

  func setSort(_ sort: RepositorySort) {
    self.sort = sort
    order = nil
  }

  /// Looks through the repositories of this user.
  ///
  /// - Complexity: O(n) in what is known of them.
  func setFilter(_ filter: RepositoryFilter) {
    let words = filter.remaining(for: self)
    passing = words.isEmpty ? nil : all.indices.filter { texts[$0].contains(words) }
    order = nil
  }

  /// Takes a list of repositories.
  ///
  /// One that is not complete, as while its pages come in, takes nothing away.
  ///
  /// - Returns: Whether any row may look different or stand elsewhere.
  func take(_ list: Stored<RepositoryList>, filter: RepositoryFilter) -> Bool {
    let isComplete = list.value.isComplete
    if isComplete || all.isEmpty { date = list.date }
    isIncomplete = !isComplete
    problem = list.value.problem
    let new = Self.withoutDuplicates(list.value.repositories + (isComplete ? [] : all))
    guard new != all else { return false }
    all = new
    texts = all.map(SearchText.init)
    setFilter(filter)
    return true
  }

  /// Takes the whole document of a repository.
  ///
  /// - Returns: Whether its row may look different.
  func take(_ repository: Repository, filter: RepositoryFilter) -> Bool {
    guard let place = all.firstIndex(where: { $0.id == repository.id }) else { return false }
    var new = repository
    new.watchers = nil
    guard all[place] != new else { return false }
    all[place] = new
    texts[place] = SearchText(of: new)
    setFilter(filter)
    return true
  }

  /// A number that comes twice would be two rows that cannot be told apart.
  private static func withoutDuplicates(_ repositories: [Repository]) -> [Repository] {
    var seen: Set<Int64> = []
    return repositories.filter { seen.insert($0.id).inserted }
  }
}

extension RepositoryFilter {
  /// What is left to be found of a user's repositories, once the words that name the user are found.
  @MainActor
  func remaining(for section: UserSection) -> [[UInt8]] {
    remaining(forUser: [section.login, section.account?.name ?? ""])
  }

  /// Whether all words name the user.
  @MainActor
  func matches(_ section: UserSection) -> Bool { remaining(for: section).isEmpty }
}
