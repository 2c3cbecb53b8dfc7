import Colorimetry
import GatefoldKit

/// Something done to one saved colour, and the way back.
typealias SavedColorChange = ReversibleChange<SavedColorStore, SavedColor.ID>

extension SavedColorChange {
  /// Adding a colour at the end.
  static func addition(of color: SavedColor) -> SavedColorChange {
    SavedColorChange(
      name: ColorMessages.addition,
      id: color.id,
      apply: { try $0.append([color]) },
      revert: { try $0.remove(color.id) }
    )
  }

  /// Removing a colour from its place.
  static func deletion(of color: SavedColor, at index: Int) -> SavedColorChange {
    SavedColorChange(
      name: ColorMessages.deletion,
      id: color.id,
      apply: { try $0.remove(color.id) },
      revert: { try $0.insert(color, at: index) }
    )
  }

  /// Giving a colour another name, if it has the one that it is known to have.
  static func renaming(of color: SavedColor, to name: String) -> SavedColorChange {
    SavedColorChange(
      name: ColorMessages.renaming,
      id: color.id,
      apply: { try $0.rename(color.id, to: name, replacing: color.name) },
      revert: { try $0.rename(color.id, to: color.name, replacing: name) }
    )
  }

  /// Giving a saved colour another colour, if it has the one that it is known to have.
  static func replacement(of color: SavedColor, by new: SRGBColor) -> SavedColorChange {
    SavedColorChange(
      name: ColorMessages.replacement,
      id: color.id,
      apply: { try $0.setColor(color.id, to: new, replacing: color.color) },
      revert: { try $0.setColor(color.id, to: color.color, replacing: new) }
    )
  }
}
