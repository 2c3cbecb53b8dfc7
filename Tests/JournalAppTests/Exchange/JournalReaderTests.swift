import FoundationEssentials
import Testing

@testable import JournalApp

struct JournalReaderTests {
  private func read(_ text: String, zone: String = "GMT") throws -> ImportResult {
    try JournalReader(days: days(in: zone)).read(Array(text.utf8))
  }

  @Test(arguments: [
    ("", ImportRefusal.empty), (" \n\t\r\n", .empty), ("\u{feff}\n", .empty),
    ("Dear diary", .noEntries), ("[ashasd7zdskhz] x", .noEntries), ("2020-08-29, 1", .noEntries),
    ("[1] x", .noEntries), ("a: 1\n", .noEntries), ("SQLite format 3\u{0}…", .database),
    ("[\"a\"]", .unknownJSON), ("{}", .unknownJSON), ("{\"a\": 1}", .unknownJSON),
    ("{\"entries\": [{\"utc\": 1}]}", .unknownJSON), ("[[]]", .unknownJSON),
    ("[{\"id\": 0, \"date\"\n: ", .brokenJSON(line: 2, column: 3, isAtEnd: true)),
    ("{\"é\":\n 'x'}", .brokenJSON(line: 2, column: 2, isAtEnd: false)),
    ("[\n", .brokenJSON(line: 1, column: 3, isAtEnd: true)),
    ("{\"gatefold\": 2, \"entries\": []}", .newerVersion(.gatefold, found: 2, known: 1)),
    ("{\"version\": 101, \"entries\": []}", .newerVersion(.tuiJournal, found: 101, known: 100)),
    ("[{\"type\": \"x\", \"data\": {}, \"timestamp\": 1}]", .dnoteActions),
    ("<?xml version=\"1.0\"?><journal/>", .unknownXML),
    ("<plist version=\"1.0\"><dict></dict></plist>", .unknownPropertyList),
  ])
  func whatCannotBeTakenIsRefused(text: String, refusal: ImportRefusal) {
    #expect(throws: refusal) { try read(text) }
    #expect(!refusal.sentence.isEmpty)
  }

