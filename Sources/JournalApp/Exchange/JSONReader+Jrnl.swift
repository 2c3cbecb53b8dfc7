import Interchange

nonisolated extension JSONReader {
  /// Whether it is what `jrnl --format json` writes: to one file, or an entry to each.
  func isJrnl(_ value: JSONValue) -> Bool {
    if let entries = value["entries"]?.elements {
      return value["tags"] != nil || entries.first?["body"] != nil
    }
    return value["title"]?.string != nil && value["body"] != nil && value["time"] != nil
  }

  mutating func readJrnl(_ value: JSONValue) {
    result.format = .jrnlJSON
    let names: Set = ["title", "body", "date", "time", "tags", "starred", "uuid"]
    let reader = self
    read(value["entries"]?.elements ?? [value], keeping: names) { value throws(Skip) in
      try reader.jrnlEntry(value)
    }
  }

  private func jrnlEntry(_ value: JSONValue) throws(Skip) -> ImportedEntry {
    var written = try writtenDate(value, "date")
    if let time = value["time"] {
      guard let clock = time.string.flatMap({ ClockTime($0) }) else {
        throw Skip(reason: .unusable(key: "time"))
      }
      written.time = clock
    }
    let date = try date(written, of: value["date"]?.string ?? "")
    let parts = [try text(value, "title"), try text(value, "body")].filter { !$0.isEmpty }
    let text = TagText.appending(try texts(value, "tags"), to: parts.joined(separator: "\n"))
    var entry = ImportedEntry(date, text: text, line: line(of: value))
    entry.isStarred = try flag(value, "starred")
    entry.id = id(value, "uuid")
    return entry
  }
}
