/// The keys of a text field that have another meaning where there are several lines.
extension TextField: TextEditing {
  static let editingCommands =
    sharedCommands + [
      KeyCommand("home", "ctrl-a", title: "Start", action: doing(.move(.start))),
      KeyCommand("end", "ctrl-e", title: "End", action: doing(.move(.end))),
      KeyCommand("shift-home", title: "Select to start", action: doing(.extend(.start))),
      KeyCommand("shift-end", title: "Select to end", action: doing(.extend(.end))),
      KeyCommand("ctrl-u", title: "Cut to start", action: doing(.kill(.start))),
      KeyCommand("ctrl-k", title: "Cut to end", action: doing(.kill(.end))),
    ]
}
