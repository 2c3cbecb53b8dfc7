/// A colour and what it is called.
package struct NamedColor: Hashable, Sendable {
  /// The name, as it is shown.
  package var name: String
  /// The colour.
  package var color: SRGBColor

  /// Makes a colour with a name.
  package init(_ name: String, _ color: SRGBColor) {
    self.name = name
    self.color = color
  }
}
