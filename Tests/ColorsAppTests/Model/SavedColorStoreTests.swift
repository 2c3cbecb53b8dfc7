import Colorimetry
import FoundationEssentials
import Storage
import Testing

@testable import ColorsApp

struct SavedColorStoreTests {
  private let folder: TemporaryFolder
  private let store: SavedColorStore

  init() throws {
    folder = try TemporaryFolder()
    store = try folder.store()
  }

  @Test func whatIsSavedIsThereAgainExactly() throws {
    let colors = [
      SRGBColor(red: 0.1 + 0.2, green: 1.0 / 3, blue: .leastNonzeroMagnitude, alpha: 0.7),
      SRGBColor(red: 1, green: 0, blue: 1.0.nextDown, alpha: 0),
    ]
    let names = ["e\u{301} is not é", "\u{1b}[31m \u{0} '); DROP TABLE color; --\n👨‍👩‍👧‍👦"]
    for (name, color) in zip(names, colors) { try store.add(name: name, color: color) }
    let again = try folder.store()
    #expect(again.colors == store.colors && again.colors.map(\.color) == colors)
    #expect(again.colors.map { Array($0.name.utf8) } == names.map { Array($0.utf8) })
  }

  @Test func whatIsRemovedComesBackToItsPlaceAsItself() throws {
    try store.fill("a", "b", "c")
    let (color, index) = try #require(try store.remove(store.colors[1].id))
    #expect(store.names == ["a", "c"] && index == 1)
    try store.insert(color, at: index)
    try store.insert(color, at: 0)
    #expect(store.names == ["a", "b", "c"] && store.colors[1] == color)
    #expect(try store.remove(UUID()) == nil)
    #expect(try folder.store().colors == store.colors)
  }

  @Test func theOrderIsThatOfAnArray() throws {
    try store.fill("a", "b", "c", "d", "e", "f")
    var generator = SplitMix(seed: 7)
    var expected = store.colors
    for _ in 0..<500 {
      let from = Int.random(in: 0..<6, using: &generator)
      let to = Int.random(in: -1...7, using: &generator)
      try store.move(expected[from].id, to: to)
      expected.insert(expected.remove(at: from), at: min(max(0, to), 5))
      #expect(store.colors == expected)
    }
    #expect(try folder.store().colors == expected)
  }

  @Test func aMoveWritesOneRowHoweverManyThereAre() throws {
    func work(_ count: Int) throws -> Int {
      let store = try SavedColorStore(at: .memory)
      try store.append((0..<count).map { SavedColor(name: String($0), color: .black) })
      let before = store.connection.statistics
      try store.move(store.colors[1].id, to: count - 2)
      try store.move(store.colors[count - 1].id, to: 0)
      return store.connection.statistics.since(before).steps
    }
    #expect(try work(2000) == work(10))
  }

  @Test func namesAndColoursChange() throws {
    try store.fill("a", "b")
    let id = store.colors[0].id
    #expect(try store.rename(id, to: "x")?.name == "x")
    #expect(try store.setColor(id, to: SRGBColor(rgb: 0x12_34_56))?.color.rgb == 0x12_34_56)
    #expect(store.names == ["x", "b"])
    #expect(try folder.store().colors == store.colors)
    #expect(try store.rename(UUID(), to: "nobody") == nil)
  }

  @Test(arguments: [
    ("", "orange"), (" \n\t\u{200b}\u{1b}", "orange"), ("a\r\nb\rc", "a\nb\nc"), ("  x ", "  x "),
    (String(repeating: "n", count: 5000), String(repeating: "n", count: 1000)),
    (
      "z" + String(repeating: "\u{301}", count: 5000),
      "z" + String(repeating: "\u{301}", count: 999)
    ),
    (String(repeating: " ", count: 1000) + "x", "orange"),
  ])
  func namesAreMadeFit(given: String, kept: String) throws {
    let orange = SRGBColor(rgb: 0xFF_A500)
    let color = try store.add(name: given, color: orange)
    #expect(color.name == kept)
    #expect(try store.rename(color.id, to: given)?.name == kept)
  }

  @Test func whatHasNoNameInCSSIsCalledByItsDigits() {
    #expect(ColorName.fallback(for: SRGBColor(rgb: 0x12_34_56)) == "#123456")
    #expect(ColorName.fallback(for: SRGBColor.white.withAlpha(0.5)) == "#ffffff80")
    #expect(ColorName.fallback(for: SRGBColor(red: 0.999, green: 1, blue: 1)) == "#ffffff")
  }

  // MARK: - Failure

  @Test(arguments: Failing.allCases)
  func whatFailsLeavesAllAsItWas(failing: Failing) throws {
    try store.fill("a", "b", "c")
    let before = store.colors
    try failing.begin(store)
    let id = before[1].id
    let long = String(repeating: "x", count: 1000)
    let many = (0..<100).map { SavedColor(name: long + String($0), color: .black) }
    let changes: [() throws -> Void] = [
      { try store.append(many) }, { try store.append(many.reversed()) },
    ]
    let small: [() throws -> Void] = [
      { try store.add(name: "d", color: .white) }, { try store.move(id, to: 0) },
      { try store.rename(id, to: "x") }, { try store.setColor(id, to: .white) },
      { try store.remove(id) }, { try store.remove([id]) },
      { try store.insert(SavedColor(name: "e", color: .black), at: 1) },
    ]
    for change in failing == .full ? changes : changes + small {
      let error = #expect(throws: StorageError.self) { try change() }
      #expect(error?.reason == failing.reason && error?.sentence.contains("\n") == false)
      #expect(store.colors == before)
    }
    #expect(try folder.store().colors == before)
  }

  enum Failing: CaseIterable {
    case readOnly, full, busy

    var reason: StorageError.Reason {
      switch self {
      case .readOnly: .readOnly
      case .full: .full
      case .busy: .busy
      }
    }

    @MainActor func begin(_ store: SavedColorStore) throws {
      switch self {
      case .readOnly: try store.connection.execute("PRAGMA query_only = ON")
      case .full: try store.connection.execute("PRAGMA max_page_count = 8")
      case .busy:
        store.connection.busyTimeout = 0
        let path = store.connection.path
        let other = try Database(at: .file(path: path), schema: .colors).connect()
        try other.execute("BEGIN IMMEDIATE")
        Self.locks.append(other)
      }
    }

    @MainActor private static var locks: [Connection] = []
  }

  @Test func whatIsNotOursIsRefusedAndKept() throws {
    let foreign = Schema(applicationID: 1, migrations: [Migration("CREATE TABLE x (y)")])
    _ = try Database(at: .file(path: folder.file("foreign")), schema: foreign).connect()
    #expect(try reason { _ = try folder.store("foreign") } == .otherApplication(id: 1))
    try store.connection.execute("PRAGMA user_version = 99")
    #expect(try reason { _ = try folder.store() } == .newerSchema(found: 99, known: 1))
    let text = Data("no database, and longer than its mark".utf8)
    try text.write(to: URL(filePath: folder.file("text")))
    #expect(try reason { _ = try folder.store("text") } == .notADatabase)
    #expect(try Data(contentsOf: URL(filePath: folder.file("text"))) == text)
  }
}
