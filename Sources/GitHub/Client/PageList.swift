import Foundation

/// The pages of a list that were read, and what is known of the others.
struct PageList {
  /// More pages than anybody has: a server may name a new next page for ever.
  private static let most = 500

  /// Why the list ends early, if it does.
  var problem: GitHubProblem?
  /// Whether no page is missing.
  private(set) var isComplete = false

  private let kept: [Repository]
  private var read: [Repository] = []
  private var identifiers: Set<Int64> = []
  private var addresses: Set<URL> = []
  private var date: Date?

  /// Creates a list without pages.
  ///
  /// - Parameter kept: What was in the list the last time: shown until it is known to be gone.
  init(kept: [Repository]) { self.kept = kept }

  /// Whether no page has been read.
  var isEmpty: Bool { addresses.isEmpty }

  /// What was read, then what was kept and has not come again yet.
  var repositories: [Repository] {
    isComplete ? read : read + kept.filter { !identifiers.contains($0.id) }
  }

  /// Adds a page.
  ///
  /// - Returns: The address of the next one; nil where there is none.
  /// - Throws: `GitHubProblem`, where the next one cannot be; the page is in the list.
  mutating func add(
    _ page: Fetched<[Repository]>,
    at url: URL,
    _ address: (String) throws -> URL
  ) throws -> URL? {
    addresses.insert(url)
    for repository in page.value where identifiers.insert(repository.id).inserted {
      read.append(repository)
    }
    date = min(date ?? page.date, page.date)
    guard let link = LinkHeader(page.link).next else {
      isComplete = true
      return nil
    }
    let next = try address(link)
    guard !addresses.contains(next) else {
      throw GitHubProblem.unexpectedAnswer("its pages lead in a circle")
    }
    guard addresses.count < Self.most else {
      throw GitHubProblem.unexpectedAnswer("it has more than \(Self.most) pages")
    }
    return next
  }

  /// The list as it is given to others.
  func stored(isCached: Bool) -> Stored<RepositoryList> {
    let list = RepositoryList(
      repositories: repositories,
      isComplete: isComplete,
      problem: problem
    )
    return Stored(list, date: date ?? .distantPast, isCached: isCached)
  }
}
