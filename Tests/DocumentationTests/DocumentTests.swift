import Foundation
import Testing

/// What the documents name is there.
struct DocumentTests {
  private static let documents = [
    "README.md", "docs/ARCHITECTURE.md", "docs/COLORS.md", "docs/CONTRIBUTING.md",
    "docs/JOURNAL.md", "docs/REPOSITORIES.md", "docs/UIKIT.md",
  ]

  @Test(arguments: documents)
  func linksLeadToFiles(_ document: String) throws {
    let folder = Repository.root.appending(path: document).deletingLastPathComponent()
    for link in try Repository.text(of: document).matches(of: /\]\(([^)#:]+)\)/) {
      let file = folder.appending(path: String(link.1))
      #expect(FileManager.default.fileExists(atPath: file.path()), "\(link.1)")
    }
  }

  @Test(arguments: documents)
  func filesThatAreNamedAreThere(_ document: String) throws {
    let paths = (Repository.files(in: "Sources") + Repository.files(in: "Tests")).map { $0.path() }
    let names = try Repository.text(of: document).matches(of: /`([\w+.\/]+\.(?:swift|sh|c|h))`/)
      .map { String($0.1) }
      .filter { !["Package.swift", "Type+Topic.swift"].contains($0) }
    #expect(names.filter { name in !paths.contains { $0.hasSuffix("/" + name) } } == [])
  }

  @Test(arguments: documents)
  func linesAreNotTooLong(_ document: String) throws {
    for line in try Repository.text(of: document).split(separator: "\n") {
      // A row of a table cannot be broken.
      if line.hasPrefix("|") { continue }
      #expect(line.count <= 130, "\(line)")
    }
  }

  /// In the tables beside UIKit's names: those in the second column, or of the first where the
  /// second has them as the same.
  @Test func namesOfTheKitAreInItsSources() throws {
    let sources = try Repository.files(in: "Sources/GatefoldKit")
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let known = Set(sources.matches(of: /\w+/).map(\.output))
    let names = try Repository.text(of: "docs/UIKIT.md").split(separator: "\n").flatMap(Self.names)
    #expect(names.count > 100)
    #expect(names.filter { !known.contains($0) } == [])
  }

  private static func names(in line: Substring) -> [Substring] {
    let columns = line.split(separator: "|", omittingEmptySubsequences: false)
    guard line.hasPrefix("|"), columns.count == 5 else { return [] }
    let isSame = columns[2].hasPrefix(" the same")
    return (isSame ? columns[1] : columns[2]).matches(of: /`[^`A-Za-z]*(\w+)[^`]*`/)
      .map(\.output.1).filter { !$0.hasPrefix("UI") }
  }
}
