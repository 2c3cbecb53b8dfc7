package import Colorimetry
import FoundationEssentials
import Storage

/// Changing the saved colours.
extension SavedColorStore {
  /// Adds a colour at the end.
  ///
  /// - Parameters:
  ///   - name: Its name, which becomes a `ColorName`.
  ///   - color: The colour.
  /// - Returns: The colour as it is stored.
  /// - Throws: `StorageError`.
  @discardableResult
  package func add(name: String, color: SRGBColor) throws -> SavedColor {
    let new = SavedColor(name: name, color: color)
    try append([new])
    return new
  }

  /// Adds colours at the end, with their identifiers; those that are there are left as they are.
  ///
  /// - Throws: `StorageError`.
  /// - Complexity: O(new colours · log colours).
  package func append(_ new: [SavedColor]) throws {
    try change { try insertAtEnd(new) }
  }

  /// Adds colours at the end, within a change.
  ///
  /// - Returns: What it does to the colours as they are known here.
  func insertAtEnd(_ new: [SavedColor]) throws -> (inout [SavedColor]) -> Void {
    var rank = try table.rankAtEnd()
    var added: [SavedColor] = []
    for color in new where try table.color(color.id) == nil {
      try table.insert(color, rank: rank)
      rank = ColorRank(after: rank, before: nil)
      added.append(color)
    }
    return { $0 += added }
  }

  /// Puts a colour, with its identifier, to a place: what undoes a removal.
  ///
  /// It stands behind the colour that is before that place here, wherever another program has put
  /// that meanwhile. One that is there already is left as it is.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - index: Its place, brought into the range.
  /// - Throws: `StorageError`.
  package func insert(_ color: SavedColor, at index: Int) throws {
    let index = min(max(0, index), colors.count)
    let others = colors[..<index].lazy.reversed().map(\.id)
    try change {
      guard try table.color(color.id) == nil else { return { _ in } }
      try table.insert(color, rank: table.rank(of: color.id, behind: others))
      return { $0.insert(color, at: index) }
    }
  }

  /// Removes a colour.
  ///
  /// - Returns: What it was, and its place here; nil where it is not there any more.
  /// - Throws: `StorageError`.
  @discardableResult
  package func remove(_ id: SavedColor.ID) throws -> (color: SavedColor, index: Int)? {
    let index = index(of: id)
    var removed: SavedColor?
    try change {
      removed = try table.color(id)
      try table.remove(id)
      return { colors in if let index { colors.remove(at: index) } }
    }
    return removed.map { ($0, index ?? colors.count) }
  }

  /// Removes several colours: what undoes an import.
  ///
  /// - Throws: `StorageError`.
  /// - Complexity: O(colours).
  package func remove(_ ids: Set<SavedColor.ID>) throws {
    try change {
      for id in ids { try table.remove(id) }
      return { $0.removeAll { ids.contains($0.id) } }
    }
  }

  /// Gives a colour another name, which becomes a `ColorName`.
  ///
  /// - Parameters:
  ///   - id: The colour.
  ///   - name: Its name.
  ///   - expected: The name that this is meant to replace; nil for any.
  /// - Returns: The colour as it is stored; nil where it is not there.
  /// - Throws: `StorageError`. With an expected name also `SavedColorConflict`, where the colour has
  ///   neither that one nor the new one, or is not there.
  @discardableResult
  package func rename(
    _ id: SavedColor.ID,
    to name: String,
    replacing expected: String? = nil
  ) throws -> SavedColor? {
    let isExpected = expected.map { expected in
      { (old: SavedColor, new: SavedColor) in
        [expected, new.name].contains { $0.utf8.elementsEqual(old.name.utf8) }
      }
    }
    return try update(id, onlyIf: isExpected) { $0.name = ColorName.valid(name, for: $0.color) }
  }

  /// Gives a saved colour another colour.
  ///
  /// - Parameters:
  ///   - id: The saved colour.
  ///   - color: Its colour.
  ///   - expected: The colour that this is meant to replace; nil for any.
  /// - Returns: What is stored; nil where it is not there.
  /// - Throws: `StorageError`. With an expected colour also `SavedColorConflict`, as in
  ///   ``rename(_:to:replacing:)``.
  @discardableResult
  package func setColor(
    _ id: SavedColor.ID,
    to color: SRGBColor,
    replacing expected: SRGBColor? = nil
  ) throws -> SavedColor? {
    let isExpected = expected.map { expected in
      { (old: SavedColor, _: SavedColor) in old.color == expected || old.color == color }
    }
    return try update(id, onlyIf: isExpected) { $0.color = color }
  }

  /// Moves a colour to another place.
  ///
  /// It stands behind the colour that is before that place here, wherever another program has put
  /// that meanwhile; so of two moves at once both take effect, each for its colour.
  ///
  /// - Parameters:
  ///   - id: The colour. Where it is not there, nothing happens.
  ///   - index: Its place afterwards, brought into the range.
  /// - Throws: `StorageError`.
  package func move(_ id: SavedColor.ID, to index: Int) throws {
    guard let old = self.index(of: id) else { return }
    let index = min(max(0, index), colors.count - 1)
    guard index != old else { return }
    let end = index < old ? index : index + 1
    let others = colors[..<end].lazy.reversed().map(\.id).filter { $0 != id }
    try change {
      guard try table.color(id) != nil else { return { _ in } }
      try table.update(id, rank: table.rank(of: id, behind: others))
      return { $0.insert($0.remove(at: old), at: index) }
    }
  }

  private func update(
    _ id: SavedColor.ID,
    onlyIf isExpected: ((_ old: SavedColor, _ new: SavedColor) -> Bool)?,
    _ body: (inout SavedColor) -> Void
  ) throws -> SavedColor? {
    var result: SavedColor?
    try change {
      guard let old = try table.color(id) else {
        if isExpected != nil { throw SavedColorConflict.removed }
        return { $0.removeAll { $0.id == id } }
      }
      var new = old
      body(&new)
      if let isExpected, !isExpected(old, new) { throw SavedColorConflict.changed(old) }
      try table.update(new)
      result = new
      return { [new] colors in
        if let index = colors.firstIndex(where: { $0.id == id }) { colors[index] = new }
      }
    }
    return result
  }
}
