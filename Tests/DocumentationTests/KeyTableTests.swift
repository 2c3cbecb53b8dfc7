import Testing

/// The tables of keys, against the commands that the program has.
@MainActor
struct KeyTableTests {
  private let survey: KeyCommandSurvey
  private let colors: KeyCommandSurvey
  private let table: [KeyCommandSurvey.Line]
  private let tasks: [KeyCommandSurvey.Line]
  private let colorTasks: [KeyCommandSurvey.Line]

  init() throws {
    survey = try .journal()
    colors = try .colors()
    let manual = try Repository.text(of: "docs/COLORS.md")
    // The other tables are about something else.
    let keys = manual.split(separator: "\n### ").filter { $0.hasPrefix("Keys\n") }
    colorTasks = Self.lines(in: keys.joined())
    table = Self.lines(in: try Repository.text(of: "README.md"))
    tasks = Self.lines(in: try Repository.text(of: "docs/JOURNAL.md"))
  }

  @Test func everyLineIsACommandWithAllOfItsKeys() {
    #expect(table.count > 20)
    #expect(tasks.count > 20)
    let lines = table + tasks
    #expect(lines.filter { !survey.lines.contains($0) }.map(\.testDescription) == [])
  }

  @Test func everyLineOfTheColoursIsACommandOfTheirs() {
    #expect(colorTasks.count > 30)
    #expect(colorTasks.filter { !colors.lines.contains($0) }.map(\.testDescription) == [])
  }

  @Test func everyHintedCommandHasALine() {
    let known = table + colorTasks
    #expect(colors.hinted.subtracting(known).map(\.testDescription).sorted() == [])
    #expect(survey.hinted.subtracting(table).map(\.testDescription).sorted() == [])
  }

  @Test func readsALineOfTheTable() {
    let lines = Self.lines(in: "| List | `↓` `j` / `/` | Next row / Filter |\n|---|---|---|")
    #expect(lines.map(\.testDescription) == ["j ↓: Next row", "/: Filter"])
  }

  /// The commands in the tables of a text: in the second column keys, each in backticks, and in the
  /// third what they do; a slash between spaces separates commands.
  static func lines(in text: String) -> [KeyCommandSurvey.Line] {
    text.split(separator: "\n")
      .flatMap { line -> [KeyCommandSurvey.Line] in
        let columns = line.split(separator: " | ", omittingEmptySubsequences: false)
        guard line.hasPrefix("|"), columns.count == 3, columns[1].contains("`") else { return [] }
        let keys = columns[1].split(separator: " / ")
        let titles = columns[2].dropLast(2).split(separator: " / ")
        return zip(keys, titles)
          .map { keys, title in
            let names = keys.split(separator: " ").map { $0.dropFirst().dropLast() }
            return KeyCommandSurvey.Line(keys: Set(names.map(String.init)), title: String(title))
          }
      }
  }
}
