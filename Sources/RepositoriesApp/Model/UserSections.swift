import Foundation
import GitHub

/// The followed users by login, whatever its case, and which of them are shown.
final class UserSections {
  /// All users.
  private(set) var all: [UserSection] = []
  /// Those of whom something passes the filter.
  private(set) var shown: [UserSection] = []
  /// What rows have to have.
  private(set) var filter = RepositoryFilter()
  /// What rows are sorted by.
  private(set) var sort = RepositorySort.pushed

  private var places: [UserID: Int] = [:]

  /// How many rows are shown.
  private(set) var rowCount = 0

  /// The section of a user, shown or not.
  func section(_ id: UserID) -> UserSection? { all.first { $0.id == id } }

  /// The section of a user by the login that is known now, whatever its case.
  func section(named login: String) -> UserSection? {
    let id = UserID(login)
    return all.first { $0.id == id || UserID($0.login) == id }
  }

  /// The number of a user's section among those that are shown.
  func index(of id: UserID) -> Int? { places[id] }

  /// Adds users.
  ///
  /// - Precondition: None of them is there.
  func insert(_ sections: [UserSection]) {
    for section in sections {
      section.setSort(sort)
      section.setFilter(filter)
    }
    all += sections
    update()
  }

  /// Takes a user away.
  func remove(_ id: UserID) {
    all.removeAll { $0.id == id }
    update()
  }

  func setSort(_ sort: RepositorySort) {
    self.sort = sort
    for section in all { section.setSort(sort) }
  }

  func setFilter(_ filter: RepositoryFilter) {
    self.filter = filter
    for section in all { section.setFilter(filter) }
    update()
  }

  /// Brings the order and the counts up to date after a change in a section.
  ///
  /// - Complexity: O(sections), and O(s log s) for as many where logins changed.
  func update() {
    all.sort { ($0.login.lowercased(), $0.login) < ($1.login.lowercased(), $1.login) }
    shown = all.filter(isShown)
    places = [:]
    for (index, section) in shown.enumerated() { places[section.id] = index }
    rowCount = shown.reduce(0) { $0 + $1.rowCount }
  }

  private func isShown(_ section: UserSection) -> Bool {
    section.rowCount > 0 || filter.matches(section)
  }
}
