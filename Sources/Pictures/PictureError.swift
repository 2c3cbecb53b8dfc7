/// Why bytes are no picture.
public enum PictureError: Error, Hashable, Sendable {
  /// There are more bytes than ``Picture/byteLimit``.
  case tooManyBytes(Int)
  /// The picture is wider or higher than ``Picture/sideLimit``, in pixels.
  case tooLarge(width: Int, height: Int)
  /// The bytes are of a kind that is not decoded: its name, or `nil` for none that is known.
  case unsupported(kind: String?)
  /// The bytes are damaged or cut off: what is wrong, in English or as the decoder says it.
  case damaged(String)
}

extension PictureError: CustomStringConvertible {
  /// A sentence for a person.
  public var description: String {
    switch self {
    case .tooManyBytes(let count):
      "The picture has \(count) bytes; \(Picture.byteLimit) are the most."
    case .tooLarge(let width, let height):
      "The picture has \(width)×\(height) pixels; \(Picture.sideLimit) a side are the most."
    case .unsupported(let kind?): "\(kind) pictures are not shown, only PNG, JPEG and GIF."
    case .unsupported(nil): "This is no PNG, JPEG or GIF picture."
    case .damaged(let reason): "The picture is damaged: \(reason)."
    }
  }
}
