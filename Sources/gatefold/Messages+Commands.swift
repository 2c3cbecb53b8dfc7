import JournalApp
import ProgramSupport

/// What the plain commands say.
extension Messages {
  static let repairedInput = "bytes of the text that are not UTF-8 were replaced by U+FFFD"

  static func added(_ id: String, at time: String) -> String {
    "Added \(id) at \(time)"
  }

  /// A row of the list: its number, its time, and its first line with a mark where there are more.
  static func row(_ number: Int, _ time: String, _ entry: Entry) -> String {
    let place = String(number)
    let line = entry.text.prefix { $0 != "\n" }
    let mark = line.endIndex == entry.text.endIndex ? "" : " …"
    let indent = String(repeating: " ", count: max(0, 5 - place.count))
    return "\(indent)\(place)  \(time) \(entry.isStarred ? "*" : " ")\(line)\(mark)"
  }

  /// What became of a file's entries, in one line.
  static func imported(_ report: MergeReport, unreadLines: Int) -> String {
    var parts = ["Imported \(counted(report.added, "entry", "entries"))"]
    if report.updated > 0 { parts.append("changed \(report.updated)") }
    if report.deleted > 0 { parts.append("deleted \(report.deleted)") }
    if report.unchanged > 0 { parts.append("\(report.unchanged) already there") }
    let summary = parts.joined(separator: ", ")
    return summary + unread(lines: unreadLines)
  }

  /// That some lines could not be read, to be put behind what was; which they are follows.
  static func unread(lines: Int) -> String {
    lines > 0 ? "; \(counted(lines, "line", "lines")) could not be read:" : ""
  }

  /// A problem with its place, in the form that compilers use.
  static func problem(_ problem: ImportProblem, in file: String) -> String {
    var place = file
    if let part = problem.file { place += "/" + part }
    if let line = problem.line { place += ":\(line)" }
    if let last = problem.lastLine, last != problem.line { place += "-\(last)" }
    return "\(place): \(problem.sentence)"
  }

  static func refused(_ file: String, _ refusal: ImportRefusal) -> String {
    refused(file, refusal.sentence)
  }

  static let canBeRepaired = "'gatefold journal check --repair' makes the index anew"
  static let cannotBeChanged = "nothing was repaired: the journal can only be read"
  static let cannotBeRepaired =
    "nothing was repaired: only the full-text index can be made anew, and that was not enough"

  /// What is wrong with a journal.
  static func text(of problem: EntryStore.Problem) -> String {
    switch problem {
    case .damage(let text): text
    case .index: "the full-text index does not fit the entries"
    }
  }

  static func sound(_ counts: (entries: Int, deleted: Int)) -> String {
    "The journal is sound: \(text(of: counts))"
  }

  static func repaired(_ counts: (entries: Int, deleted: Int), copy: String?) -> String {
    let kept = copy.map { "; as it was before, it is in \($0)" } ?? ""
    return "Made the full-text index of \(text(of: counts)) anew\(kept)"
  }

  private static func text(of counts: (entries: Int, deleted: Int)) -> String {
    let entries = counted(counts.entries, "entry", "entries")
    return entries + (counts.deleted > 0 ? ", and \(counts.deleted) deleted" : "")
  }

  private static func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}
