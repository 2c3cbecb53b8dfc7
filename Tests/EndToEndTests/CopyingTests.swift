import Testing

extension EndToEndTests {
  /// What a real terminal has in its clipboard after `y`.
  @Suite struct CopyingTests {
    private static let texts = [
      "Walk along the river", "東京物語\n\n- e\u{301} 👍🏽\n\ttab “quotes” \\ $HOME\n\n\n",
      String(repeating: "a long line of text, ", count: 3000),
    ]

    @Test(arguments: texts)
    func tmuxHasExactlyTheText(_ text: String) async throws {
      let folder = try TemporaryFolder()
      try await Journal.make([text], at: Journal.path(in: folder))
      let tmux = try await Tmux(folder: folder)
      // Only so does tmux take texts from programs.
      try tmux.run(["set-option", "-s", "set-clipboard", "on"])
      try await tmux.startProgram()
      let before = try tmux.screen().lines.dropLast()
      try tmux.press("y")
      try await tmux.wait(for: "Copied “")
      #expect(try await eventually { try tmux.run(["show-buffer"]) == text })
      #expect(try tmux.screen().lines.dropLast() == before)
    }

    /// As behind `ssh`, where a tmux that calls itself `screen` cannot be told from a GNU screen.
    @Test(arguments: [("Short", "Short"), (String(repeating: "long ", count: 100), nil)])
    func tmuxThatLooksLikeScreenHasAllOfTheTextOrNothing(
      _ text: String,
      _ taken: String?
    )
      async throws
    {
      let folder = try TemporaryFolder()
      try await Journal.make([text], at: Journal.path(in: folder))
      let tmux = try await Tmux(type: "screen-256color", folder: folder)
      try tmux.run(["set-option", "-s", "set-clipboard", "on"])
      try await tmux.startProgram()
      try tmux.press("y")
      try await tmux.wait(for: "Copied “")
      try await tmux.quit()
      let buffers = try tmux.run(["list-buffers", "-F", "#{buffer_sample}"])
      #expect(buffers == (taken.map { $0 + "\n" } ?? ""))
    }

    @Test func aTerminalWithoutAClipboardIsToldOf() async throws {
      let folder = try TemporaryFolder()
      try await Journal.make(["Text"], at: Journal.path(in: folder))
      let tmux = try await Tmux(type: "linux", folder: folder)
      try tmux.run(["set-option", "-s", "set-clipboard", "on"])
      try await tmux.startProgram()
      try tmux.press("y")
      try await tmux.wait(for: "A terminal of the type linux has no clipboard")
      #expect(try tmux.run(["list-buffers"]) == "")
    }
  }
}
