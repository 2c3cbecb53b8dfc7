import GatefoldKit
import Pictures
import Testing

struct DecodingTests {
  private static func pixel(_ picture: Picture, _ x: Int, _ y: Int) -> [UInt8] {
    Array(picture.pixels[4 * (y * picture.width + x)..<4 * (y * picture.width + x) + 4])
  }

  private static func error(_ bytes: [UInt8]) async -> PictureError? {
    do {
      _ = try await Picture.decode(bytes)
      return nil
    } catch { return error }
  }

  @Test
  func pixelsComeOutAsTheyWentIn() async throws {
    let bytes = PNGBuilder.file(width: 7, height: 5) { [UInt8($0), UInt8($1), 3, 255] }
    let picture = try await Picture.decode(bytes)
    #expect(picture.width == 7 && picture.height == 5)
    for y in 0..<5 {
      for x in 0..<7 { #expect(Self.pixel(picture, x, y) == [UInt8(x), UInt8(y), 3, 255]) }
    }
  }

  @Test
  func transparencyIsKept() async throws {
    let picture = try await Picture.decode(SmallPictures.fading)
    #expect(Self.pixel(picture, 0, 0) == [255, 0, 0, 255])
    #expect(Self.pixel(picture, 15, 15)[3] == 15)
  }

  @Test
  func ofAnAnimationItIsTheFirstFrame() async throws {
    let picture = try await Picture.decode(SmallPictures.animation)
    #expect(picture.width == 4 && picture.height == 4)
    #expect(Self.pixel(picture, 2, 2) == [255, 0, 0, 255])
  }

  @Test
  func whatComesAfterTheFirstFrameDoesNotMatter() async throws {
    let whole = try await Picture.decode(SmallPictures.animation)
    let cut = try await Picture.decode(SmallPictures.animation.dropLast(20))
    #expect(whole == cut)
  }

  @Test
  func aPhotographIsTurnedAsItsDataSay() async throws {
    let picture = try await Picture.decode(SmallPictures.turned)
    let (top, bottom) = (Self.pixel(picture, 12, 2), Self.pixel(picture, 3, 13))
    #expect(top[0] > 200 && top[2] < 60)
    #expect(bottom[0] < 60 && bottom[2] > 200)
  }

  @Test
  func scansAddUpToOnePicture() async throws {
    let picture = try await Picture.decode(SmallPictures.progressive)
    #expect(Self.pixel(picture, 3, 13)[0] > 200)
    #expect(Self.pixel(picture, 12, 2)[2] > 200)
  }

  @Test(arguments: [(1, 1), (8, 8), (100, 100), (256, 256), (460, 300)])
  func aLargePictureIsMadeSmaller(side: Int, longest: Int) async throws {
    let bytes = PNGBuilder.file(width: 300, height: 150) { x, _ in
      x < 150 ? [255, 0, 0, 255] : [0, 0, 255, 255]
    }
    let picture = try await Picture.decode(bytes, fitting: side)
    #expect(picture.width == longest && picture.height == max(1, longest / 2))
    if side > 1 {
      #expect(Self.pixel(picture, 0, 0) == [255, 0, 0, 255])
      #expect(Self.pixel(picture, longest - 1, 0) == [0, 0, 255, 255])
    }
  }

  @Test(arguments: SmallPictures.all.indices)
  func everyCutIsAnErrorOrTheWholePicture(index: Int) async throws {
    let bytes = SmallPictures.all[index]
    let whole = try await Picture.decode(bytes)
    for length in 0..<bytes.count {
      let cut = try? await Picture.decode(Array(bytes.prefix(length)))
      #expect(cut == nil || cut == whole, "\(length) of \(bytes.count) bytes")
    }
  }

  @Test(arguments: [
    ("", nil), ("GIF", nil), ("<html></html>", nil), ("{\"message\":\"Not Found\"}", nil),
    ("<svg xmlns='http://www.w3.org/2000/svg'/>", "SVG"), ("<?xml version='1.0'?><svg/>", "SVG"),
    ("BM123456", "BMP"), ("RIFF1234WEBPVP8 ", "WebP"), ("0000ftypavif", "AVIF"),
    ("P6 1 1 255 abc", nil), ("/* XPM */", nil),
  ])
  func whatIsNoPictureIsRefusedUnread(text: String, kind: String?) async {
    #expect(await Self.error(Array(text.utf8)) == .unsupported(kind: kind))
  }

  @Test
  func tooManyBytesAreRefusedUnread() async {
    let bytes = SmallPictures.fading + Array(repeating: 0, count: Picture.byteLimit)
    #expect(await Self.error(bytes) == .tooManyBytes(bytes.count))
  }

  @Test(arguments: [(50_000, 50_000), (2_049, 1), (1, 2_049), (0x7FFF_FFFF, 0x7FFF_FFFF)])
  func aHeaderThatPromisesTooMuchIsRefused(width: Int, height: Int) async {
    let png =
      PNGBuilder.signature + PNGBuilder.header(width: width, height: height)
      + PNGBuilder.chunk("IDAT", PNGBuilder.zlib([0])) + PNGBuilder.chunk("IEND", [])
    #expect(await Self.error(png) == .tooLarge(width: width, height: height))
  }

  @Test
  func aPhotographThatPromisesTooMuchIsRefused() async throws {
    var bytes = SmallPictures.progressive
    let frame = try #require(bytes.firstIndex(of: 0xC2))
    bytes.replaceSubrange(frame + 4..<frame + 8, with: [0xC3, 0x50, 0xC3, 0x50])
    #expect(await Self.error(bytes) == .tooLarge(width: 50_000, height: 50_000))
    bytes.replaceSubrange(frame + 4..<frame + 8, with: [0, 0, 0, 16])
    #expect(await Self.error(bytes) == .damaged("it has no pixels"))
  }

  @Test
  func anAnimationThatPromisesTooMuchIsRefused() async {
    var bytes = SmallPictures.animation
    bytes.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(await Self.error(bytes) == .tooLarge(width: 65_535, height: 65_535))
  }

  @Test
  func aFrameThatIsLargerThanItsScreenIsDamage() async {
    var bytes = SmallPictures.animation
    bytes[6] = 3
    #expect(await Self.error(bytes) == .damaged("its first frame is elsewhere"))
  }

  @Test
  func scansWithoutEndAreRefused() async throws {
    let bytes = SmallPictures.progressive
    let scan = try #require(bytes.indices.last { bytes[$0...].starts(with: [0xFF, 0xDA]) })
    let more = Array(repeating: bytes[scan..<bytes.count - 2], count: 40).joined()
    let many = bytes[..<scan] + Array(more) + bytes.suffix(2)
    #expect(await Self.error(Array(many)) == .damaged("it has too many scans"))
  }

  @Test
  func aColourThatIsNotInThePaletteIsDamage() async throws {
    func file(_ pixels: [UInt8]) -> [UInt8] {
      PNGBuilder.signature + PNGBuilder.header(width: 4, height: 1, color: 3)
        + PNGBuilder.chunk("PLTE", [9, 9, 9, 1, 2, 3])
        + PNGBuilder.chunk("IDAT", PNGBuilder.zlib([0] + pixels)) + PNGBuilder.chunk("IEND", [])
    }
    let picture = try await Picture.decode(file([0, 1, 0, 1]))
    #expect(picture.pixels == [9, 9, 9, 255, 1, 2, 3, 255, 9, 9, 9, 255, 1, 2, 3, 255])
    #expect(await Self.error(file([0, 1, 2, 1])) == .damaged("a colour is not in its palette"))
  }

  @Test
  func whatMakesNoPixelsIsNotLookedAt() async throws {
    let bad = PNGBuilder.chunk("zTXt", Array("k\0\0".utf8) + Array(repeating: 7, count: 900))
    let plain = PNGBuilder.file(width: 2, height: 2) { _, _ in [1, 2, 3, 4] }
    let extended = PNGBuilder.file(width: 2, height: 2, extra: bad) { _, _ in [1, 2, 3, 4] }
    #expect(try await Picture.decode(plain) == Picture.decode(extended))
  }

  @Test
  func missingPixelsAreDamage() async {
    let bytes =
      PNGBuilder.signature + PNGBuilder.header(width: 4, height: 4)
      + PNGBuilder.chunk("IDAT", PNGBuilder.zlib(Array(repeating: 0, count: 17 * 3)))
      + PNGBuilder.chunk("IEND", [])
    #expect(await Self.error(bytes) != nil)
  }

  @Test
  func manyAtOnceAreDecodedAlike() async throws {
    let expected = try await Picture.decode(SmallPictures.turned)
    let pictures = try await withThrowingTaskGroup { group in
      for _ in 0..<200 { group.addTask { try await Picture.decode(SmallPictures.turned) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(pictures.count == 200 && pictures.allSatisfy { $0 == expected })
  }
}
