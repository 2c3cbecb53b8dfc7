import Foundation
import Glibc
import Testing

extension EndToEndTests {
  /// Whatever the person's editor does, the entry, the message, the files and the screen are right.
  @MainActor @Suite struct ExternalEditorTests {
    /// An editor as a shell script, which gets the file as its last argument, `$f`; and what is
    /// right afterwards.
    nonisolated struct Case: CustomTestStringConvertible {
      let name: String
      /// The variables; `@` stands for the path of the script.
      var variables = ["EDITOR": "@"]
      var file = "editor"
      var script = ""
      var text = EditedJournal.old
      /// What the last line says, if anything.
      var message: String?
      var isFileKept = false

      var testDescription: String { name }
    }

    nonisolated static let cases = [
      Case(name: "writes", script: #"echo New >"$f""#, text: "New"),
      Case(
        name: "is given words in quotes",
        variables: ["EDITOR": "@ -f -c 'setf markdown'"],
        script: #"printf '%s|' $# "$1" "$2" "$3" >"$f""#,
        text: "4|-f|-c|setf markdown|"
      ),
      Case(
        name: "has a path with spaces in quotes",
        variables: ["EDITOR": #""@" -w"#],
        file: "my ed",
        script: #"echo "$1 $#" >"$f""#,
        text: "-w 2"
      ),
      Case(
        name: "has a path with a space after a backslash",
        variables: ["EDITOR": "@"],
        file: #"my\ ed"#,
        script: #"echo "words $#" >"$f""#,
        text: "words 1"
      ),
      Case(
        name: "is VISUAL",
        variables: ["VISUAL": "@ visual", "EDITOR": "@ editor"],
        script: #"echo $1 >"$f""#,
        text: "visual"
      ),
      Case(
        name: "is EDITOR where VISUAL is empty",
        variables: ["VISUAL": "", "EDITOR": "@ editor"],
        script: #"echo $1 >"$f""#,
        text: "editor"
      ),
      Case(
        name: "fails",
        script: "exit 1",
        message: "The editor ended with code 1; the entry is as it was"
      ),
      Case(
        name: "fails after writing",
        script: #"echo New >"$f"; exit 1"#,
        message: "The editor ended with code 1; its text is in ",
        isFileKept: true
      ),
      Case(
        name: "is killed",
        script: "kill -KILL $$",
        message: "The editor was ended by signal 9; the entry is as it was"
      ),
      Case(
        name: "prints",
        script: #"""
          i=0; while [ $i -lt 40 ]; do echo "out $i"; echo "err $i" >&2; i=$((i + 1)); done
          printf '\033[31m\033[?25l\033[5;9r\033[?1000l\033[?1002l\033(0'; echo New >"$f"
          """#,
        text: "New"
      ),
      Case(
        name: "changes the terminal's modes",
        script: #"stty raw -echo; echo New >"$f""#,
        text: "New"
      ),
      Case(name: "changes nothing", script: ":", message: "Nothing was changed"),
      Case(
        name: "deletes the file",
        script: #"rm "$f""#,
        message: "The editor left no file; the entry is as it was"
      ),
      Case(
        name: "is not there",
        variables: ["EDITOR": "'no such' -w"],
        message: "There is no editor no such (VISUAL, EDITOR)"
      ),
      Case(
        name: "has a quote that is not closed",
        variables: ["EDITOR": "vim 'a"],
        message: "A quote is not closed in vim 'a (VISUAL, EDITOR)"
      ),
      Case(
        name: "empties the file",
        script: #": >"$f""#,
        message: "The editor left no text; the entry is as it was"
      ),
      Case(
        name: "leaves blanks",
        script: #"printf ' \n\t\n' >"$f""#,
        message: "The editor left no text; the entry is as it was"
      ),
      Case(
        name: "writes what is no UTF-8",
        script: #"printf 'caf\351\n' >"$f""#,
        text: "caf\u{FFFD}",
        message: "Some bytes are no UTF-8, � stands for them; all are in ",
        isFileKept: true
      ),
      Case(
        name: "puts another file in the place of the first",
        script: #"cp "$f" "$f~"; echo New >"$f.new"; mv "$f.new" "$f""#,
        text: "New"
      ),
    ]

    @Test(arguments: cases)
    func outcomeIsRightAndTheScreenIsWhole(_ editor: Case) async throws {
      let journal = try await EditedJournal(editor.variables, editor.file, script: editor.script)
      let modes = try journal.tmux.state()
      try journal.tmux.press("C-e")
      try await journal.waitForEnd(title: editor.text, editor.message)
      #expect(try journal.text() == editor.text)
      #expect(try journal.files().isEmpty != editor.isFileKept)
      #expect(try journal.tmux.state() == modes)
      let wasChanged = editor.text != EditedJournal.old
      #expect(try await journal.isScreenAsBefore(wasChanged: wasChanged))
      try journal.tmux.press("q")
      #expect(try await eventually { kill(journal.program, 0) != 0 })
      #expect(try await eventually { try journal.tmux.state() == journal.before })
    }

    @Test func resizeMeanwhileIsFollowed() async throws {
      let journal = try await EditedJournal(script: #"echo lent; read x; echo New >"$f""#)
      let modes = try journal.tmux.state()
      try journal.tmux.press("C-e")
      try await journal.tmux.wait(for: "lent")
      try journal.tmux.resize(columns: 90, rows: 20)
      try journal.tmux.press("Enter")
      try await journal.tmux.wait(until: "the entry at that size") {
        $0.selects("New") && $0.lines.count == 20 && $0.hasStatus("? Help")
      }
      #expect(try journal.text() == "New")
      try journal.tmux.resize(columns: 100, rows: 30)
      #expect(try await journal.isScreenAsBefore(wasChanged: true))
      #expect(try journal.tmux.state() == modes)
    }

    @Test(
      .enabled(if: Requirements.tool("vim") != nil),
      arguments: ["vim -f -c 'setf markdown'", ""]
    )
    func vimEditsAndLeavesNothing(command: String) async throws {
      let journal = try await EditedJournal(["EDITOR": command], script: "")
      let modes = try journal.tmux.state()
      try journal.tmux.press("C-e")
      try await journal.tmux.wait(until: "the editor") { $0.text.contains("entry.md") }
      try journal.tmux.press(":", "1", "Enter", "c", "c", "N", "e", "w", "Escape")
      try journal.tmux.press(":", "w", "q", "Enter")
      try await journal.waitForEnd(title: "New", nil)
      #expect(try journal.text() == "New\n\nOld body")
      #expect(try journal.files().isEmpty)
      #expect(try journal.tmux.state() == modes)
      #expect(try await journal.isScreenAsBefore(wasChanged: true))
    }

    /// The script's own traps, and whether another program that it starts is the editor.
    @Test(arguments: [
      "", "trap '' TERM", "trap 'exit 0' TERM", "(trap '' TERM; sleep 600; :) & wait",
      "sh -c 'trap \"\" TERM; sleep 600; :'",
    ])
    func editorEndsWithTheProgramAndWhatItWroteIsADraft(kind: String) async throws {
      let journal = try await EditedJournal(
        script: "stty raw -echo; echo New >\"$f\"; echo $$ >\"${0%/*}/id\"; \(kind)\nsleep 600\n:"
      )
      try journal.tmux.press("C-e")
      var editor: pid_t = 0
      let isSeen = try await eventually {
        editor = pid_t((try? File.read(journal.folder.path("bin/id")).dropLast()) ?? "") ?? 0
        return editor > 0
      }
      #expect(isSeen)
      kill(journal.program, SIGTERM)
      #expect(try await eventually { kill(journal.program, 0) != 0 })
      #expect(try await eventually { try journal.others().isEmpty })
      #expect(try await eventually { try journal.tmux.state() == journal.before })
      #expect(try journal.text() == EditedJournal.old)
      #expect(try journal.drafts() == ["New"])
      #expect(try journal.files().isEmpty)
    }
  }
}
