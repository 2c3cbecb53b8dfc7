import FoundationEssentials
import Interchange

/// A folder that holds a journal: jrnl's, with a file a day as `2026/11/29.txt`, or Day One's.
nonisolated struct JournalFolder {
  let path: String
  let reader: JournalReader

  /// Reads all files of the journal, and says which others there are beside them.
  ///
  /// - Throws: A refusal, where there is no file of a journal.
  func read() throws(ImportRefusal) -> ImportResult {
    let names = try contents(of: "")
    let dayOne = names.filter { $0.hasSuffix(".doentry") }
    if !dayOne.isEmpty { return read(dayOne, as: .dayOneFolder, beside: names) }
    // Day One keeps them in a folder of that name, beside one of photographs.
    if names.contains("entries"), !names.contains(where: { isNumber($0, digits: 4) }) {
      return try JournalFolder(path: path + "/entries", reader: reader).read()
    }
    return try readDays()
  }

  private func readDays() throws(ImportRefusal) -> ImportResult {
    var others: [String] = []
    let years = try partition([""], { isNumber($0, digits: 4) }, others: &others)
    let months = try partition(years, { isNumber($0, digits: 2) }, others: &others)
    let days = try partition(months, isDay, others: &others)
    guard !days.isEmpty else { throw .unknownFolder }
    return read(days, as: .jrnlFolder, beside: days + others)
  }

  /// The paths in some folders whose last name passes; the others are put with the others.
  private func partition(
    _ folders: [String],
    _ passes: (String) -> Bool,
    others: inout [String]
  ) throws(ImportRefusal) -> [String] {
    var passing: [String] = []
    for folder in folders {
      for name in try contents(of: folder) {
        let path = folder.isEmpty ? name : folder + "/" + name
        if passes(name) { passing.append(path) } else { others.append(path) }
      }
    }
    return passing
  }

  private func read(
    _ files: [String],
    as format: ImportFormat,
    beside all: [String]
  ) -> ImportResult {
    var result = ImportResult(format: format)
    for file in files {
      do throws(ImportRefusal) {
        let part = try reader.read(at: path + "/" + file)
        result.entries += part.entries
        result.problems += part.problems.map { $0.in(file) }
      } catch {
        result.problems.append(ImportProblem(.refused(error)).in(file))
      }
    }
    let others = Set(all).subtracting(files).sorted()
    result.problems += others.map { ImportProblem(.foreignFile).in($0) }
    return result
  }

  /// The names in a folder inside, in order; none where it is a file.
  private func contents(of name: String) throws(ImportRefusal) -> [String] {
    let folder = name.isEmpty ? path : path + "/" + name
    guard FileBytes.isFolder(folder) else { return [] }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw .unreadable("the folder \(folder) cannot be listed")
    }
  }

  private func isDay(_ name: String) -> Bool {
    name.hasSuffix(".txt") && isNumber(name.dropLast(4), digits: 2)
  }

  private func isNumber(_ name: some StringProtocol, digits: Int) -> Bool {
    name.utf8.count == digits && name.utf8.allSatisfy(ByteScanner.isDigit)
  }
}
