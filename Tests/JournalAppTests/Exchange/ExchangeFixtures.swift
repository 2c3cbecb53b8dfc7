import Foundation

@testable import JournalApp

/// A folder that is removed with its contents when nobody uses it any more.
final class TemporaryExchangeFolder {
  let path: String

  init() throws {
    path = "/tmp/gatefold-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, and makes the folders that it is in.
  func write(_ text: String, to name: String) throws {
    let file = URL(filePath: path + "/" + name)
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}

extension EntryStore {
  /// All entries in a format.
  func exported(as format: ExportFormat, zone: String = "GMT") throws -> String {
    var text = ""
    try export(as: format, days: days(in: zone)) { text += $0 }
    return text
  }

  /// Takes the entries of a text.
  func take(_ text: String, zone: String = "GMT") throws -> MergeReport {
    try take(JournalReader(days: days(in: zone)).read(Array(text.utf8)))
  }

  /// All entries, the oldest first.
  func allEntries() throws -> [Entry] {
    var entries: [Entry] = []
    try forEachEntry { entries.append($0) }
    return entries
  }
}
