import GatefoldKit
import Pictures
import Testing

/// Pictures that other projects test decoders with; skipped where they are not.
struct AvatarTests {
  @Test(arguments: AvatarFiles.good)
  func wholePicturesAreDecodedAndPainted(_ name: String) async throws {
    let picture = try await Picture.decode(AvatarFiles.bytes(name))
    let image = await picture.cellImage(
      fitting: Size(width: 8, height: 4),
      traits: CellImageTraits(colorDepth: .trueColor)
    )
    #expect(image.size.height == 4 || image.size.width == 8)
    let styles = Set((0..<4).flatMap { y in (0..<8).map { image[Point(x: $0, y: y)].style } })
    #expect(styles.count > 1)
  }

  @Test(arguments: AvatarFiles.broken)
  func brokenPicturesAreErrors(_ name: String) async throws {
    let bytes = try AvatarFiles.bytes(name)
    let error = await #expect(throws: PictureError.self) { try await Picture.decode(bytes) }
    guard case .damaged = try #require(error) else {
      Issue.record("\(name): \(String(describing: error))")
      return
    }
  }

  @Test(arguments: AvatarFiles.others)
  func otherKindsAreRefusedByName(_ name: String) async throws {
    let bytes = try AvatarFiles.bytes(name)
    let kind = name.hasSuffix("bmp") ? "BMP" : "WebP"
    await #expect(throws: PictureError.unsupported(kind: kind)) { try await Picture.decode(bytes) }
  }

  @Test
  func thePictureIsTheSameInEachLosslessForm() async throws {
    guard AvatarFiles.good.contains("cpython-python.png") else { return }
    let png = try await Picture.decode(AvatarFiles.bytes("cpython-python.png"))
    let gif = try await Picture.decode(AvatarFiles.bytes("cpython-python.gif"))
    let visible = stride(from: 0, to: png.pixels.count, by: 4).filter { png.pixels[$0 + 3] == 255 }
    #expect(!visible.isEmpty)
    #expect(png.width == gif.width && png.height == gif.height)
  }
}
