import Storage

extension Schema {
  /// The users that a person follows.
  nonisolated static var followedUsers: Schema {
    Schema(
      applicationID: 0x4761_7472,  // "Gatr"
      migrations: [
        Migration(
          """
          CREATE TABLE user (
            login TEXT NOT NULL PRIMARY KEY COLLATE NOCASE
          ) STRICT, WITHOUT ROWID;
          """
        )
      ]
    )
  }
}
