import Storage

extension Schema {
  /// The journal's tables.
  ///
  /// Instants are milliseconds since 1970 UTC.
  nonisolated static var journal: Schema {
    Schema(
      applicationID: 0x4761_746a,  // "Gatj"
      migrations: [
        Migration(
          """
          CREATE TABLE entry (
            number INTEGER PRIMARY KEY,
            id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
            instant INTEGER NOT NULL,
            zone TEXT NOT NULL,
            text TEXT NOT NULL,
            created INTEGER NOT NULL,
            modified INTEGER NOT NULL,
            deleted_at INTEGER
          ) STRICT;
          CREATE INDEX entry_live ON entry (instant, id) WHERE deleted_at IS NULL;
          """
        ),
        SearchableJournal.migration,
        DraftTable.migration,
      ]
    )
  }
}
