/// The keys of a text field: those of Emacs and readline, and those of desktops.
extension TextField {
  static let editingCommands = [
    KeyCommand("left", "ctrl-b", title: "Left", action: doing(.move(.previousCharacter))),
    KeyCommand("right", "ctrl-f", title: "Right", action: doing(.move(.nextCharacter))),
    KeyCommand(
      "ctrl-left",
      "alt-b",
      "alt-left",
      title: "Word left",
      action: doing(.move(.previousWord))
    ),
    KeyCommand(
      "ctrl-right",
      "alt-f",
      "alt-right",
      title: "Word right",
      action: doing(.move(.nextWord))
    ),
    KeyCommand("home", "ctrl-a", title: "Start", action: doing(.move(.start))),
    KeyCommand("end", "ctrl-e", title: "End", action: doing(.move(.end))),
    KeyCommand("shift-left", title: "Select left", action: doing(.extend(.previousCharacter))),
    KeyCommand("shift-right", title: "Select right", action: doing(.extend(.nextCharacter))),
    KeyCommand(
      "ctrl-shift-left",
      title: "Select word left",
      action: doing(.extend(.previousWord))
    ),
    KeyCommand("ctrl-shift-right", title: "Select word right", action: doing(.extend(.nextWord))),
    KeyCommand("shift-home", title: "Select to start", action: doing(.extend(.start))),
    KeyCommand("shift-end", title: "Select to end", action: doing(.extend(.end))),
    KeyCommand("alt-a", title: "Select all", action: doing(.selectAll)),
    KeyCommand(
      "backspace",
      "ctrl-h",
      "shift-backspace",
      title: "Delete left",
      action: doing(.delete(.previousCharacter))
    ),
    KeyCommand(
      "delete",
      "ctrl-d",
      title: "Delete right",
      action: doing(.delete(.nextCharacter))
    ),
    KeyCommand(
      "ctrl-w",
      "alt-backspace",
      "ctrl-backspace",
      title: "Cut word left",
      action: doing(.kill(.previousWord))
    ),
    KeyCommand(
      "alt-d",
      "ctrl-delete",
      title: "Cut word right",
      action: doing(.kill(.nextWord))
    ),
    KeyCommand("ctrl-u", title: "Cut to start", action: doing(.kill(.start))),
    KeyCommand("ctrl-k", title: "Cut to end", action: doing(.kill(.end))),
    KeyCommand("ctrl-y", title: "Paste what was cut", action: doing(.yank)),
    KeyCommand("ctrl-t", title: "Exchange characters", action: doing(.transpose)),
    KeyCommand("ctrl-_", "ctrl-/", title: "Undo typing", action: doing(.undo)),
    KeyCommand("ctrl-r", title: "Redo typing", action: doing(.redo)),
  ]

  private static func doing(
    _ operation: EditingOperation
  ) -> @MainActor @Sendable (TextField) -> @MainActor () -> Void {
    { field in { field.perform(operation) } }
  }
}
