/// The keys of a text editor beside those of all text.
extension TextEditor {
  static let editingCommands =
    [
      KeyCommand("enter", title: "New line", action: TextEditor.breakLine),
      KeyCommand("tab", title: "Indent", action: TextEditor.indent),
      KeyCommand("up", "ctrl-p", title: "Up", action: TextEditor.moveUp),
      KeyCommand("down", "ctrl-n", title: "Down", action: TextEditor.moveDown),
      KeyCommand("page-up", title: "Page up", action: TextEditor.pageUp),
      KeyCommand("page-down", title: "Page down", action: TextEditor.pageDown),
      KeyCommand("home", "ctrl-a", title: "Start of line", action: TextEditor.lineStart),
      KeyCommand("end", "ctrl-e", title: "End of line", action: TextEditor.lineEnd),
      KeyCommand("ctrl-home", "alt-<", title: "Start of text", action: doing(.move(.start))),
      KeyCommand("ctrl-end", "alt->", title: "End of text", action: doing(.move(.end))),
    ] + sharedCommands + [
      KeyCommand("shift-up", title: "Select up", action: TextEditor.selectUp),
      KeyCommand("shift-down", title: "Select down", action: TextEditor.selectDown),
      KeyCommand("shift-page-up", title: "Select page up", action: TextEditor.selectPageUp),
      KeyCommand("shift-page-down", title: "Select page down", action: TextEditor.selectPageDown),
      KeyCommand(
        "shift-home",
        title: "Select to start of line",
        action: TextEditor.selectToLineStart
      ),
      KeyCommand("shift-end", title: "Select to end of line", action: TextEditor.selectToLineEnd),
      KeyCommand(
        "ctrl-shift-home",
        title: "Select to start of text",
        action: doing(.extend(.start))
      ),
      KeyCommand("ctrl-shift-end", title: "Select to end of text", action: doing(.extend(.end))),
      KeyCommand("ctrl-u", title: "Cut to start of line", action: TextEditor.cutToParagraphStart),
      KeyCommand("ctrl-k", title: "Cut to end of line", action: TextEditor.cutToParagraphEnd),
    ]
}
