import Foundation
import Glibc
import Testing

extension EndToEndTests {
  /// What was seen to be written outlives the program that wrote it.
  @Suite struct KillTests {
    /// How often programs are killed; `KILLS` in the environment says it.
    private static let count =
      ProcessInfo.processInfo.environment["KILLS"].flatMap { Int($0) } ?? 6

    @MainActor
    @Test func whatAScreenOrACommandHasShownIsThereAfterAKill() async throws {
      let journal = KilledJournal(folder: try TemporaryFolder())
      for round in 0..<Self.count {
        try await journal.write(round: round)
        try journal.check()
      }
      // All that is left is offered.
      try await journal.write(round: Self.count)
      try journal.check()
    }
  }
}

/// A journal on which programs are killed while they write.
@MainActor
private final class KilledJournal {
  /// How the screen is killed.
  private enum Moment: CaseIterable {
    case prompt
    case afterPrompt
    case editor
    case afterEditor
  }

  private let folder: TemporaryFolder
  /// What was acknowledged.
  private var texts: Set<String> = []
  /// What was last seen in the prompt, and whether it may have been added.
  private var prompt: (text: String, mayBeAdded: Bool)?
  /// What was last seen in the editor of an entry, and whether it may have been saved.
  private var edit: (old: String, new: String, mayBeSaved: Bool)?

  init(folder: TemporaryFolder) {
    self.folder = folder
  }

  /// Finishes what the round before has left, writes more, and kills all programs in the middle.
  func write(round: Int) async throws {
    let tmux = try await Tmux(folder: folder)
    try await tmux.startProgram()
    try await finishPrompt(tmux)
    try await finishEdit(tmux)
    let text = "r\(round) entry"
    try await tmux.add(text)
    texts.insert(text)
    switch Moment.allCases[round % Moment.allCases.count] {
    case .prompt: try await type(round, in: tmux, end: nil)
    case .afterPrompt: try await type(round, in: tmux, end: "Enter")
    case .editor: try await edit(text, in: tmux, end: nil)
    case .afterEditor: try await edit(text, in: tmux, end: "Escape")
    }
    let commands = try (1...3).map { try Addition(of: "r\(round) command \($0)", in: folder) }
    // Sooner or later, so that it meets them at different points.
    let end = ContinuousClock.now + .milliseconds(round * 37 % 101)
    while ContinuousClock.now < end {}
    kill(try tmux.program(), SIGKILL)
    for command in commands where try command.killedHasAdded() { texts.insert(command.text) }
    try await tmux.wait(for: "Killed")
  }

  private func type(_ round: Int, in tmux: Tmux, end: String?) async throws {
    let text = "r\(round) in the prompt"
    try tmux.press("+")
    try await tmux.wait(for: "New entry")
    try tmux.type(text)
    try await tmux.wait(for: text)
    if let end { try tmux.press(end) }
    prompt = (text, end != nil)
  }

  private func edit(_ old: String, in tmux: Tmux, end: String?) async throws {
    let new = old + " anew"
    try tmux.press("e")
    try await tmux.wait(for: "Discard changes")
    try tmux.type(" anew")
    try await tmux.wait(for: new)
    if let end { try tmux.press(end) }
    texts.remove(old)
    edit = (old, new, end != nil)
  }

  /// The prompt offers what was not added, and nothing that was.
  private func finishPrompt(_ tmux: Tmux) async throws {
    guard let (text, mayBeAdded) = prompt else { return }
    prompt = nil
    if mayBeAdded, try stored().contains(text) {
      try tmux.press("+")
      try await tmux.wait(for: "What happened?")
      try tmux.press("Escape")
      try await tmux.wait(forNo: "New entry")
    } else {
      try tmux.press("+")
      try await tmux.wait(until: "“\(text)” in the prompt") {
        $0.text.contains("New entry") && $0.text.contains(text)
      }
      try tmux.press("Enter")
      try await tmux.wait(until: "“\(text)” selected") {
        $0.selects(text) && !$0.text.contains("New entry")
      }
    }
    texts.insert(text)
  }

  /// The editor offers what was not saved.
  private func finishEdit(_ tmux: Tmux) async throws {
    guard let (old, new, mayBeSaved) = edit else { return }
    edit = nil
    texts.insert(new)
    if mayBeSaved, try stored().contains(new) { return }
    try tmux.press("/")
    try tmux.type(old)
    try await tmux.wait(until: "“\(old)” found") { $0.text.contains("1 / 1 found") }
    try tmux.press("Enter", "e")
    try await tmux.wait(until: "the unfinished text") {
      $0.text.contains("This was not finished") && $0.text.contains(new)
    }
    try tmux.press("Escape")
    try await tmux.wait(until: "“\(new)” saved") { $0.selects(new) }
    try tmux.press("Escape")
    try await tmux.wait(until: "the list has the keyboard") { $0.hasStatus("d Delete") }
    try tmux.press("Escape")
    try await tmux.wait(until: "all entries") { $0.hasStatus(" entries") }
  }

  private func stored() throws -> [String] {
    try Journal.texts(at: Journal.path(in: folder))
  }

  /// Everything that was acknowledged is there, once, and the file is sound.
  func check() throws {
    let stored = try stored()
    #expect(Set(stored).count == stored.count)
    #expect(texts.subtracting(stored).isEmpty)
    let words = [Program.path, "journal", "check"]
    let check = try Command(words, environment: Program.environment(in: folder))
    #expect(check.exit == .code(0), "\(check.errors)")
  }
}

/// A command that adds an entry.
private struct Addition {
  let text: String
  private let output: String
  private let process: ChildProcess

  init(of text: String, in folder: TemporaryFolder) throws {
    self.text = text
    output = folder.path(text.replacing(" ", with: "-"))
    process = try ChildProcess(
      [Program.path, "journal", "add", text],
      environment: Program.environment(in: folder),
      streams: .init(output: output)
    )
  }

  /// Kills the command.
  ///
  /// - Returns: Whether it said before that the entry is added.
  func killedHasAdded() throws -> Bool {
    process.send(SIGKILL)
    _ = process.waitForEnd()
    return try File.read(output).contains("Added")
  }
}
