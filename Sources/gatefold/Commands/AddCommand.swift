import FoundationEssentials
import JournalApp
import ProgramSupport

/// `journal add`: adds an entry, and says which and when.
enum AddCommand {
  static func run(_ session: JournalSession) throws -> Int32 {
    let now = session.environment.now()
    let (date, text) = try dateAndText(session, now: now)
    guard text.contains(where: { !$0.isWhitespace }) else { throw CommandFailure.nothingToAdd }
    let zone = session.days.calendar.timeZone
    let entry = try session.open().add(text, date: date, timeZone: zone)
    let time = NumericDateFormat(days: session.days).shortest(of: entry.date, now: now)
    try session.output.printLine(Messages.added(entry.id.text, at: time))
    return 0
  }

  /// What to add, and its date where one was given or typed first.
  private static func dateAndText(
    _ session: JournalSession,
    now: Date
  ) throws -> (date: Date?, text: String) {
    guard let word = session.arguments.date else {
      let text = try text(session)
      let typed = TypedDate.first(in: text, now: now, days: session.days)
      return (typed?.date, typed?.rest ?? text)
    }
    guard let date = TypedDate.whole(word, now: now, days: session.days) else {
      throw Arguments.Failure.unknownDate(word)
    }
    return (date, try text(session))
  }

  private static func text(_ session: JournalSession) throws -> String {
    let operands = session.arguments.operands
    let environment = session.environment
    if operands.isEmpty, environment.isInputTerminal {
      throw Arguments.Failure.missingOperand(.add)
    }
    guard operands.isEmpty || operands == ["-"] else { return operands.joined(separator: " ") }
    let bytes = try environment.readInput()
    if String(validating: bytes, as: UTF8.self) == nil {
      try session.printError(Messages.repairedInput)
    }
    let text = Entry.normalizingLineEnds(String(decoding: bytes, as: UTF8.self))
    // A program ends its last line; that is no part of what it says.
    let end = text.utf8.lastIndex { $0 != 0x0a }.map { text.utf8.index(after: $0) }
    return String(text[..<(end ?? text.startIndex)])
  }
}
