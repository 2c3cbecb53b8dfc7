/// The commands that keys can run now, for hints and help.
extension Window {
  /// Commands of one responder under its heading.
  struct CommandSection {
    let title: String
    let responder: Responder
    let commands: [KeyCommand]

    /// The same section with some of its commands.
    func with(_ commands: [KeyCommand]) -> CommandSection {
      CommandSection(title: title, responder: responder, commands: commands)
    }
  }

  /// What is shown at the bottom, from the most to the least important.
  ///
  /// The application's come first: help is the way to all the others. Where a text field or a dialog
  /// takes what is typed, its own come first: they are the way out.
  var hints: [StatusBar.Hint] {
    let responders = Array(responderForKeys.chain)
    let isOpen = !responders.contains(where: \.takesText)
    var taken: [KeyPress] = []
    var all: [StatusBar.Hint] = []
    for (index, responder) in responders.enumerated() {
      for command in responder.keyCommands
      where command.isHinted && command.isEnabled(for: responder) {
        let key = command.keys.firstIndex {
          isOpen ? !taken.contains($0) : $0.reaches(index, in: responders)
        }
        if let key { all.append(StatusBar.Hint(command: command, key: key, responder: responder)) }
        taken += command.keys
      }
    }
    let global = all.filter(\.isGlobal)
    let own = all.filter { !$0.isGlobal }
    return isOpen ? global + own : own + global
  }

  /// Every command that can be run now, from the focused view outwards.
  var commandSections: [CommandSection] {
    let responders = Array(responderForKeys.chain)
    return responders.indices.compactMap { index in
      let responder = responders[index]
      let commands = responder.keyCommands.filter { command in
        command.isEnabled(for: responder)
          && command.keys.contains { $0.reaches(index, in: responders) }
      }
      guard !commands.isEmpty else { return nil }
      return CommandSection(
        title: responder.keyCommandsTitle,
        responder: responder,
        commands: commands
      )
    }
  }
}

extension KeyPress {
  /// Whether no responder of a chain takes the stroke before the one at an index.
  ///
  /// - Complexity: O(commands of those before).
  @MainActor
  fileprivate func reaches(_ index: Int, in responders: [Responder]) -> Bool {
    responders[..<index]
      .allSatisfy { responder in
        responder.keyCommand(for: self) == nil && !(text != nil && responder.takesText)
      }
  }
}
