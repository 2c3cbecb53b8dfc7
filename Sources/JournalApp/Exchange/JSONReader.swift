import FoundationEssentials
import Interchange

/// Reads the journals that are kept in JSON, each by what its members are called.
nonisolated struct JSONReader {
  let source: SourceLines
  let calendar: Calendar
  var result = ImportResult(format: .gatefold)
  private var unkeptNames: Set<String> = []

  /// Reads a file.
  ///
  /// - Throws: A refusal.
  static func read(
    _ source: SourceLines,
    calendar: Calendar
  ) throws(ImportRefusal) -> ImportResult {
    var parser = JSONParser(source.bytes)
    let value: JSONValue
    do throws(JSONParser.Failure) {
      value = try parser.parse()
    } catch {
      throw brokenJSON(at: error.offset, in: source)
    }
    var reader = JSONReader(source: source, calendar: calendar)
    reader.result.problems = ImportProblem.ofEncoding(source)
    try reader.readJournal(value)
    for offset in parser.loneSurrogates {
      let line = source.line(ofByte: offset) + 1
      reader.result.problems.append(ImportProblem(.loneSurrogate, line: line))
    }
    return reader.result
  }

  private init(source: SourceLines, calendar: Calendar) {
    self.source = source
    self.calendar = calendar
  }

  private mutating func readJournal(_ value: JSONValue) throws(ImportRefusal) {
    if value["gatefold"] != nil {
      try readGatefold(value)
    } else if value["version"] != nil, value["entries"] != nil {
      try readTuiJournalExport(value)
    } else if isJrnl(value) {
      readJrnl(value)
    } else if let elements = value.elements {
      try readTuiJournalStore(elements)
    } else if let books = value.members, !books.isEmpty, books.allSatisfy(\.value.isDnoteBook) {
      readDnote(books)
    } else {
      throw .unknownJSON
    }
  }

  private static func brokenJSON(at offset: Int, in source: SourceLines) -> ImportRefusal {
    let (line, column) = source.position(ofByte: offset)
    return .brokenJSON(line: line, column: column, isAtEnd: offset >= source.bytes.count)
  }
}

// MARK: - What the formats have in common

nonisolated extension JSONReader {
  /// Why an entry is left out.
  struct Skip: Error {
    var reason: ImportProblem.Reason
  }

  /// The number, from 1 on, of the line that a value begins in.
  func line(of value: JSONValue) -> Int {
    source.line(ofByte: value.offset) + 1
  }

  /// Takes the entries that a closure makes of values, and reports the others.
  mutating func read(
    _ values: [JSONValue],
    keeping names: Set<String>,
    _ entry: (JSONValue) throws(Skip) -> ImportedEntry
  ) {
    for value in values {
      do throws(Skip) {
        guard value.members != nil else { throw Skip(reason: .notAnEntry) }
        result.entries.append(try entry(value))
        reportUnkept(value, keeping: names)
      } catch {
        result.problems.append(ImportProblem(error.reason, line: line(of: value)))
      }
    }
  }

  /// Reports each member that is not kept the first time that its name occurs.
  private mutating func reportUnkept(_ value: JSONValue, keeping names: Set<String>) {
    for member in value.members ?? [] where !names.contains(member.name) && !member.value.isNull {
      guard unkeptNames.insert(member.name).inserted else { continue }
      let line = line(of: member.value)
      result.problems.append(ImportProblem(.unkept(key: member.name), line: line))
    }
  }

  /// The text of a member; empty where there is none.
  func text(_ value: JSONValue, _ name: String) throws(Skip) -> String {
    guard let member = value[name] else { return "" }
    guard let text = member.string else { throw Skip(reason: .unusable(key: name)) }
    return text
  }

  /// A member that is true or false; false where there is none.
  func flag(_ value: JSONValue, _ name: String) throws(Skip) -> Bool {
    guard let member = value[name] else { return false }
    guard let flag = member.bool else { throw Skip(reason: .unusable(key: name)) }
    return flag
  }

  /// The texts of a member; none where there is no such member.
  func texts(_ value: JSONValue, _ name: String) throws(Skip) -> [String] {
    guard let member = value[name], !member.isNull else { return [] }
    let texts = member.elements?.compactMap(\.string)
    guard let texts, texts.count == member.elements?.count else {
      throw Skip(reason: .unusable(key: name))
    }
    return texts
  }

  /// The date in a member.
  func writtenDate(_ value: JSONValue, _ name: String) throws(Skip) -> WrittenDate {
    guard let member = value[name], !member.isNull else { throw Skip(reason: .missing(key: name)) }
    guard let date = member.string.flatMap({ WrittenDate($0) }) else {
      throw Skip(reason: .unusable(key: name))
    }
    return date
  }

  /// What a written date stands for here.
  func date(_ written: WrittenDate, of text: String) throws(Skip) -> ImportedDate {
    guard let date = ImportedDate(written, calendar: calendar) else {
      throw Skip(reason: .impossibleDate(text))
    }
    return date
  }

  /// The identifier in a member, if it is a UUID.
  func id(_ value: JSONValue, _ name: String) -> EntryID? {
    value[name]?.string.flatMap { EntryID(text: $0) }
  }
}
