import FoundationEssentials
import Interchange

nonisolated extension JSONReader {
  /// Reads the books of notes that dnote kept in JSON before version 0.5; a book is a tag here.
  mutating func readDnote(_ books: [(name: String, value: JSONValue)]) {
    result.format = .dnote
    let names: Set = [
      "uuid", "content", "added_on", "edited_on", "editd_on", "public", "UID", "Content", "AddedOn",
    ]
    let reader = self
    for book in books {
      let notes = book.value.elements ?? book.value["notes"]?.elements ?? []
      read(notes, keeping: names) { value throws(Skip) in
        try reader.dnoteEntry(value, book: book.name)
      }
    }
  }

  private func dnoteEntry(
    _ value: JSONValue,
    book: String
  ) throws(Skip) -> ImportedEntry {
    // The first generation has the names of Go's fields.
    let isFirst = value["Content"] != nil
    let dateName = isFirst ? "AddedOn" : "added_on"
    guard let added = value[dateName] else { throw Skip(reason: .missing(key: dateName)) }
    guard let seconds = added.integer else { throw Skip(reason: .unusable(key: dateName)) }
    guard let date = ImportedDate(seconds: seconds, calendar: calendar) else {
      throw Skip(reason: .impossibleDate(String(seconds)))
    }
    let content = try text(value, isFirst ? "Content" : "content")
    let text = TagText.appending([book], to: content)
    var entry = ImportedEntry(date, text: text, line: line(of: value))
    entry.id = id(value, "uuid")
    // "editd_on" is how one generation spells it; 0 stands for never.
    let edited = (value["edited_on"] ?? value["editd_on"])?.integer ?? 0
    if edited > 0 { entry.modified = ImportedDate(seconds: edited, calendar: calendar)?.instant }
    return entry
  }
}

nonisolated extension JSONValue {
  /// Whether it is a book of one of dnote's generations.
  var isDnoteBook: Bool {
    if let notes = elements { return notes.allSatisfy { $0["Content"] != nil } }
    return self["notes"]?.elements != nil && self["name"] != nil
  }

  /// Whether it is an entry of dnote's log.
  var isDnoteAction: Bool {
    self["type"] != nil && self["data"] != nil && self["timestamp"] != nil
  }
}
