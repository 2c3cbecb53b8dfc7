import Storage

extension Schema {
  /// The tables of the cache.
  ///
  /// Instants are milliseconds since 1970 UTC.
  static var cache: Schema {
    Schema(
      applicationID: 0x4761_7463,  // "Gatc"
      migrations: [
        Migration(
          """
          CREATE TABLE answer (
            number INTEGER PRIMARY KEY,
            method TEXT NOT NULL,
            url TEXT NOT NULL,
            accept TEXT NOT NULL,
            token TEXT NOT NULL,
            etag TEXT,
            last_modified TEXT,
            link TEXT,
            location TEXT,
            body BLOB NOT NULL,
            size INTEGER NOT NULL,
            checked INTEGER NOT NULL,
            used INTEGER NOT NULL,
            UNIQUE (method, url, accept, token)
          ) STRICT;
          CREATE INDEX answer_used ON answer (used, size);
          CREATE TABLE salt (value TEXT NOT NULL) STRICT;
          """
        )
      ]
    )
  }
}
