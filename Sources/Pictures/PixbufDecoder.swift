import CPixbuf

/// gdk-pixbuf, for one file.
struct PixbufDecoder {
  private let file: PictureFile
  private let side: Int32

  /// Prepares decoding; `side` are the most pixels of a side, at least 1.
  init(_ file: PictureFile, side: Int) {
    self.file = file
    self.side = Int32(clamping: side)
  }

  func picture() throws(PictureError) -> Picture {
    _ = Self.silence
    var error: UnsafeMutablePointer<GError>?
    guard let loader = gdk_pixbuf_loader_new_with_type(file.kind.rawValue, &error) else {
      throw Self.damage(error)
    }
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    try load(with: loader)
    // The decoder's own reference: it lives as long as the loader.
    guard let decoded = gdk_pixbuf_loader_get_pixbuf(loader) else { throw .missingPixels }
    guard !hasFiller(decoded) else { throw .damaged("a colour is not in its palette") }
    guard let turned = gdk_pixbuf_apply_embedded_orientation(decoded) else { throw .noMemory }
    defer { g_object_unref(UnsafeMutableRawPointer(turned)) }
    guard let fitted = scaled(turned) else { throw .noMemory }
    defer { g_object_unref(UnsafeMutableRawPointer(fitted)) }
    guard let picture = Picture(fitted) else { throw .missingPixels }
    return picture
  }

  private func load(with loader: OpaquePointer) throws(PictureError) {
    var progress = LoadingProgress(of: file, side: side)
    var error: UnsafeMutablePointer<GError>?
    let isLoaded = withUnsafeMutablePointer(to: &progress) { progress in
      Self.observe(loader, progress)
      let isWritten = gdk_pixbuf_loader_write(loader, file.bytes, gsize(file.bytes.count), &error)
      // Asked before the loader closes: it makes up what is missing of a JPEG.
      let isComplete = progress.pointee.isComplete
      let isClosed = Self.close(loader, isWritten != 0, &error)
      return isWritten != 0 && isClosed != 0 && isComplete
    }
    if !isLoaded { throw Self.damage(error) }
  }

  /// Closes a loader; after an error, which stays as it is, another may not be asked for.
  private static func close(
    _ loader: OpaquePointer,
    _ isWritten: Bool,
    _ error: inout UnsafeMutablePointer<GError>?
  ) -> gboolean {
    isWritten ? gdk_pixbuf_loader_close(loader, &error) : gdk_pixbuf_loader_close(loader, nil)
  }

  private static func observe(
    _ loader: OpaquePointer,
    _ progress: UnsafeMutablePointer<LoadingProgress>
  ) {
    cpixbuf_on_size_prepared(
      loader,
      { loader, width, height, data in
        let size = data?.assumingMemoryBound(to: LoadingProgress.self).pointee
          .outSize(width: width, height: height)
        gdk_pixbuf_loader_set_size(loader, size?.width ?? 0, size?.height ?? 0)
      },
      progress
    )
    cpixbuf_on_area_updated(
      loader,
      { _, _, y, _, height, data in
        data?.assumingMemoryBound(to: LoadingProgress.self).pointee.update(y: y, height: height)
      },
      progress
    )
  }

  /// Whether there is a pixel that no undamaged picture has.
  private func hasFiller(_ pixbuf: OpaquePointer) -> Bool {
    guard let filler = file.filler, let pixels = gdk_pixbuf_read_pixels(pixbuf),
      gdk_pixbuf_get_n_channels(pixbuf) == 4
    else { return false }
    let (width, stride) = (file.width, Int(gdk_pixbuf_get_rowstride(pixbuf)))
    return (0..<file.height)
      .contains { y in
        (0..<width)
          .contains { x in
            let pixel = pixels + y * stride + 4 * x
            return pixel[3] == filler[3] && pixel[0] == filler[0] && pixel[1] == filler[1]
              && pixel[2] == filler[2]
          }
      }
  }

  /// A picture that is small enough as it is, else a smaller one.
  private func scaled(_ pixbuf: OpaquePointer) -> OpaquePointer? {
    let (width, height) = (gdk_pixbuf_get_width(pixbuf), gdk_pixbuf_get_height(pixbuf))
    let longest = max(width, height)
    guard longest > side else {
      g_object_ref(UnsafeMutableRawPointer(pixbuf))
      return pixbuf
    }
    let (newWidth, newHeight) = (width * side / longest, height * side / longest)
    return gdk_pixbuf_scale_simple(pixbuf, max(1, newWidth), max(1, newHeight), cpixbuf_bilinear)
  }

  /// What the decoder says, which is freed.
  private static func damage(_ error: UnsafeMutablePointer<GError>?) -> PictureError {
    guard let error else { return .missingPixels }
    defer { g_error_free(error) }
    return .damaged(String(cString: cpixbuf_message(error)))
  }

  /// Has GLib's messages go nowhere, for the screen is where they would be seen.
  private static let silence: Void = {
    g_log_set_default_handler({ _, _, _, _ in }, nil)
  }()
}

extension PictureError {
  fileprivate static let missingPixels = damaged("pixels are missing")
  fileprivate static let noMemory = damaged("there is no room for it")
}

extension Picture {
  /// Copies the pixels of a pixbuf.
  fileprivate init?(_ pixbuf: OpaquePointer) {
    let (width, height) = (
      Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf))
    )
    let (channels, stride) = (
      Int(gdk_pixbuf_get_n_channels(pixbuf)), Int(gdk_pixbuf_get_rowstride(pixbuf))
    )
    guard let source = gdk_pixbuf_read_pixels(pixbuf), (3...4).contains(channels) else {
      return nil
    }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(4 * width * height)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = source + y * stride + x * channels
        pixels += [pixel[0], pixel[1], pixel[2], channels == 4 ? pixel[3] : 255]
      }
    }
    self.init(width: width, height: height, pixels: pixels)
  }
}
