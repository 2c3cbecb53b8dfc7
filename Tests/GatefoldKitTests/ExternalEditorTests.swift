import Foundation
import GatefoldKit
import GatefoldTesting
import Testing

/// Small shell commands as editors: they get the file as `$1`.
@Suite(.timeLimit(.minutes(5)))
struct ExternalEditorTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// What is left of the files.
  private var leftovers: [String] {
    FileManager.default.subpaths(atPath: folder.path()) ?? []
  }

  /// Has a text edited by a shell command.
  private func edit(_ text: String, by script: String) async throws -> ExternalEditor.Outcome {
    try await edit(text, with: ["EDITOR": "sh -c '\(script)' editor"])
  }

  private func edit(
    _ text: String,
    with variables: [String: String]
  ) async throws -> ExternalEditor.Outcome {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var environment = ProcessInfo.processInfo.environment
    environment["VISUAL"] = nil
    environment["TMPDIR"] = folder.path()
    environment.merge(variables) { $1 }
    let pilot = try Pilot(ViewController())
    let outcome = await ExternalEditor(environment: environment)
      .edit(text, in: pilot.application)
    #expect(pilot.terminal.lendCount == 1)
    #expect(!pilot.terminal.isLent)
    return outcome
  }

  private func clean() { try? FileManager.default.removeItem(at: folder) }

  @Test(arguments: [
    ("old", "printf new >\"$1\"", "new"), ("old", "echo new >>\"$1\"", "old\nnew"),
    ("", "echo first >\"$1\"", "first"),
    ("two\nlines\n", "echo more >>\"$1\"", "two\nlines\nmore\n"),
    ("old", "printf \"\" >\"$1\"", ""), ("e\u{301}", "printf \"\\303\\251\" >\"$1\"", "é"),
    ("old", "cp \"$1\" \"$1~\"; echo n >\"$1.new\"; mv \"$1.new\" \"$1\"", "n"),
    ("old", "printf \"a\\r\\nb\\r\\n\" >\"$1\"", "a\r\nb"),
  ])
  func whatTheEditorWroteIsTheText(old: String, script: String, new: String) async throws {
    defer { clean() }
    let outcome = try await edit(old, by: script)
    guard case .edited(let text, unrepairedFile: nil) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(text.utf8.elementsEqual(new.utf8))
    #expect(leftovers == [])
  }

  @Test(arguments: ["true", ":", "cat \"$1\" >/dev/null", "echo old >\"$1\"", "printf old >\"$1\""])
  func anEditorThatChangesNothingIsSaidToHaveChangedNothing(script: String) async throws {
    defer { clean() }
    #expect(try await edit("old", by: script) == .unchanged)
    #expect(leftovers == [])
  }

  @Test
  func theFileIsPrivateAndEndsWithALineBreak() async throws {
    defer { clean() }
    let script =
      "{ stat -c %a \"$1\" \"${1%/*}\"; tail -c 2 \"$1\" | od -An -c; } >\"$1.x\"; mv \"$1.x\" \"$1\""
    #expect(
      try await edit("text", by: script)
        == .edited("600\n700\n   t  \\n", unrepairedFile: nil)
    )
  }

  @Test(arguments: [
    ("exit 3", ProgramExit.code(3)), ("kill -KILL $$", .signal(9)), ("kill -TERM $$", .signal(15)),
  ])
  func anEditorThatFailsLeavesNothing(script: String, exit: ProgramExit) async throws {
    defer { clean() }
    #expect(try await edit("old", by: script) == .failed(exit, keptFile: nil))
    #expect(try await edit("old", by: "rm \"$1\"; \(script)") == .failed(exit, keptFile: nil))
    #expect(leftovers == [])
  }

  @Test(arguments: [("exit 3", ProgramExit.code(3)), ("kill -KILL $$", .signal(9))])
  func anEditorThatFailsAfterWritingLeavesTheText(
    script: String,
    exit: ProgramExit
  ) async throws {
    defer { clean() }
    let outcome = try await edit("old", by: "echo new >\"$1\"; \(script)")
    guard case .failed(exit, keptFile: let path?) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new\n")
  }

  @Test
  func whatAKilledEditorKeptForLaterStays() async throws {
    defer { clean() }
    let script = "echo unsaved >\"${1%/*}/.entry.swp\"; kill -KILL $$"
    let outcome = try await edit("old", by: script)
    guard case .failed(.signal(9), keptFile: let path?) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(path.hasSuffix("/entry.md"))
    #expect(leftovers.count == 3)
  }

  @Test
  func aFileThatTheEditorDeletedIsNoText() async throws {
    defer { clean() }
    #expect(try await edit("old", by: "rm \"$1\"") == .fileDeleted)
    #expect(leftovers == [])
  }

  @Test
  func bytesThatAreNoTextAreRepairedAndTheFileIsKept() async throws {
    defer { clean() }
    let outcome = try await edit("old", by: "printf \"a\\377b\" >\"$1\"")
    guard case .edited("a\u{FFFD}b", unrepairedFile: let path?) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(FileManager.default.contents(atPath: path) == Data([0x61, 0xFF, 0x62]))
  }

  @Test(arguments: ["no-such-editor", "/no/such/editor", "'no such' -w", "/dev/null/editor"])
  func anEditorThatIsNotThereIsNamed(command: String) async throws {
    defer { clean() }
    let word = try #require(try ShellWords.split(command).first)
    #expect(try await edit("old", with: ["EDITOR": command]) == .notFound(word))
    #expect(leftovers == [])
  }

  @Test
  func aPathWithSpacesIsAWord() async throws {
    defer { clean() }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "my ed"),
      withIntermediateDirectories: true
    )
    let path = folder.appending(path: "my ed/ed").path(percentEncoded: false)
    let script = Data("#!/bin/sh\necho \"$1 $#\" >\"$2\"\n".utf8)
    #expect(
      FileManager.default.createFile(
        atPath: path,
        contents: script,
        attributes: [.posixPermissions: 0o755]
      )
    )
    let commands = ["\"\(path)\" -w", "\(path.replacing(" ", with: "\\ ")) -w"]
    for command in commands {
      let outcome = try await edit("old", with: ["VISUAL": command, "EDITOR": "false"])
      #expect(outcome == .edited("-w 2", unrepairedFile: nil))
    }
  }

  @Test
  func whatCannotBeStartedOrWrittenIsSaid() async throws {
    defer { clean() }
    let outcome = try await edit("old", with: ["EDITOR": folder.path()])
    #expect(outcome == .systemError(call: "posix_spawn", errno: EACCES, keptFile: nil))
    #expect(leftovers == [])
    let pilot = try Pilot(ViewController())
    for (environment, expected) in [
      (["EDITOR": "vim '"], ExternalEditor.Outcome.unbalancedQuote("vim '")),
      (
        ["EDITOR": "true", "TMPDIR": "/no/such"],
        .systemError(call: "mkdtemp", errno: ENOENT, keptFile: nil)
      ),
    ] {
      let editor = ExternalEditor(environment: environment)
      #expect(await editor.edit("old", in: pilot.application) == expected)
    }
    #expect(pilot.terminal.lendCount == 0)
  }
}
