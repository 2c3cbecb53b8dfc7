import Foundation
import Testing

@testable import JournalApp

/// The files of `shared/data/journal` beside the checkout, and what is to become of each.
nonisolated enum SampleJournals {
  /// A file that is taken.
  struct Taken: Sendable, CustomTestStringConvertible {
    var name: String
    var format: ImportFormat
    var entries: Int
    /// First and last line of each problem; 0 for one of the whole file.
    var problems: [[Int]]

    var path: String { SampleJournals.path(name) }
    var testDescription: String { name }
  }

  /// A file that is refused.
  struct Refused: Sendable, CustomTestStringConvertible {
    var name: String
    var refusal: ImportRefusal

    var path: String { SampleJournals.path(name) }
    var testDescription: String { name }
  }

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "shared/data/journal").path()

  static let areThere = FileManager.default.fileExists(atPath: root)

  static func path(_ name: String) -> String { root + "/" + name }

  static func reader(zone: String) throws -> JournalReader {
    JournalReader(days: DayCalendar(timeZone: TimeZone(identifier: zone) ?? .gmt))
  }

  /// All files by their paths in the folder, but the one that describes it.
  static func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root)
      .filter { $0 != "README.md" && !FileManager.default.isFolder(path($0)) }
  }

  private static func taken(
    _ name: String,
    _ format: ImportFormat,
    _ entries: Int,
    _ problems: [[Int]] = []
  ) -> Taken {
    Taken(name: name, format: format, entries: entries, problems: problems)
  }

  static let taken: [Taken] =
    [
      ("basic_onefile", 3), ("brackets", 1), ("deletion", 3), ("deletion_filters", 5),
      ("little_endian_dates", 2), ("markdown-headings-335", 1), ("mostlyreadabledates", 3),
      ("multiline", 1), ("multiline-tags", 1), ("simple", 2), ("tags", 2), ("tags-216", 1),
      ("tags-237", 1),
    ]
    .map { taken("jrnl/\($0).journal", .jrnlText, $1) }
    + ["simple_jrnl-1-9-5", "simple_jrnl-1-9-5_little_endian_dates"]
    .map { taken("jrnl/\($0).journal", .legacyJrnlText, 2) }
    + [
      ("basic_onefile", 3), ("brackets", 1), ("markdown-headings-335", 1),
      ("mostlyreadabledates", 3), ("multiline", 1), ("simple", 2), ("tags", 2),
      ("unreadabledates", 1),
    ]
    .flatMap { name, count in
      [
        taken("jrnl-export/\(name).txt", .jrnlText, count),
        taken("jrnl-export/\(name).json", .jrnlJSON, count),
      ]
    }
    + [
      taken("jrnl/basic_folder", .jrnlFolder, 3, [[0, 0], [0, 0], [0, 0]]),
      taken("jrnl/basic_folder/2020/08/29.txt", .jrnlText, 1),
      taken("jrnl/basic_folder/2020/08/31.txt", .jrnlText, 1),
      taken("jrnl/basic_folder/2020/09/24.txt", .jrnlText, 1),
      taken("jrnl/basic_folder/2020/09/should-be-ignored.txt", .jrnlText, 1),
      taken("jrnl/basic_folder/2020/should-be-ignored.txt", .jrnlText, 1),
      taken("jrnl/basic_folder/should-be-ignored.txt", .jrnlText, 1),
      taken("jrnl/dayone/basic_dayone", .dayOneFolder, 3),
      taken("jrnl/dayone/bug780", .dayOneFolder, 1, [[0, 0]]),
      taken("jrnl/dayone/dayone", .dayOneFolder, 3),
    ]
    + [
      "basic_dayone/D04D335AFED711EABA18FAFFC2100C3D",
      "basic_dayone/FC8A86CAFED711EA8892FAFFC2100C3D",
      "basic_dayone/FD8ABC8EFED711EABC35FAFFC2100C3D", "dayone/044F3747A38546168B572C2E3F217FA2",
      "dayone/422BC895507944A291E6FC44FC6B8BFC", "dayone/4BB1F46946AD439996C9B59DE7C4DDC1",
    ]
    .map { taken("jrnl/dayone/\($0).doentry", .dayOne, 1) }
    + [
      taken("jrnl/dayone/bug780/48A25033B34047C591160A4480197D8B.doentry", .dayOne, 1, [[0, 0]]),
      taken("tui-journal/entries.json", .tuiJournal, 3),
      taken("tui-journal/entries-old-no-tags.json", .tuiJournal, 2),
      taken("tui-journal/export-v100.json", .tuiJournal, 2),
      taken("dnote/dnote1.json", .dnote, 0, [[6, 6]]),
      taken("dnote/dnote2.json", .dnote, 0, [[6, 6], [10, 10]]),
      taken("dnote/dnote3.json", .dnote, 0, [[6, 6], [10, 10], [20, 20]]),
      taken("dnote/dnote4.json", .dnote, 0, [[6, 6]]),
    ]
    + ["2-pre-dnote", "3-pre-dnote", "6-pre-dnote", "6-post-dnote", "8-dnote"]
    .map { taken("dnote/legacy-\($0).json", .dnote, 3) }
    + [
      taken("synthetic/bom.journal", .jrnlText, 1),
      taken("synthetic/cr-only.journal", .jrnlText, 1),
      taken("synthetic/crlf.journal", .jrnlText, 2),
      taken("synthetic/no-final-newline.journal", .jrnlText, 1),
      taken("synthetic/nul-and-escape.journal", .jrnlText, 1),
      taken("synthetic/invalid-utf8.journal", .jrnlText, 1, [[1, 2]]),
      taken("synthetic/text-before-first-entry.journal", .jrnlText, 1, [[1, 1]]),
      taken(
        "synthetic/impossible-dates.journal",
        .jrnlText,
        1,
        [[1, 1], [3, 3], [5, 5], [9, 9], [11, 11]]
      ),
      taken("synthetic/duplicate-ids.json", .tuiJournal, 2),
      taken("synthetic/empty-array.json", .tuiJournal, 0),
      taken("synthetic/long-line.json", .tuiJournal, 1),
      taken("synthetic/null-and-wrong-types.json", .tuiJournal, 1, [[2, 2], [8, 8], [20, 20]]),
    ]

  static let refused: [Refused] =
    [
      ("synthetic/empty-file.json", .empty), ("synthetic/only-whitespace.json", .empty),
      ("jrnl/work.journal", .empty), ("jrnl/unreadabledates.journal", .noEntries),
      ("synthetic/truncated.json", .brokenJSON(line: 1, column: 63, isAtEnd: true)),
      ("synthetic/newer-version.json", .newerVersion(.tuiJournal, found: 101, known: 100)),
      ("synthetic/unicode.json", .unknownJSON), ("synthetic/dst-utc.json", .unknownJSON),
    ]
    .map { Refused(name: $0, refusal: $1) }
    + ["5-pre", "5-post", "7-pre", "7-post", "8"]
    .map { Refused(name: "dnote/legacy-\($0)-actions.json", refusal: .dnoteActions) }
    + ["4-pre-dnoterc", "8-dnoterc", "8-schema", "8-timestamps"]
    .map { Refused(name: "dnote/legacy-\($0).yaml", refusal: .noEntries) }
    + [
      "local-1", "local-5", "local-7", "local-8", "local-9", "local-10", "local-11", "local-12",
      "remote-1",
    ]
    .map { Refused(name: "dnote/\($0)-pre-schema.sql", refusal: .noEntries) }
    + [
      "basic_onefile", "brackets", "markdown-headings-335", "mostlyreadabledates", "multiline",
      "simple", "tags", "unreadabledates",
    ]
    .flatMap { name in
      [
        Refused(name: "jrnl-export/\(name).md", refusal: .noEntries),
        Refused(name: "jrnl-export/\(name).dates", refusal: .noEntries),
      ]
    }
    + [
      "brackets", "markdown-headings-335", "mostlyreadabledates", "multiline", "simple", "tags",
      "unreadabledates",
    ]
    .map { Refused(name: "jrnl-export/\($0).xml", refusal: .unknownXML) }
}

extension FileManager {
  fileprivate nonisolated func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
