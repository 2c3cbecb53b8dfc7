import Testing

/// The table of layers in ARCHITECTURE.md, against what LayeringTests holds.
struct LayerTableTests {
  @Test func theTableHasTheImportsThatAreHeld() throws {
    let held = Self.held(in: try Repository.text(of: "Tests/LayeringTests/LayeringTests.swift"))
    let documented = Self.documented(in: try Repository.text(of: "docs/ARCHITECTURE.md"))
    #expect(!held.isEmpty)
    #expect(documented == held)
  }

  /// The lines of the table in the test: a target and the modules in brackets, with all of
  /// Foundation or without.
  private static func held(in source: String) -> [String: Set<String>] {
    let lines = source.matches(of: /"([\w-]+)": (foundation\.union\()?\[([^\]]+?)\]/)
      .map { line in
        let modules = line.3.matches(of: /\w+/).map { String($0.output) }
        return (String(line.1), Set(modules + (line.2 == nil ? [] : ["Foundation"])))
      }
    return Dictionary(lines) { first, _ in first }
  }

  /// The rows of the table in the document that name modules.
  private static func documented(in text: String) -> [String: Set<String>] {
    let rows = text.matches(of: /\| `([\w-]+)` \| (\w+(?:, \w+)*) \|/)
      .map { row in (String(row.1), Set(row.2.matches(of: /\w+/).map { String($0.output) })) }
    return Dictionary(rows) { first, _ in first }
  }
}
