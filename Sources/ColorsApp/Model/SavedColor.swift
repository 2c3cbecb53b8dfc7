package import Colorimetry
package import FoundationEssentials

/// A colour that the person keeps.
package nonisolated struct SavedColor: Hashable, Identifiable, Sendable {
  /// What identifies it for ever, in every store: a random UUID.
  package let id: UUID
  /// What it is called; never empty, and perhaps the name of others too.
  package var name: String
  /// The colour, exactly as it was given.
  package var color: SRGBColor

  /// Makes a colour.
  ///
  /// - Parameters:
  ///   - id: Its identifier; nil for a new one.
  ///   - name: Its name, which becomes a `ColorName`.
  ///   - color: The colour.
  package init(id: UUID? = nil, name: String, color: SRGBColor) {
    self.id = id ?? UUID()
    self.name = ColorName.valid(name, for: color)
    self.color = color
  }
}
