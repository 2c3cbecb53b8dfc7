/// Not built yet.
public enum TextLayout {
  /// The columns of a text.
  public static func cellWidth(of text: some StringProtocol) -> Int { text.count }
}
