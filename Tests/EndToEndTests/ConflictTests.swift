import Glibc
import Testing

extension EndToEndTests {
  /// Two programs that change one entry: nothing of either text is lost unless a person says so.
  @MainActor @Suite struct ConflictTests {
    /// An answer to the question which text to keep.
    nonisolated struct Answer: CustomTestStringConvertible {
      /// The keys that choose it.
      let keys: [String]
      /// What the last line says then.
      let message: String
      /// The texts afterwards, the oldest first.
      let texts: [String]
      /// The texts once it is undone.
      let undone: [String]

      var testDescription: String { message }
    }

    nonisolated static let answers = [
      Answer(keys: [], message: "Kept both", texts: [theirs, mine], undone: [theirs]),
      Answer(keys: ["Right"], message: "Kept your text", texts: [mine], undone: [theirs]),
      Answer(
        keys: ["Right", "Right"],
        message: "Kept the other text",
        texts: [theirs],
        undone: [mine]
      ),
    ]

    nonisolated private static let mine = "One text, mine"
    nonisolated private static let theirs = "One text, theirs"

    private let folder = try? TemporaryFolder()

    private func texts() throws -> [String] {
      try Journal.texts(at: Journal.path(in: #require(folder)))
    }

    /// Two terminals with the program and the same entry, edited in both and saved in the second; and
    /// the question in the first.
    private func conflict() async throws -> (asked: Tmux, other: Tmux) {
      let folder = try #require(folder)
      try Journal.make(["One text"], at: Journal.path(in: folder))
      let terminals = (try await Tmux(folder: folder), try await Tmux(folder: folder))
      for (tmux, text) in [(terminals.0, ", mine"), (terminals.1, ", theirs")] {
        try await tmux.startProgram()
        try tmux.press("e")
        try await tmux.wait(for: "Ctrl-X Discard changes")
        try tmux.type(text)
        try await tmux.wait(for: "│ One text\(text)")
      }
      try terminals.1.press("Escape")
      try await terminals.0.wait(for: "saving asks which text to keep")
      #expect(try texts() == [Self.theirs])
      try await ask(in: terminals.0)
      #expect(try texts() == [Self.theirs])
      return terminals
    }

    private func ask(in tmux: Tmux) async throws {
      try tmux.press("Escape")
      try await tmux.wait(for: "[ Keep both ]")
    }

    private func waitForTexts(_ expected: [String]) async throws {
      #expect(try await eventually { try texts() == expected }, "\(expected)")
    }

    @Test(arguments: answers)
    func anAnswerDoesWhatItSaysAndCanBeUndone(_ answer: Answer) async throws {
      let (asked, other) = try await conflict()
      for key in answer.keys { try asked.press(key) }
      try asked.press("Enter")
      try await asked.wait(for: answer.message)
      #expect(try texts() == answer.texts)
      try await other.wait(until: "the texts in the other terminal") { screen in
        answer.texts.allSatisfy { screen.text.contains($0) }
      }
      try asked.press("u")
      try await waitForTexts(answer.undone)
      try await other.wait(until: "the texts from before in the other terminal") { screen in
        answer.undone.allSatisfy { screen.text.contains($0) }
      }
    }

    @Test func goingOnEditingSavesNothingAndIsAskedAgain() async throws {
      let (asked, _) = try await conflict()
      try asked.press("Escape")
      try await asked.wait(forNo: "Keep both")
      try asked.type(" and more")
      try await asked.wait(for: "│ One text, mine and more")
      #expect(try texts() == [Self.theirs])
      try await ask(in: asked)
      try asked.press("Enter")
      try await waitForTexts([Self.theirs, "One text, mine and more"])
    }

    @Test func beingEndedInsteadOfAnsweringKeepsADraftOfMine() async throws {
      let (asked, other) = try await conflict()
      kill(try asked.program(), SIGTERM)
      try await asked.waitForPrompt()
      #expect(try texts() == [Self.theirs])
      try await asked.startProgram()
      try asked.press("e")
      try await asked.wait(for: "│ \(Self.mine)")
      try await ask(in: asked)
      try await other.wait(for: Self.theirs)
    }
  }
}
