import Foundation

/// Files of a few pixels.
enum SmallPictures {
  /// Two frames of 4×4 pixels: red, then blue.
  static let animation = bytes(
    """
    R0lGODlhBAAEAPAAAP8AAAAAACH5BAAAAAAAIf8LTkVUU0NBUEUyLjADAQAAACwAAAAABAAEAAACBISPCQUAIfkEAAAA
    AAAsAAAAAAQABACAAAD/AAAAAgSEjwkFADs=
    """
  )

  /// 16×16 pixels, left red, right blue, to be turned by 90 degrees to the right.
  static let turned = bytes(
    """
    /9j/4QAiRXhpZgAASUkqAAgAAAABABIBAwABAAAABgAAAAAAAAD/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMD
    AwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkF
    BQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAQABADAREA
    AhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAABwj/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAA
    AAAACQf/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCdEMKmAjjB0PoOTFgI4wdH/9k=
    """
  )

  /// 16×16 pixels, left red, right blue, in ten scans.
  static let progressive = bytes(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsL
    EBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU
    FBQUFBQUFBQUFBQUFBQUFBQUFBT/wgARCAAQABADAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAABgf/xAAVAQEB
    AAAAAAAAAAAAAAAAAAAIBv/aAAwDAQACEAMQAAABnMKqQLjHT4OMUC4x1//EABQQAQAAAAAAAAAAAAAAAAAAACD/2gAI
    AQEAAQUCH//EABQRAQAAAAAAAAAAAAAAAAAAACD/2gAIAQMBAT8BH//EABQRAQAAAAAAAAAAAAAAAAAAACD/2gAIAQIB
    AT8BH//EABQQAQAAAAAAAAAAAAAAAAAAACD/2gAIAQEABj8CH//EABQQAQAAAAAAAAAAAAAAAAAAACD/2gAIAQEAAT8h
    H//aAAwDAQACAAMAAAAQ66//xAAUEQEAAAAAAAAAAAAAAAAAAAAg/9oACAEDAQE/EB//xAAUEQEAAAAAAAAAAAAAAAAA
    AAAg/9oACAECAQE/EB//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAE/EB//2Q==
    """
  )

  /// 16×16 pixels: a diagonal that fades from red to transparent.
  static let fading = PNGBuilder.file(width: 16, height: 16) { x, y in
    [255, 0, 0, UInt8(255 - 8 * (x + y))]
  }

  /// As many pixels as are decoded at most: a photograph in ten scans of which the first ends at
  /// once, and a PNG of which the pixels are missing.
  static let largest = [
    resized(progressive, side: 2_048),
    PNGBuilder.signature + PNGBuilder.header(width: 2_048, height: 2_048)
      + PNGBuilder.chunk("IDAT", PNGBuilder.zlib([0])) + PNGBuilder.chunk("IEND", []),
  ]

  static let all = [animation, turned, progressive, fading]

  /// Changes the size in the header of a progressive JPEG.
  private static func resized(_ photograph: [UInt8], side: UInt16) -> [UInt8] {
    var bytes = photograph
    guard let frame = bytes.indices.first(where: { bytes[$0...].starts(with: [0xFF, 0xC2]) }) else {
      return []
    }
    let number = [UInt8(side >> 8), UInt8(side & 0xFF)]
    bytes.replaceSubrange(frame + 5..<frame + 9, with: number + number)
    return bytes
  }

  private static func bytes(_ text: String) -> [UInt8] {
    Array(Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data())
  }
}
