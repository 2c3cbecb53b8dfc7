import Testing

extension EndToEndTests {
  /// The colours as pixels.
  @Suite(.enabled(if: XTerm.isThere, "these need Xvfb, xterm and ImageMagick"))
  struct ColorPixelTests {
    @Test func theDetailHasExactlyThePixelsOfItsColour() async throws {
      let folder = try TemporaryFolder()
      let added = try Command(
        [Program.path, "colors", "add", "#12ab34", "Leaf"],
        environment: Program.environment(in: folder)
      )
      try #require(added.exit == .code(0))
      let xterm = try await XTerm(
        running: [Program.path, "colors"],
        typed: "/12ab34",
        in: folder
      )
      // More than the row of the list: the ground of the detail.
      let ground = 50_000
      #expect(try await eventually { try xterm.pixels(of: "#FF0000") > ground })
      try xterm.type()
      #expect(try await eventually { try xterm.pixels(of: "#12AB34") > ground })
      #expect(try xterm.pixels(of: "#FF0000") == 0)
    }
  }
}
