package import FoundationEssentials

/// What entries have to be to be shown, as a person types it.
///
/// Every criterion has to hold:
///
/// - `word` begins a word of the text, without case and diacritics: `logi` finds `LÓGICA`. In
///   scripts that put no spaces between words it may be anywhere.
/// - `"some words"` are there side by side.
/// - `@tag` or `#tag` is a tag of the text. The last word of a filter that is being typed may be the
///   beginning of one.
/// - `from:DATE`, `to:DATE` and `on:DATE` bound the day, themselves included. A date is a day
///   (`2026-11-03`, `today`, `yesterday`), a month (`2026-11`) or a year (`2026`).
/// - `is:starred`.
///
/// Everything else is words. A word without a letter, digit or symbol asks for nothing.
package nonisolated struct EntryFilter: Hashable, Sendable {
  /// The filter as it was typed.
  package let text: String
  /// The first thing in it that cannot be understood and is left out of account; nil where all can.
  package private(set) var problem: Problem?

  /// Words that stand side by side.
  private(set) var phrases: [SearchPhrase] = []
  /// Tags, as the full-text index has them.
  private(set) var tags: [TagPattern] = []
  /// Whether only entries with a star pass.
  private(set) var isStarred = false
  /// The instants that entries may be of.
  private(set) var instants = Self.allInstants

  static let allInstants = Int64.min..<Int64.max

  /// More criteria than this are not looked at.
  private static let capacity = 32

  /// Takes a filter as it was typed.
  ///
  /// - Parameters:
  ///   - text: The filter.
  ///   - days: The viewer's days, which dates are of.
  ///   - now: The moment that makes a day today's.
  ///   - isBeingTyped: Whether the last word may go on.
  package init(_ text: String, days: DayCalendar, now: Date, isBeingTyped: Bool = false) {
    self.text = text
    let dates = FilterDates(days: days, now: now)
    var words = FilterWord.split(text)[...]
    if words.count > Self.capacity {
      problem = .tooLong
      words = words.prefix(Self.capacity)
    }
    for word in words {
      let isOpen = isBeingTyped && word.isLast
      if word.isQuoted {
        add(SearchPhrase(word.text, isPrefix: word.isOpen))
      } else if let tag = Self.tag(word.text) {
        tags.append(TagPattern(tag, isPrefix: isOpen))
      } else if !takeKey(of: word.text, dates: dates) {
        add(SearchPhrase(word.text, isPrefix: true))
      }
    }
  }

  /// A filter that every entry passes.
  package init() {
    text = ""
  }

  /// A filter that the entries of some instants pass.
  init(instants: Range<Int64>) {
    text = ""
    self.instants = instants
  }

  /// Whether every entry passes.
  package var isEmpty: Bool {
    phrases.isEmpty && tags.isEmpty && !isStarred && instants == Self.allInstants
  }

  /// Whether an entry passes.
  ///
  /// - Complexity: O(length of the text) for each word.
  package func matches(_ entry: Entry) -> Bool {
    guard instants.contains(entry.date.milliseconds), entry.isStarred || !isStarred else {
      return false
    }
    let entryTags = tags.isEmpty ? [] : entry.tags
    guard tags.allSatisfy({ entryTags.contains(where: $0.matches) }) else { return false }
    guard !phrases.isEmpty else { return true }
    let words = SearchText.split(entry.text)
    return phrases.allSatisfy { !$0.ranges(in: words).isEmpty }
  }

  /// What the full-text index is asked for; nil where it need not be asked.
  var match: String? {
    let words = phrases.map { "words : " + $0.match }
    let labels = tags.map { "labels : " + $0.match }
    let star = isStarred ? ["labels : \"\(EntryLabels.star)\""] : []
    let all = words + labels + star
    return all.isEmpty ? nil : all.joined(separator: " AND ")
  }

  private mutating func add(_ phrase: SearchPhrase) {
    if !phrase.isEmpty { phrases.append(phrase) }
  }

  private static func tag(_ word: String) -> EntryTag? {
    guard let range = EntryTag.ranges(in: word).first,
      range == word.startIndex..<word.endIndex
    else { return nil }
    return EntryTag(word)
  }

  /// Takes a criterion of the form `key:value`.
  ///
  /// - Returns: Whether the word is one, understood or not.
  private mutating func takeKey(of word: String, dates: FilterDates) -> Bool {
    guard let colon = word.firstIndex(of: ":"),
      let key = FilterKey(rawValue: word[..<colon].lowercased())
    else { return false }
    let value = String(word[word.index(after: colon)...]).lowercased()
    if key == .is {
      if value == "starred" { isStarred = true } else { note(.unknownState(value)) }
    } else if let days = dates.days(value) {
      instants = instants.clamped(to: key.instants(of: days))
    } else {
      note(.noDate(key: key.rawValue, value: value))
    }
    return true
  }

  private mutating func note(_ problem: Problem) {
    if self.problem == nil { self.problem = problem }
  }
}
