/// What a merge did.
package nonisolated struct MergeReport: Hashable, Sendable {
  /// Entries that were not there, or were deleted before the other store changed them.
  package var added = 0
  /// Entries that the other store changed later.
  package var updated = 0
  /// Entries and deletions that changed nothing.
  package var unchanged = 0
  /// Entries that the other store deleted after their last change here.
  package var deleted = 0

  /// Creates a report of nothing.
  package init() {}
}
