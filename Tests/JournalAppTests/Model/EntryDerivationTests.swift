import FoundationEssentials
import Testing

@testable import JournalApp

struct EntryDerivationTests {
  @Test(arguments: [
    ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
    ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
    ),
    (String(repeating: "a", count: 1_000), "291e9a6c66994949b57ba5e650361e98fc36b1ba"),
  ])
  func theHashIsThatOfTheStandard(message: String, hash: String) {
    let bytes = SHA1.hash(Array(message.utf8))
    #expect(bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == hash)
  }

  @Test
  func anIdentifierOfANameIsThatOfTheStandard() throws {
    // As Python's uuid.uuid5 has www.example.com in the namespace of host names.
    let hosts = try #require(UUID(uuidString: "6ba7b810-9dad-11d1-80b4-00c04fd430c8"))
    let id = EntryID(namespace: EntryID(hosts).bytes, name: Array("www.example.com".utf8))
    #expect(id.uuid.uuidString == "2ED6657D-E927-568B-95E1-2665A8AEA6A2")
  }

  @Test
  func theSameContentsHaveTheSameIdentifierAndOthersAnother() {
    let id = EntryID(derivedFrom: "jrnl", contents: ["2026-11-29 10:00", "Rain"])
    #expect(id == EntryID(derivedFrom: "jrnl", contents: ["2026-11-29 10:00", "Rain"]))
    let others = [
      EntryID(derivedFrom: "dnote", contents: ["2026-11-29 10:00", "Rain"]),
      EntryID(derivedFrom: "jrnl", contents: ["2026-11-29 10:00", "Rain"], occurrence: 1),
      EntryID(derivedFrom: "jrnl", contents: ["2026-11-29 10:00Rain"]),
      EntryID(derivedFrom: "jrnl", contents: ["2026-11-29 10:0", "0Rain"]),
      EntryID(derivedFrom: "jrnl", contents: ["2026-11-29 10:00", "Rain", ""]),
    ]
    #expect(Set(others + [id]).count == 6)
  }
}
