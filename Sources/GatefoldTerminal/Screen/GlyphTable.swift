package import GatefoldText

/// The clusters of more than one scalar that cells of a frame refer to by index.
///
/// Both frames of a terminal share one table, so equal text is an equal number in both.
package final class GlyphTable {
  /// Marks a cell's number as an index into the table rather than a scalar.
  package static let clusterBit: UInt32 = 0x8000_0000

  private static let limit = 50_000

  /// How many times the table was emptied: numbers of two generations cannot be compared.
  package private(set) var generation = 0

  private var clusters: [Glyph] = []
  private var indexes: [Glyph: UInt32] = [:]

  /// Creates an empty table.
  package init() {}

  /// Whether the table holds more than any real text needs, and should be emptied.
  package var isFull: Bool { clusters.count >= Self.limit }

  /// The number that stands for a glyph in a cell.
  ///
  /// - Complexity: O(1).
  package func number(for glyph: Glyph) -> UInt32 {
    if !glyph.hasMarks { return glyph.base.value }
    if let index = indexes[glyph] { return index }
    let index = Self.clusterBit | UInt32(clusters.count)
    clusters.append(glyph)
    indexes[glyph] = index
    return index
  }

  /// The glyph that a cell's number stands for.
  package func glyph(for number: UInt32) -> Glyph {
    if number & Self.clusterBit != 0 { return clusters[Int(number & ~Self.clusterBit)] }
    return Glyph(base: Unicode.Scalar(number) ?? " ")
  }

  /// Forgets every cluster.
  ///
  /// Frames that refer to them have to be drawn anew.
  package func removeAll() {
    clusters.removeAll()
    indexes.removeAll()
    generation += 1
  }
}
