/// The entries of the pages that were looked at last.
///
/// A page is so many rows counted over all days.
nonisolated struct EntryPages {
  private static let rowsPerPage = 64
  private static let capacity = 8

  private var pages: [Int: [Entry]] = [:]
  private var order: [Int] = []

  /// The entry of a row, from a page that is kept or from one that is read now.
  ///
  /// - Parameters:
  ///   - row: The row's number over all days.
  ///   - read: Reads the entries of a range of rows, or fewer where there are not as many.
  /// - Returns: The entry; nil where there are not as many rows.
  mutating func entry(
    atRow row: Int,
    read: (Range<Int>) throws -> [Entry]
  ) rethrows -> Entry? {
    let (number, place) = row.quotientAndRemainder(dividingBy: Self.rowsPerPage)
    let page = try pages[number] ?? add(number, read: read)
    return place < page.count ? page[place] : nil
  }

  /// Forgets all pages.
  mutating func removeAll() {
    pages.removeAll(keepingCapacity: true)
    order.removeAll(keepingCapacity: true)
  }

  private mutating func add(_ number: Int, read: (Range<Int>) throws -> [Entry]) rethrows -> [Entry]
  {
    let start = number * Self.rowsPerPage
    let page = try read(start..<start + Self.rowsPerPage)
    if order.count == Self.capacity { pages[order.removeFirst()] = nil }
    pages[number] = page
    order.append(number)
    return page
  }
}
