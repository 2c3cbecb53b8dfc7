/// The formats that a journal is written in.
package nonisolated enum ExportFormat: String, CaseIterable, Sendable {
  /// Gatefold's own, which keeps everything.
  case json
  /// For reading and for other programs: a heading for each day and each entry.
  case markdown
  /// jrnl's text.
  case text

  /// Writes some entries in their order.
  package func string(_ entries: [Entry], days: DayCalendar) -> String {
    var writer = writer(days: days)
    var text = writer.head
    for entry in entries { writer.write(entry, to: &text) }
    return text + writer.foot
  }

  func writer(days: DayCalendar) -> any ExportWriter {
    switch self {
    case .json: JSONEntryWriter()
    case .markdown: MarkdownEntryWriter(days: days)
    case .text: JrnlTextWriter(days: days)
    }
  }
}
