import Interchange

/// Reads the journals of other programs, and Gatefold's own export.
///
/// What a file is follows from what is in it, never from its name.
package nonisolated struct JournalReader: Sendable {
  private let days: DayCalendar

  /// Reads dates that have no time zone as of the reader's days.
  package init(days: DayCalendar) {
    self.days = days
  }

  /// Reads a file or a folder.
  ///
  /// - Throws: A refusal, where nothing can be taken.
  package func read(at path: String) throws(ImportRefusal) -> ImportResult {
    if FileBytes.isFolder(path) { return try JournalFolder(path: path, reader: self).read() }
    let bytes: [UInt8]
    do throws(FileBytes.Failure) {
      bytes = try FileBytes.read(at: path)
    } catch {
      throw .unreadable(error.reason)
    }
    return try read(bytes)
  }

  /// Reads the bytes of a file.
  ///
  /// - Throws: A refusal, where nothing can be taken.
  /// - Complexity: O(bytes).
  package func read(_ bytes: [UInt8]) throws(ImportRefusal) -> ImportResult {
    let source: SourceLines
    do throws(TextRefusal) {
      source = try SourceLines(text: bytes)
    } catch {
      throw ImportRefusal(error)
    }
    let start = source.start
    if Self.propertyListMarks.contains(where: { start.starts(with: $0) }) {
      return try DayOneReader(calendar: days.calendar).read(source.bytes)
    }
    if Self.isJSON(start) { return try JSONReader.read(source, calendar: days.calendar) }
    return try JrnlTextReader(source: source, calendar: days.calendar).read()
  }

  private static let propertyListMarks = ["<?xml", "<plist", "<!DOCTYPE", "bplist"]
    .map { Array($0.utf8) }

  /// Whether a text is JSON: jrnl's text begins with a bracket, too, but not with one of these.
  private static func isJSON(_ start: ArraySlice<UInt8>) -> Bool {
    if start.first == UInt8(ascii: "{") { return true }
    guard start.first == UInt8(ascii: "[") else { return false }
    let second = start.dropFirst().first { $0 != 0x20 && !(0x09...0x0d).contains($0) }
    return second.map("{[]\"".utf8.contains) ?? true
  }
}
