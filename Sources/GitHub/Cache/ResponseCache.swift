package import Foundation
import Storage

/// Answers that were kept, in a file that is only the user's, bounded in size.
///
/// Whatever is wrong with the file, asking goes on: without it answers are kept for as long as the
/// program runs.
package actor ResponseCache {
  /// What is wrong with the file, if something is.
  package private(set) var problem: CacheProblem?

  private let path: String?
  private let limit: Int
  private let now: @Sendable () -> Date
  private var opened: CacheTable?
  private var fingerprints: [String: TokenFingerprint] = [:]

  /// Describes a cache; the file is opened when it is first needed.
  ///
  /// - Parameters:
  ///   - path: The path of the file; nil to keep answers in memory.
  ///   - limit: How many bytes the bodies may have together. The answers that nobody has asked for
  ///     for the longest time are thrown out.
  ///   - now: The time.
  package init(
    path: String?,
    limit: Int = 64 << 20,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.path = path
    self.limit = limit
    self.now = now
  }

  /// Opens the file if it is not open yet.
  ///
  /// - Returns: What is wrong with it, if something is.
  func open() -> CacheProblem? {
    attempt { _ in }
    return problem
  }

  /// The kept answer to a request; nil where there is none.
  func answer(to key: CacheKey) -> CachedAnswer? {
    attempt { try $0.answer(to: key, now: now()) } ?? nil
  }

  /// Keeps an answer in the place of what was kept before.
  func store(_ answer: CachedAnswer, for key: CacheKey) {
    attempt { try $0.store(answer, for: key, limit: limit, now: now()) }
  }

  /// Notes that the server has said an answer to hold still.
  func confirm(_ key: CacheKey, at date: Date) {
    attempt { try $0.confirm(key, at: date) }
  }

  /// What stands for a token in this cache.
  func fingerprint(of token: GitHubToken?) -> TokenFingerprint {
    guard let token else { return .none }
    if let known = fingerprints[token.secret] { return known }
    let salt = attempt { try $0.salt() } ?? TokenFingerprint.makeSalt()
    let fingerprint = TokenFingerprint(of: token, salt: salt) ?? .unique
    fingerprints[token.secret] = fingerprint
    return fingerprint
  }

  /// Does something with the table; a failure is noted, and nothing more.
  @discardableResult
  private func attempt<Result>(_ body: (CacheTable) throws -> Result) -> Result? {
    do {
      return try body(table())
    } catch let error as StorageError where error.isDamage {
      beginAnew()
    } catch let error as StorageError {
      problem = .storage(error)
    } catch {
      problem = error as? CacheProblem
    }
    return nil
  }

  private func table() throws -> CacheTable {
    if let opened { return opened }
    let table = try openFile() ?? CacheTable(Database(at: .memory, schema: .cache))
    opened = table
    return table
  }

  /// The table in the file; nil where there can be none.
  private func openFile() throws -> CacheTable? {
    guard let path else {
      return nil
    }
    do {
      try PrivateFile(path: path).prepare()
      let database = Database(at: .file(path: path), schema: .cache, busyTimeout: 1000)
      return try CacheTable(database)
    } catch let error as StorageError where error.isDamage {
      problem = .begunAnew
      PrivateFile(path: path).remove()
      try PrivateFile(path: path).prepare()
      return try CacheTable(Database(at: .file(path: path), schema: .cache, busyTimeout: 1000))
    } catch let error as StorageError {
      problem = .storage(error)
    } catch {
      problem = error as? CacheProblem
    }
    return nil
  }

  private func beginAnew() {
    problem = .begunAnew
    opened = nil
    if let path { PrivateFile(path: path).remove() }
  }
}

extension StorageError {
  /// Whether the file is of no use any more.
  fileprivate var isDamage: Bool { reason == .corrupt || reason == .notADatabase }
}
