import FoundationEssentials
import GitHub

/// What the repositories of a user are sorted by.
nonisolated enum RepositorySort: CaseIterable, Hashable {
  /// The last that was pushed to first.
  case pushed
  /// By name, whatever its case.
  case name
  /// The most stars first.
  case stars
  /// The most open issues first.
  case issues

  /// The next one, round and round.
  var next: Self {
    let all = Self.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 1) % all.count]
  }

  /// The places of repositories in order; what a server did not say comes last, and equal ones go by
  /// name.
  ///
  /// - Complexity: O(n log n).
  func order(of repositories: [Repository]) -> [Int] {
    let names = repositories.map { $0.name.lowercased() }
    let ranks = repositories.map(rank)
    return repositories.indices.sorted { left, right in
      ranks[left] == ranks[right]
        ? (names[left], left) < (names[right], right) : ranks[left] > ranks[right]
    }
  }

  private func rank(_ repository: Repository) -> Double {
    switch self {
    case .pushed: repository.pushed?.timeIntervalSinceReferenceDate ?? -.infinity
    case .name: 0
    case .stars: repository.stars.map(Double.init) ?? -.infinity
    case .issues: repository.openIssues.map(Double.init) ?? -.infinity
    }
  }
}
