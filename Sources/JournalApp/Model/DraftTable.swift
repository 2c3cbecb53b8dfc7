import Storage

/// The third version of the journal's tables: a draft for each prompt and editor.
nonisolated enum DraftTable {
  /// A draft knows the text that it began with: what was changed meanwhile is not to be lost. Those of
  /// before are nobody's, and taken to begin with the text that the entry has.
  static let migration = Migration(
    """
    ALTER TABLE draft RENAME TO draft_before;
    CREATE TABLE draft (
      id BLOB PRIMARY KEY CHECK (length(id) = 16),
      entry BLOB CHECK (length(entry) = 16),
      text TEXT NOT NULL,
      base TEXT NOT NULL,
      owner TEXT NOT NULL,
      modified INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    INSERT INTO draft SELECT
      randomblob(16), nullif(key, x''), text,
      coalesce((SELECT text FROM entry WHERE id = key), ''), '', modified
    FROM draft_before;
    DROP TABLE draft_before;
    """
  )
}
