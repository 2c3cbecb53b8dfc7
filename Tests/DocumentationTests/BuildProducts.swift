import Foundation
import Testing

/// What the running build has made: a program is compiled against the very modules under test.
///
/// A package that depended on this one would be built from scratch, which takes a minute; this
/// takes seconds.
enum BuildProducts {
  /// The folder that the test program was linked into.
  private static var folder: URL {
    get throws {
      let path = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      return URL(filePath: path).deletingLastPathComponent()
    }
  }

  private static let swiftModules = [
    "Colorimetry", "GatefoldKit", "GatefoldTerminal", "GatefoldText",
  ]
  private static let clangModules = ["CTerminalGuard", "CWidth"]

  /// Compiles and links a program of one file.
  ///
  /// - Parameters:
  ///   - source: The file, named `main.swift`.
  ///   - program: What to write.
  /// - Throws: An issue with what the compiler says, where it does not take the program.
  static func compile(_ source: URL, to program: URL) throws {
    let result = try Command.run(
      ["swiftc", "-swift-version", "6", source.path(), "-o", program.path()]
        + searchPaths() + objects()
    )
    try #require(result.status == 0, "\(result.output)")
  }

  private static func searchPaths() throws -> [String] {
    let folder = try folder
    let maps = clangModules.flatMap { module in
      let map = folder.appending(path: "\(module).build/module.modulemap")
      return ["-Xcc", "-fmodule-map-file=\(map.path())"]
    }
    let system = Repository.root.appending(path: "Sources/CNcurses")
    return ["-I", folder.appending(path: "Modules").path(), "-I", system.path()] + maps
  }

  /// The object file of each source, as the package manager names them: others in these folders may
  /// be of sources that are gone.
  private static func objects() throws -> [String] {
    let folder = try folder
    return (swiftModules.map { ($0, "swift") } + clangModules.map { ($0, "c") })
      .flatMap { module, kind in
        Repository.files(in: "Sources/\(module)", withExtension: kind)
          .map { folder.appending(path: "\(module).build/\($0.lastPathComponent).o").path() }
      }
  }
}
