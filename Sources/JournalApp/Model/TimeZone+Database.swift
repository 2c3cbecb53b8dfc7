package import FoundationEssentials
private import FoundationInternationalization

extension TimeZone {
  /// Ties the IANA time zone database to the program; nothing has to ask for it.
  ///
  /// By itself FoundationEssentials knows fixed offsets only. It finds the database at run time if
  /// FoundationInternationalization is in the program, and a static link leaves out what nothing
  /// refers to: `TimeZone(identifier:)` would be nil for every name but `GMT`.
  package nonisolated static var database: Any.Type { Date.FormatStyle.self }

  /// The edition of the database, as in `2025b`.
  nonisolated static var databaseVersion: String { timeZoneDataVersion }
}
