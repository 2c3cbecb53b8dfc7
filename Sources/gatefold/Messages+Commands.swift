import JournalApp

/// What the plain commands say.
extension Messages {
  static let repairedInput = "bytes of the text that are not UTF-8 were replaced by U+FFFD"

  static func added(_ id: String, at time: String) -> String {
    "Added \(id) at \(time)"
  }

  /// A row of the list: its number, its time, and its first line with a mark where there are more.
  static func row(_ number: Int, _ time: String, title text: String) -> String {
    let place = String(number)
    let line = text.prefix { $0 != "\n" }
    let mark = line.endIndex == text.endIndex ? "" : " …"
    let indent = String(repeating: " ", count: max(0, 5 - place.count))
    return "\(indent)\(place)  \(time)  \(line)\(mark)"
  }

  /// What became of a file's entries, in one line.
  static func imported(_ count: ImportCount, unreadLines: Int) -> String {
    var parts = ["Imported \(counted(count.added, "entry", "entries"))"]
    if count.updated > 0 { parts.append("changed \(count.updated)") }
    if count.present > 0 { parts.append("\(count.present) already there") }
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

  static func checked(_ check: JournalCheck) -> String {
    let count = counted(check.entries, "entry", "entries")
    let deleted = check.deleted > 0 ? ", and \(check.deleted) deleted" : ""
    guard !check.problems.isEmpty else { return "The journal is sound: \(count)\(deleted)" }
    return "The journal is damaged: \(count)\(deleted) can be seen"
  }

  private static func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}
