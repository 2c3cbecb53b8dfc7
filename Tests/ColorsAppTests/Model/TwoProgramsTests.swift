import Colorimetry
import FoundationEssentials
import Storage
import Testing

@testable import ColorsApp

/// Two connections to one file, as two programs have them.
struct TwoProgramsTests {
  private let folder: TemporaryFolder
  private let mine: SavedColorStore
  private let theirs: SavedColorStore

  init() throws {
    folder = try TemporaryFolder()
    mine = try folder.store()
    try mine.fill("a", "b", "c", "d")
    theirs = try folder.store()
  }

  @Test func aChangeTakesInWhatOthersChanged() throws {
    try theirs.add(name: "e", color: .white)
    try theirs.rename(mine.colors[0].id, to: "A")
    #expect(mine.names == ["a", "b", "c", "d"])
    try mine.rename(mine.colors[1].id, to: "B")
    #expect(mine.names == ["A", "B", "c", "d", "e"])
  }

  @Test func twoMovesAtOnceBothTakeEffect() throws {
    let ids = mine.colors.map(\.id)
    try theirs.move(ids[0], to: 3)
    // Meant as: d behind a, wherever that is now.
    try mine.move(ids[3], to: 1)
    #expect(mine.names == ["b", "c", "a", "d"])
    try theirs.move(ids[2], to: 0)
    #expect(theirs.names == ["c", "b", "a", "d"])
  }

  @Test func movesAtOnceLoseAndDoubleNothing() throws {
    var generator = SplitMix(seed: 3)
    let all = Set(mine.colors.map(\.id))
    for _ in 0..<300 {
      let store = Bool.random(using: &generator) ? mine : theirs
      let id = try #require(store.colors.randomElement(using: &generator)).id
      try store.move(id, to: .random(in: 0..<4, using: &generator))
      #expect(store.colors.count == 4 && Set(store.colors.map(\.id)) == all)
    }
    #expect(try folder.store().colors == folder.store().colors)
  }

  @Test func whatWasRemovedElsewhereIsNoPlace() throws {
    let colors = mine.colors
    try theirs.remove(colors[1].id)
    try mine.move(colors[3].id, to: 2)
    #expect(mine.names == ["a", "d", "c"])
    try theirs.remove(colors[0].id)
    try mine.insert(SavedColor(name: "x", color: .white), at: 1)
    #expect(mine.names == ["x", "d", "c"])
    try mine.move(colors[1].id, to: 0)
    #expect(mine.names == ["x", "d", "c"])
    #expect(try mine.remove(colors[0].id) == nil)
  }

  @Test func changesOfWhatOthersChangedAreNotMadeUnseen() throws {
    let color = mine.colors[0]
    let other = try theirs.rename(color.id, to: "theirs")
    let changed = SavedColorConflict.changed(try #require(other))
    #expect(throws: changed) { try mine.rename(color.id, to: "mine", replacing: "a") }
    #expect(try mine.rename(color.id, to: "theirs", replacing: "a") == other)
    #expect(try mine.setColor(color.id, to: .white, replacing: color.color)?.name == "theirs")
    #expect(throws: SavedColorConflict.self) {
      try theirs.setColor(color.id, to: SRGBColor(rgb: 1), replacing: color.color)
    }
    try theirs.remove(color.id)
    #expect(throws: SavedColorConflict.removed) {
      try mine.rename(color.id, to: "mine", replacing: "theirs")
    }
    #expect(try mine.rename(color.id, to: "mine") == nil)
    #expect(mine.names == ["b", "c", "d"])
  }

  @Test(.timeLimit(.minutes(5)))
  func whatOthersChangeIsTold() async throws {
    let (changes, continuation) = AsyncStream<Void>.makeStream()
    mine.onChange = { continuation.yield() }
    mine.followOthers { _ in await Task.yield() }
    var told = changes.makeAsyncIterator()
    try theirs.rename(theirs.colors[0].id, to: "again")
    #expect(await told.next() != nil)
    #expect(mine.names[0] == "again")
  }

  @Test func whatWasChangedBeforeFollowingIsTold() throws {
    var count = 0
    mine.onChange = { count += 1 }
    try theirs.add(name: "e", color: .white)
    mine.followOthers { _ in }
    #expect(count == 1 && mine.names.last == "e")
  }

  @Test func aStoreThatNobodyHasStopsFollowing() async throws {
    var store: SavedColorStore? = try folder.store()
    store?.followOthers { _ in }
    weak let weakly = store
    store = nil
    #expect(weakly == nil)
  }
}
