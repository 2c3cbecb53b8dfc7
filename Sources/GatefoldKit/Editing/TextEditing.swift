/// A view whose text is edited by the operations of a ``LineEditor``.
@MainActor
protocol TextEditing: Responder {
  /// Changes the text or the selection as a key does.
  func perform(_ operation: EditingOperation)
}

/// The keys of every such view: those of Emacs and readline, and those of desktops.
extension TextEditing {
  static var sharedCommands: [KeyCommand] { movements + selections + changes }

  private static var movements: [KeyCommand] {
    [
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
    ]
  }

  private static var selections: [KeyCommand] {
    [
      KeyCommand("shift-left", title: "Select left", action: doing(.extend(.previousCharacter))),
      KeyCommand("shift-right", title: "Select right", action: doing(.extend(.nextCharacter))),
      KeyCommand(
        "ctrl-shift-left",
        title: "Select word left",
        action: doing(.extend(.previousWord))
      ),
      KeyCommand("ctrl-shift-right", title: "Select word right", action: doing(.extend(.nextWord))),
      KeyCommand("alt-a", title: "Select all", action: doing(.selectAll)),
    ]
  }

  private static var changes: [KeyCommand] {
    [
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
      KeyCommand("ctrl-y", title: "Paste what was cut", action: doing(.yank)),
      KeyCommand("ctrl-t", title: "Exchange characters", action: doing(.transpose)),
      KeyCommand("ctrl-_", "ctrl-/", title: "Undo typing", action: doing(.undo)),
      KeyCommand("ctrl-r", title: "Redo typing", action: doing(.redo)),
    ]
  }

  /// The action of a command that does one operation.
  static func doing(
    _ operation: EditingOperation
  ) -> @MainActor @Sendable (Self) -> @MainActor () -> Void {
    { view in { view.perform(operation) } }
  }
}
