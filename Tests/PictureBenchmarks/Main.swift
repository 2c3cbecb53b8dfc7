import Foundation
import GatefoldKit
import Pictures

/// Programs about pictures, by name: `time FILE…` decodes and paints, `fuzz COUNT SEED FILE…`
/// decodes damaged copies, `show FILE…` shows them in a real terminal.
@main
@MainActor
struct Main {
  static func main() async throws {
    let words = Array(CommandLine.arguments.dropFirst())
    switch words.first {
    case "time":
      for name in words.dropFirst() { try time(name) }
    case "fuzz" where words.count > 3:
      let files = try words.dropFirst(3).map(bytes)
      fuzz(count: Int(words[1]) ?? 0, seed: UInt64(words[2]) ?? 0, files: files)
    case "show":
      let application = Application()
      let files = try words.dropFirst().map { ($0, try bytes($0)) }
      try await application.run(
        PicturesViewController(files) { application.terminal.colorDepth }
      )
    default:
      print("Usage: PictureBenchmarks time FILE… | fuzz COUNT SEED FILE… | show FILE…")
      exit(2)
    }
    print("Peak of memory: \(try peak()) KiB")
  }

  /// Prints the time of the fastest of ten runs.
  private static func time(_ name: String) throws {
    let bytes = try bytes(name)
    let traits = CellImageTraits(colorDepth: .trueColor)
    let size = Size(width: 8, height: 4)
    var outcome = ""
    let times = (0..<10)
      .map { _ in
        ContinuousClock()
          .measure {
            do {
              let picture = try Picture.decoded(bytes, fitting: 256)
              let image = picture.painted(
                fitting: size,
                contentMode: .scaleAspectFit,
                traits: traits
              )
              outcome =
                "\(picture.width)×\(picture.height) to \(image.size.width)×\(image.size.height)"
            } catch { outcome = "\(error)" }
          }
      }
    print("\(name): \(times.min() ?? .zero), \(outcome)")
  }

  private static func fuzz(count: Int, seed: UInt64, files: [[UInt8]]) {
    var damage = Damage(seed: seed)
    var decoded = 0
    var slowest = Duration.zero
    for index in 0..<count {
      let bytes = damage.damaged(files[index % files.count])
      let time = ContinuousClock()
        .measure { if (try? Picture.decoded(bytes, fitting: 256)) != nil { decoded += 1 } }
      slowest = max(slowest, time)
    }
    print("\(count) copies, \(decoded) decoded, slowest \(slowest)")
  }

  private static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: name)))
  }

  /// proc(5), VmHWM.
  private static func peak() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
  }
}
