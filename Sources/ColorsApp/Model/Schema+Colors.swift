import Storage

extension Schema {
  /// The tables of saved colours.
  nonisolated static var colors: Schema {
    Schema(
      applicationID: 0x4761_7463,  // "Gatc"
      migrations: [
        Migration(
          """
          CREATE TABLE color (
            id BLOB PRIMARY KEY CHECK (length(id) = 16),
            rank BLOB NOT NULL UNIQUE CHECK (length(rank) > 0),
            name TEXT NOT NULL,
            red REAL NOT NULL CHECK (red BETWEEN 0 AND 1),
            green REAL NOT NULL CHECK (green BETWEEN 0 AND 1),
            blue REAL NOT NULL CHECK (blue BETWEEN 0 AND 1),
            alpha REAL NOT NULL CHECK (alpha BETWEEN 0 AND 1)
          ) STRICT;
          """
        )
      ]
    )
  }
}
