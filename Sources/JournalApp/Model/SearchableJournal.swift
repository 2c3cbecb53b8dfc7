import Storage

/// The second version of the journal's tables: full text, tags, stars, drafts, deleted entries.
nonisolated enum SearchableJournal {
  static let migration = Migration { connection in
    try connection.executeScript("ALTER TABLE entry RENAME TO entry_before; DROP INDEX entry_live")
    try connection.executeScript(entries + others)
    try copyEntries(on: connection)
    try connection.executeScript("DROP TABLE entry_before;" + triggers)
  }

  /// Entries that are not deleted.
  ///
  /// `number` is an `EntryNumber`; `words` is what is indexed in place of the text, NULL where that
  /// is the text itself; `labels` are tags and star as words of the index.
  private static let entries = """
    CREATE TABLE entry (
      number INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      zone TEXT NOT NULL,
      text TEXT NOT NULL,
      created INTEGER NOT NULL,
      modified INTEGER NOT NULL,
      starred INTEGER NOT NULL DEFAULT 0,
      words TEXT,
      labels TEXT NOT NULL DEFAULT ''
    ) STRICT;
    -- To count without reading texts.
    CREATE INDEX entry_order ON entry (number);
    CREATE VIEW entry_content AS
      SELECT number, coalesce(words, text) AS words, labels FROM entry;
    CREATE VIRTUAL TABLE entry_index USING fts5 (
      words, labels, content = 'entry_content', content_rowid = 'number',
      columnsize = 0, prefix = '1 2 3', tokenize = 'ascii'
    );
    """

  /// Makes the full-text index anew from the entries, whatever is left of it.
  static func rebuildIndex(on connection: Connection) throws {
    // Where the list of its parts is damaged, FTS5 neither opens nor drops an index: the list of an
    // empty one stands in (`FTS5_STRUCTURE_ROWID` in SQLite's fts5_index.c).
    try connection.execute(
      "INSERT OR REPLACE INTO entry_index_data VALUES (10, x'00000000000000')"
    )
    try fillIndex(on: connection)
  }

  private static func fillIndex(on connection: Connection) throws {
    try connection.execute("INSERT INTO entry_index (entry_index) VALUES ('rebuild')")
  }

  /// Everything beside the entries.
  ///
  /// A deleted entry keeps its contents until it is purged; its row stays, so that it stays deleted
  /// when stores are merged. `touched` tells when a stretch of 2²⁶ ms changed last; `calendar` and
  /// `day` keep counts as of a `touched.sequence`.
  private static let others = """
    CREATE TABLE deleted (
      id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      deleted_at INTEGER NOT NULL,
      number INTEGER,
      zone TEXT,
      text TEXT,
      created INTEGER,
      starred INTEGER
    ) STRICT;
    CREATE INDEX deleted_kept ON deleted (deleted_at) WHERE text IS NOT NULL;
    CREATE TABLE tag (
      token TEXT PRIMARY KEY, name TEXT NOT NULL, count INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE draft (
      key BLOB PRIMARY KEY, text TEXT NOT NULL, modified INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE touched (
      stretch INTEGER PRIMARY KEY, sequence INTEGER NOT NULL UNIQUE
    ) STRICT;
    CREATE TABLE calendar (
      number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, sequence INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE day (
      calendar INTEGER NOT NULL REFERENCES calendar ON DELETE CASCADE,
      start INTEGER NOT NULL,
      end INTEGER NOT NULL,
      count INTEGER NOT NULL,
      PRIMARY KEY (calendar, start)
    ) STRICT, WITHOUT ROWID;
    """

  /// Every change to an entry leaves a trace, whoever makes it.
  private static let triggers = [
    ("INSERT", ["new"]), ("DELETE", ["old"]), ("UPDATE", ["old", "new"]),
  ]
  .map { event, rows in
    let touches = rows.map { row in
      """
      INSERT INTO touched VALUES (
        \(row).number >> 43, (SELECT coalesce(max(sequence), 0) + 1 FROM touched)
      ) ON CONFLICT (stretch) DO UPDATE SET sequence = excluded.sequence;
      """
    }
    return """
      CREATE TRIGGER entry_\(event.lowercased()) AFTER \(event) ON entry BEGIN
        \(touches.joined())
      END;
      """
  }
  .joined()

  private static func copyEntries(on connection: Connection) throws {
    try connection.execute(
      """
      INSERT INTO deleted SELECT
        id, deleted_at, instant << 17, zone, text, created, 0 FROM entry_before WHERE deleted_at IS NOT NULL
      """
    )
    try connection.execute(
      """
      INSERT INTO entry (number, id, zone, text, created, modified)
      SELECT (instant << 17) + row_number() OVER (PARTITION BY instant ORDER BY id) - 1,
        id, zone, text, created, modified
      FROM entry_before WHERE deleted_at IS NULL ORDER BY instant, id
      """
    )
    try addWordsAndLabels(on: connection)
    try fillIndex(on: connection)
  }

  private static func addWordsAndLabels(on connection: Connection) throws {
    let tags = TagCounts(on: connection)
    try connection.forEachRow("SELECT number, text FROM entry ORDER BY number") { row in
      let text = row.text(at: 1)
      let labels = EntryLabels(text: text, isStarred: false)
      let words = SearchText.words(of: text)
      guard words != nil || !labels.isEmpty else { return }
      try connection.execute(
        "UPDATE entry SET words = ?, labels = ? WHERE number = ?",
        [words.map(Value.text) ?? .null, .text(labels.indexed), row.value(at: 0)]
      )
      try tags.add(labels)
    }
  }
}
