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
  /// The application's come first: help is the way to all the others.
  var hints: [StatusBar.Hint] {
    let all = responderForKeys.chain.flatMap { responder in
      responder.keyCommands
        .filter { $0.isHinted && $0.isEnabled(for: responder) }
        .map { StatusBar.Hint(command: $0, responder: responder) }
    }
    return all.filter { $0.responder is Application }
      + all.filter { !($0.responder is Application) }
  }

  /// Every command that can be run now, from the focused view outwards.
  var commandSections: [CommandSection] {
    responderForKeys.chain.compactMap { responder in
      let commands = responder.keyCommands.filter { $0.isEnabled(for: responder) }
      guard !commands.isEmpty else { return nil }
      return CommandSection(
        title: responder.keyCommandsTitle,
        responder: responder,
        commands: commands
      )
    }
  }
}
