import Foundation
import Testing

/// The layers: what each target may import beside the standard library.
///
/// The package manager accepts imports of what a dependency depends on; this table does not.
struct LayeringTests {
  private static let foundation: Set = [
    "Foundation", "FoundationEssentials", "FoundationInternationalization",
  ]

  private static let allowed: [String: Set<String>] = [
    "Colorimetry": ["GatefoldText", "Glibc"],
    "GatefoldText": ["CWidth"],
    "Interchange": ["Glibc"],
    "GatefoldTerminal": [
      "CNcurses", "CTerminalGuard", "Colorimetry", "GatefoldText", "Glibc", "Synchronization",
    ],
    "GatefoldKit": ["FoundationEssentials", "GatefoldTerminal", "GatefoldText"],
    "GatefoldTesting": ["GatefoldKit", "GatefoldTerminal", "GatefoldText"],
    "Markdown": ["CCmark", "GatefoldKit"],
    "Pictures": ["CChafa", "CPixbuf", "GatefoldKit"],
    "Storage": foundation.union(["CSQLite", "Dispatch", "Glibc"]),
    "ColorsApp": foundation.union(["Colorimetry", "GatefoldKit", "Glibc", "Interchange", "Storage"]
    ),
    "GitHub": foundation.union(["CCrypt", "CTransfer", "Glibc", "Storage", "Synchronization"]),
    "RepositoriesApp": foundation.union([
      "GatefoldKit", "GitHub", "Markdown", "Pictures", "Storage",
    ]),
    "JournalApp": foundation.union(["GatefoldKit", "Glibc", "Interchange", "Markdown", "Storage"]),
    "ProgramSupport": foundation.union([
      "Colorimetry", "ColorsApp", "GatefoldKit", "GatefoldText", "Glibc", "Interchange",
      "JournalApp", "Storage",
    ]),
    "gatefold-repos": foundation.union([
      "GatefoldKit", "GitHub", "ProgramSupport", "RepositoriesApp", "Storage",
    ]),
    "gatefold": foundation.union([
      "Colorimetry", "ColorsApp", "GatefoldKit", "GatefoldText", "Glibc", "Interchange",
      "JournalApp", "ProgramSupport", "Storage",
    ]),
  ]

  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources")

  @Test(arguments: allowed.keys.sorted())
  func importsOnlyLowerLayers(_ target: String) throws {
    let allowed = try #require(Self.allowed[target])
    let files = try Self.swiftFiles(in: target)
    #expect(!files.isEmpty)
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      let forbidden = Self.imports(in: text).subtracting(allowed)
      #expect(forbidden.isEmpty, "\(file.lastPathComponent) imports \(forbidden.sorted())")
    }
  }

  @Test func everySwiftTargetHasItsLine() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path())
    let swift = try folders.filter { try !Self.swiftFiles(in: $0).isEmpty }
    #expect(Set(swift) == Set(Self.allowed.keys))
  }

  @Test(arguments: [
    ("import A", ["A"]), ("@_exported public import B", ["B"]), ("package import C // why", ["C"]),
    ("  import D", []), ("// import E", []), ("import struct F.G", ["F"]), ("important", []),
  ])
  func readsImportsAsTheCompilerDoes(_ line: String, modules: [String]) {
    #expect(Self.imports(in: line) == Set(modules))
  }

  private static func swiftFiles(in target: String) throws -> [URL] {
    let folder = sources.appending(path: target)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
  }

  private static func imports(in text: String) -> Set<String> {
    let pattern =
      /^(?:@\w+ )*(?:(?:public|package|internal|private|fileprivate) )?import (?:(?:struct|class|enum|protocol|func|var|let|typealias) )?(\w+)/
    let lines = text.split(separator: "\n")
    return Set(lines.compactMap { try? pattern.prefixMatch(in: $0)?.1 }.map(String.init))
  }
}
