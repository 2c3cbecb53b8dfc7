import Interchange
import Testing

@testable import JournalApp

/// Whatever bytes come: a result or a refusal, never a crash, and no line that is not there.
struct ImportFuzzTests {
  nonisolated private static let seeds = [
    "[2013-06-09 15:39] Title *\nbody\n\n[2013-06-10 15:40] B\n",
    "2013-06-09 15:39 Title\nbody\n",
    #"{"gatefold": 1, "entries": [{"id": "01a22a69-4d7f-7000-bb0f-aa6c1c77e2a7", "#
      + #""date": "2026-11-30T03:04:33.967Z", "zone": "Europe/Berlin", "text": "\ud83d\udca9"}], "#
      + #""deletions": [{"id": "01a22a69-4d7f-7000-bb0f-aa6c1c77e2a8", "date": "2026-11-30T03:04Z"}]}"#,
    #"[{"id": 0, "date": "2023-03-23T00:00:00Z", "title": "A", "content": "", "tags": ["b"]}]"#,
    #"{"js": {"name": "js", "notes": [{"content": "a", "added_on": 1506148290}]}}"#,
    #"{"tags": {}, "entries": [{"title": "A", "body": "b", "date": "2013-06-09", "time": "15:39"}]}"#,
    "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>Entry Text</key><string>a</string>"
      + "<key>Creation Date</key><date>2013-05-17T18:39:20Z</date></dict></plist>",
  ]

  private static let pieces = [
    "[", "]", "{", "}", "\"", "\\u", "\\ud800", ":", ",", "*", " *\n", "\r", "\n",
    "[9999-12-31 23:59] ",
    "[0000-00-00 00:00] ", "[03/04/2013 10:00] ", "999999999999999999999", "-", "null",
    "2013-02-30",
    "\u{0}", "\u{2028}",
  ]
  .map { Array($0.utf8) }

  @Test(arguments: 0..<seeds.count)
  func damagedFilesAreReadOrRefused(seed: Int) throws {
    var random = SplitMix64(state: UInt64(seed) + 1)
    let reader = JournalReader(days: try days(in: "America/Sao_Paulo"))
    for _ in 0..<600 {
      var bytes = Array(Self.seeds[seed].utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) { damage(&bytes, &random) }
      check(bytes, reader)
    }
  }

  @Test
  func anyBytesAreReadOrRefused() throws {
    var random = SplitMix64(state: 7)
    let reader = JournalReader(days: try days(in: "GMT"))
    for _ in 0..<2000 {
      let count = Int.random(in: 0..<200, using: &random)
      check((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }, reader)
    }
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes.removeSubrange(place...)
    case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
    case 2: bytes.removeSubrange(place..<min(bytes.count, place + 3))
    default:
      let piece = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
      bytes.insert(contentsOf: piece, at: place)
    }
  }

  private func check(_ bytes: [UInt8], _ reader: JournalReader) {
    guard let result = try? reader.read(bytes) else { return }
    let lines = SourceLines(bytes).count
    for problem in result.problems {
      #expect(problem.line ?? 1 >= 1 && problem.lastLine ?? 1 <= lines, "\(bytes)")
      #expect(!problem.sentence.isEmpty)
    }
    for entry in result.entries {
      #expect(
        (1...max(1, lines)).contains(entry.line) && !entry.text.utf8.contains(0x0d),
        "\(bytes)"
      )
      #expect(entry.date == entry.date.roundedToMilliseconds && !entry.stamp.isEmpty, "\(bytes)")
    }
  }
}

/// A generator that gives the same numbers each time (Steele, Lea and Flood, 2014).
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = (state ^ state >> 30) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
    return value ^ value >> 31
  }
}
