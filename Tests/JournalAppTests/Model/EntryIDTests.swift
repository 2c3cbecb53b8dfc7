import FoundationEssentials
import Testing

@testable import JournalApp

struct EntryIDTests {
  @Test
  func identifiersAscendWhateverTheClockDoes() {
    var generator = EntryIDGenerator()
    var random = SeededGenerator(state: 1)
    let times = [1000, 1000, 999, 1001, 5] + Array(repeating: Int64(1002), count: 10_000) + [1003]
    let ids = times.map { generator.next(now: $0, using: &random) }
    #expect(ids == ids.sorted())
    #expect(Set(ids).count == ids.count)
  }

  @Test
  func anIdentifierIsAUUIDOfVersion7() {
    var generator = EntryIDGenerator()
    var random = SeededGenerator(state: 2)
    // The example of RFC 9562, A.6.
    let id = generator.next(now: 0x017F_22E2_79B0, using: &random)
    #expect(id.uuid.uuidString.hasPrefix("017F22E2-79B0-7000-"))
    #expect(id.bytes[8] & 0xc0 == 0x80)
    #expect(EntryID(bytes: id.bytes) == id)
    #expect(EntryID(bytes: []) == nil)
  }
}
