package import Colorimetry
import Storage

/// Palettes and saved colours.
extension SavedColorStore {
  /// The colours with their names, as palettes are written of.
  package var palette: [NamedColor] { colors.map { NamedColor($0.name, $0.color) } }

  /// Takes what a file has and is not here yet: all of it or, when it throws, nothing.
  ///
  /// A colour is here if one of its name and its digits in hexadecimal is; where a file has it
  /// twice, two have to be here.
  ///
  /// - Returns: What was done.
  /// - Throws: `StorageError`.
  /// - Complexity: O(colours + new colours · log colours).
  package func take(_ contents: PaletteContents) throws -> PaletteReport {
    var report = PaletteReport()
    try change {
      var counts = Dictionary(try table.all().map { ($0.key, 1) }, uniquingKeysWith: +)
      for found in contents.colors {
        let color = SavedColor(name: found.name, color: found.color)
        if let count = counts[color.key], count > 0 {
          counts[color.key] = count - 1
          report.present += 1
        } else {
          report.added.append(color)
        }
      }
      return try insertAtEnd(report.added)
    }
    return report
  }
}

extension SavedColor {
  /// What tells whether a file's colour is here.
  fileprivate nonisolated var key: [String] { [name, ColorForm.hex.text(of: color)] }
}
