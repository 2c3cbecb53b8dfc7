import Colorimetry

/// Who shows the colour that a person has selected in a list.
///
/// The lists know nothing more of it than this, and it need not know which list it was: who owns them
/// all joins them.
protocol ColorSelectionDelegate: AnyObject {
  /// Another colour is selected; `nil` where none is.
  func didSelect(color: NamedColor?)
}
