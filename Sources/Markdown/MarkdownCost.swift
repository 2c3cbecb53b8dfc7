/// What parsing a text may cost, estimated before.
///
/// The parser, cmark 0.30, takes linear time but for these, found by its own pathological tests at
/// a million bytes:
///
/// - Blank lines in deep quotes and lists: 33 ns for each line and level.
/// - Emphasis in deep quotes and lists: 1 ns for each byte and level.
/// - Links after many unfinished images: 6 ns for each pair.
///
/// The limits keep each under half a second. They are far from what people write: a text of a
/// million bytes in 20,000 lines may begin its lines with 200 columns of spaces and marks.
struct MarkdownCost {
  /// The most levels that the marks and spaces at the start of a line can be of: a quote is a `>`,
  /// a list item a mark and a space.
  private(set) var widestStart = 0
  private(set) var lineCount = 1
  private(set) var imageCount = 0
  private(set) var linkCount = 0
  private let byteCount: Int

  /// Goes through a text in UTF-8.
  init(of bytes: [UInt8]) {
    byteCount = bytes.count
    var previous: UInt8 = 0x0A
    var start = 0
    var isInStart = true
    for byte in bytes {
      switch byte {
      case 0x0A, 0x0D:
        lineCount += 1
        (start, isInStart) = (0, true)
      case 0x20, UInt8(ascii: ">"):
        start += isInStart ? 1 : 0
      case 0x09:
        start += isInStart ? 4 : 0
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "."),
        UInt8(ascii: ")"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        break
      case UInt8(ascii: "[") where previous == UInt8(ascii: "!"):
        imageCount += 1
        isInStart = false
      case UInt8(ascii: "(") where previous == UInt8(ascii: "]"):
        linkCount += 1
        isInStart = false
      default:
        isInStart = false
      }
      widestStart = max(widestStart, start)
      previous = byte
    }
  }

  /// Whether the text is to be parsed.
  ///
  /// The parser ends the process where a text is longer than it can count.
  var isAffordable: Bool {
    byteCount <= 1 << 24
      && widestStart * lineCount <= 10_000_000
      && widestStart * byteCount <= 200_000_000
      && imageCount * linkCount <= 50_000_000
  }
}
