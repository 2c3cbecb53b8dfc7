import FoundationEssentials
import Interchange

/// Reads jrnl's text: an entry begins with a line that begins with a date, and goes up to the next.
nonisolated struct JrnlTextReader {
  private typealias Header = (line: Int, header: JrnlHeader)

  let source: SourceLines
  let calendar: Calendar

  /// Reads all entries.
  ///
  /// - Throws: `noEntries` where no line begins with a date.
  func read() throws(ImportRefusal) -> ImportResult {
    let isLegacy = firstLineIsPlainHeader
    var headers = headers(isLegacy ? JrnlHeader.init(plain:) : JrnlHeader.init(bracketed:))
    guard let first = headers.first else { throw .noEntries }
    var result = ImportResult(format: isLegacy ? .legacyJrnlText : .jrnlText)
    result.problems = ImportProblem.ofEncoding(source)
    reportText(before: first.line, in: &result)
    settleOrder(of: &headers, in: &result)
    for (index, header) in headers.enumerated() {
      let end = index + 1 < headers.count ? headers[index + 1].line : source.count
      readEntry(header, upTo: end, isLegacy: isLegacy, into: &result)
    }
    return result
  }

  /// Whether the file is of the time before brackets; then a line in brackets is text.
  private var firstLineIsPlainHeader: Bool {
    let first = source.ranges.indices.first { !isBlank($0) }
    return first.flatMap { JrnlHeader(plain: source[$0]) } != nil
  }

  private func headers(_ read: (ArraySlice<UInt8>) -> JrnlHeader?) -> [Header] {
    source.ranges.indices.compactMap { line in read(source[line]).map { (line, $0) } }
  }

  private func reportText(before line: Int, in result: inout ImportResult) {
    guard let first = (0..<line).first(where: { !isBlank($0) }) else { return }
    let last = lastLine(of: first..<line)
    let reason = ImportProblem.Reason.outsideOfEntries(source.text(ofLine: first))
    result.problems.append(ImportProblem(reason, line: first + 1, lastLine: last + 1))
  }

  /// Takes the day first in dates such as `03/04/2026` if other dates of the file show that.
  private func settleOrder(of headers: inout [Header], in result: inout ImportResult) {
    let orders = Set(headers.lazy.map(\.header.date.order))
    guard orders.contains(.open) else { return }
    if orders.contains(.dayFirst) {
      for index in headers.indices where headers[index].header.date.order == .open {
        headers[index].header.date = headers[index].header.date.withDayAndMonthExchanged
      }
    } else if !orders.contains(.monthFirst) {
      result.problems.append(ImportProblem(.guessedMonthFirst))
    }
  }

  private func readEntry(
    _ header: Header,
    upTo end: Int,
    isLegacy: Bool,
    into result: inout ImportResult
  ) {
    let (line, header) = header
    let last = lastLine(of: line..<end)
    guard let date = ImportedDate(header.date, calendar: calendar) else {
      let reason = ImportProblem.Reason.impossibleDate(source.text(ofLine: line))
      result.problems.append(ImportProblem(reason, line: line + 1, lastLine: last + 1))
      return
    }
    let start = source.ranges[line].lowerBound + header.length
    let raw = source.text(of: line..<last + 1, from: start)
    let (text, isStarred) = JrnlText.decode(isLegacy ? raw : JrnlText.unescape(raw))
    var entry = ImportedEntry(date, text: text, line: line + 1)
    entry.isStarred = isStarred
    result.entries.append(entry)
  }

  /// The last of some lines that is not blank, or the first.
  private func lastLine(of lines: Range<Int>) -> Int {
    lines.last { !isBlank($0) } ?? lines.lowerBound
  }

  private func isBlank(_ line: Int) -> Bool {
    source[line].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}
