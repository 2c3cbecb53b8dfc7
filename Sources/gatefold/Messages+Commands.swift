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
    guard unreadLines > 0 else { return summary }
    return summary + "; \(counted(unreadLines, "line", "lines")) could not be read:"
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
    "\(file == "-" ? "standard input" : file): \(refusal.sentence)"
  }

  static func sound(entries: Int, deleted: Int) -> String {
    let count = counted(entries, "entry", "entries")
    return "The journal is sound: \(count)" + (deleted > 0 ? ", and \(deleted) deleted" : "")
  }

  private static func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}