  @Test
  func utf16IsRefused() throws {
    for mark: [UInt8] in [[0xff, 0xfe], [0xfe, 0xff]] {
      #expect(throws: ImportRefusal.utf16) {
        try JournalReader(days: days(in: "GMT")).read(mark + [0x5b, 0])
      }
    }
  }

  @Test
  func jrnlJSONGivesTheTextAndTheDateInTheReadersZone() throws {
    let result = try read(
      """
      {"tags": {"@b": 1}, "entries": [
        {"title": "A", "body": "with @b", "date": "2013-06-09", "time": "15:39", "tags": ["@b"],
         "starred": true, "location": "x"},
        {"title": "", "body": "C", "date": "2013-06-09", "time": "25:39", "location": "y"},
        {"title": "", "body": "D", "date": "2013-06-09", "tags": ["e f"]}
      ]}
      """,
      zone: "Europe/Berlin"
    )
    #expect(result.format == .jrnlJSON)
    #expect(result.entries.map(\.text) == ["A\nwith @b", "D\n\n#e-f"])
    #expect(result.entries.map(\.isStarred) == [true, false])
    #expect(try result.entries.first?.date == instant("2013-06-09T13:39:00Z"))
    #expect(
      result.problems == [
        ImportProblem(.unkept(key: "location"), line: 3),
        ImportProblem(.impossibleDate("2013-06-09"), line: 4),
      ]
    )
  }

  @Test
  func jrnlWritesAnEntryToEachFile() throws {
    let result = try read(
      #"{"title": "A", "body": "", "date": "2013-06-09", "time": "15:39", "starred": false}"#
    )
    #expect(result.entries.map(\.text) == ["A"])
  }

  @Test
  func aDayOfTuiJournalIsTheDayItShows() throws {
    let result = try read(
      """
      [{"id": 0, "date": "2023-03-23T00:00:00Z", "title": "A", "content": "b #c",
        "tags": ["c", "d e", "@f"], "priority": 3},
       {"id": 0, "date": "2023-03-23T01:01:01.123456789Z", "title": "", "content": "B"}]
      """,
      zone: "America/Los_Angeles"
    )
    #expect(result.format == .tuiJournal)
    #expect(result.entries.map(\.text) == ["A\n\nb #c\n\n#d-e @f #priority-3", "B"])
    let dates = try ["2023-03-23T07:00:00Z", "2023-03-23T01:01:01.123Z"].map(instant)
    #expect(result.entries.map(\.date) == dates)
    #expect(result.problems == [])
  }

  @Test
  func entriesOfTheWrongTypesAreReportedByLine() throws {
    let result = try read(
      """
      {"version": 100, "entries": [
        {"date": null, "title": null, "content": null},
        {"date": "yesterday", "title": 5, "content": []},
        {"date": "2023-03-23", "title": "date only", "content": ""},
        {"date": 1679533261, "title": "epoch", "content": ""},
        {"date": "2023-03-23", "title": 5, "content": ""},
        {"date": "2023-02-29", "title": "", "content": ""},
        7
      ]}
      """
    )
    #expect(result.entries.map(\.text) == ["date only"])
    #expect(
      result.problems == [
        ImportProblem(.missing(key: "date"), line: 2),
        ImportProblem(.unusable(key: "date"), line: 3),
        ImportProblem(.unusable(key: "date"), line: 5),
        ImportProblem(.unusable(key: "title"), line: 6),
        ImportProblem(.impossibleDate("2023-02-29"), line: 7),
        ImportProblem(.notAnEntry, line: 8),
      ]
    )
  }

  @Test(arguments: [
    #"{"js": [{"UID": "z68z88g7", "Content": "a", "AddedOn": 1506148290}], "go": []}"#,
    #"""
    {"js": {"name": "js", "uuid": "3e6c9401-833b-485f-bcda-c2525a5dc389", "notes":
      [{"uuid": "43827b9a-c2b0-4c06-a290-97991c896653", "content": "a", "added_on": 1506148290,
        "editd_on": 0}]}}
    """#,
    #"{"js": {"name": "js", "notes": [{"content": "a", "added_on": 1506148290, "public": false}]}}"#,
  ])
  func dnotesBooksAreTags(json: String) throws {
    let result = try read(json)
    #expect(result.format == .dnote)
    #expect(result.entries.map(\.text) == ["a\n\n#js"])
    #expect(try result.entries.map(\.date) == [instant("2017-09-23T06:31:30Z")])
    #expect(result.problems == [])
  }

  @Test
  func aNoteWithoutADateIsReported() throws {
    let result = try read(#"{"js": {"name": "js", "notes": [{"content": "a"}]}}"#)
    #expect(result.entries == [])
    #expect(result.problems == [ImportProblem(.missing(key: "added_on"), line: 1)])
  }

  @Test
  func anEntryOfDayOneKeepsItsIdentityAndZone() throws {
    let result = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>Creation Date</key><date>2013-05-17T18:39:20Z</date>
        <key>Entry Text</key><string>A &amp; B @work</string>
        <key>Starred</key><true/>
        <key>Tags</key><array><string>work</string><string>play</string></array>
        <key>Time Zone</key><string>America/Los_Angeles</string>
        <key>UUID</key><string>044F3747A38546168B572C2E3F217FA2</string>
        <key>Weather</key><dict/>
      </dict></plist>
      """
    )
    let entry = try #require(result.entries.first)
    #expect(entry.text == "A & B @work\n\n#play")
    #expect(entry.isStarred)
    #expect(entry.id?.text == "044f3747-a385-4616-8b57-2c2e3f217fa2")
    #expect(entry.timeZoneIdentifier == "America/Los_Angeles")
    #expect(try entry.date == instant("2013-05-17T18:39:20Z"))
    #expect(result.problems == [ImportProblem(.unkept(key: "Weather"))])
  }

  @Test
  func aFolderHasAFileForEachDay() throws {
    let folder = try TemporaryExchangeFolder()
    try folder.write("[2020-08-29 11:11:00 AM] A *\nb", to: "2020/08/29.txt")
    try folder.write("[2020-08-31 02:32:00 PM] B", to: "2020/08/31.txt")
    try folder.write("no entry", to: "2020/09/01.txt")
    try folder.write("[2020-08-31 02:32:00 PM] C", to: "2020/notes.txt")
    let result = try JournalReader(days: days(in: "GMT")).read(at: folder.path)
    #expect(result.format == .jrnlFolder)
    #expect(result.entries.map(\.text) == ["A\nb", "B"])
    #expect(
      result.problems == [
        ImportProblem(.refused(.noEntries)).in("2020/09/01.txt"),
        ImportProblem(.foreignFile).in("2020/notes.txt"),
      ]
    )
    #expect(throws: ImportRefusal.unknownFolder) {
      try JournalReader(days: days(in: "GMT")).read(at: folder.path + "/2020")
    }
  }

  @Test
  func whatIsNotThereIsRefused() throws {
    #expect(throws: ImportRefusal.unreadable("No such file or directory")) {
      try JournalReader(days: days(in: "GMT")).read(at: "/nowhere/journal.txt")
    }
  }
}
