import Foundation
import Pictures
import Testing

/// Damaged files, in a process of their own, whose memory can be measured.
struct DamageTests {
  /// What a picture may take at most, the program included.
  private static let memoryLimit = 64 * 1_024

  @Test
  func damagedCopiesTakeLittleTimeAndMemory() throws {
    let files = try Files()
    defer { files.remove() }
    let output = try Self.run(["fuzz", "2000", "7"] + files.paths)
    #expect(output.contains("2000 copies"))
    #expect(try Self.peak(output) < Self.memoryLimit)
  }

  @Test
  func allPicturesTakeLittleMemory() throws {
    let files = try Files()
    defer { files.remove() }
    let output = try Self.run(["time"] + files.paths)
    #expect(output.split(separator: "\n").count == files.paths.count + 1)
    #expect(try Self.peak(output) < Self.memoryLimit)
  }

  private static func peak(_ output: String) throws -> Int {
    let match = try #require(output.firstMatch(of: /Peak of memory: (\d+) KiB/))
    return try #require(Int(match.1))
  }

  /// The small pictures, the largest that are decoded, and those beside the checkout.
  private struct Files {
    private let folder = FileManager.default.temporaryDirectory
      .appending(path: "pictures-\(UUID().uuidString)")
    private(set) var paths: [String] = []

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (index, bytes) in (SmallPictures.all + SmallPictures.largest).enumerated() {
        let file = folder.appending(path: "\(index)")
        try Data(bytes).write(to: file)
        paths.append(file.path())
      }
      let all = AvatarFiles.good + AvatarFiles.broken + AvatarFiles.others
      paths += all.map { AvatarFiles.path($0) }
    }

    func remove() {
      try? FileManager.default.removeItem(at: folder)
    }
  }

  private static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    let path = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    process.executableURL = URL(filePath: path).deletingLastPathComponent()
      .appending(path: "PictureBenchmarks")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try #require(try pipe.fileHandleForReading.readToEnd())
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
  }
}
