import Colorimetry
import ColorsApp
import Storage

/// The colours of the pictures in the documentation.
@MainActor
enum SampleColors {
  /// Names, and how the colours were written.
  private static let saved = [
    ("Marmalade", "#ff8800"), ("Evening glass", "oklch(0.7 0.2 30 / 40%)"),
    ("Sea at noon", "hwb(188 7% 40%)"),
  ]

  /// A table of twelve parts, with three saved colours in memory.
  static func makeController() throws -> ColorsViewController {
    let store = try SavedColorStore(at: .memory)
    for (name, text) in saved { try store.add(name: name, color: SRGBColor(parsing: text)) }
    let environment = ColorsEnvironment(hueCount: HueTable.defaultCount)
    return ColorsViewController(store: store, environment: environment)
  }
}
