import Storage

/// Taking what another store or a file has.
extension EntryStore {
  /// Adds entries that are not here; where both sides changed one, the later change wins.
  ///
  /// An entry that was deleted here stays deleted unless it was changed later there, and the other
  /// way round. All is done, or on an error nothing.
  ///
  /// - Parameters:
  ///   - entries: The entries, with the identifiers that they have everywhere.
  ///   - deletions: What was deleted there.
  ///   - keepingOwn: Leaves what is here, or was deleted here, as it is, whatever the dates say: for
  ///     files of other programs, which know no dates of change.
  /// - Returns: What was done.
  /// - Throws: `StorageError`.
  package func merge(
    _ entries: some Sequence<Entry>,
    deletions: some Sequence<Deletion> = EmptyCollection<Deletion>(),
    keepingOwn: Bool = false
  ) throws -> MergeReport {
    try connection.bulkTransaction {
      try mergeInTransaction(entries, deletions: deletions, keepingOwn: keepingOwn)
    }
  }

  /// Does the same in a transaction that has begun.
  ///
  /// What throws takes all of that back: one of its own in the other would keep every page as it was
  /// before, for each statement.
  func mergeInTransaction(
    _ entries: some Sequence<Entry>,
    deletions: some Sequence<Deletion> = EmptyCollection<Deletion>(),
    keepingOwn: Bool = false
  ) throws -> MergeReport {
    var merger = EntryMerger(on: connection, keepingOwn: keepingOwn)
    for entry in entries { try merger.merge(entry) }
    for deletion in deletions { try merger.merge(deletion) }
    try merger.finish()
    return merger.report
  }

  /// Takes everything of another machine's store.
  ///
  /// - Returns: What was done.
  /// - Throws: `StorageError`.
  package func merge(from other: EntryStore) throws -> MergeReport {
    var merger = EntryMerger(on: connection, keepingOwn: false)
    try connection.bulkTransaction {
      try other.connection.snapshot {
        try other.forEachEntry { try merger.merge($0) }
        try other.forEachDeletion { try merger.merge($0) }
        try merger.finish()
      }
    }
    return merger.report
  }
}
