/// What a loader has told of a file, and what it is told.
struct LoadingProgress {
  private let kind: PictureKind
  private let width: Int32
  private let height: Int32
  /// What each side is divided by while decoding, which only JPEG's transform can do.
  private let divisor: Int32
  private var isRefused = false
  private var lines: Int32 = 0

  /// Before the loader has told of anything; `side` are the pixels of a side that are needed.
  init(of file: PictureFile, side: Int32) {
    kind = file.kind
    width = Int32(file.width)
    height = Int32(file.height)
    let longest = max(width, height)
    divisor = kind == .jpeg ? [8, 4, 2].first { longest / $0 >= side } ?? 1 : 1
  }

  /// The size to decode to, once the loader has read the header; `nil` if it read another one.
  mutating func outSize(width: Int32, height: Int32) -> (width: Int32, height: Int32)? {
    isRefused = width != self.width || height != self.height
    return isRefused ? nil : (divided(width), divided(height))
  }

  /// Notes lines that have pixels.
  ///
  /// A JPEG loader names the last of them, the others the first.
  mutating func update(y: Int32, height: Int32) {
    lines = max(lines, kind == .jpeg ? y + 1 : y + height)
  }

  /// Whether every line has pixels; those of a GIF's frame, which may be smaller, were looked for.
  var isComplete: Bool {
    !isRefused && (kind == .gif ? lines > 0 : lines == divided(height))
  }

  /// As libjpeg does it: upwards.
  private func divided(_ length: Int32) -> Int32 {
    (length + divisor - 1) / divisor
  }
}
