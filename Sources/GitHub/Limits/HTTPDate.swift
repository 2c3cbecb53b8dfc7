import Foundation

/// A date as HTTP has it (RFC 9110, 5.6.7): `Sun, 06 Nov 1994 08:49:37 GMT`.
enum HTTPDate {
  /// Reads a date; nil where it is none.
  static func parse(_ text: String) -> Date? {
    let words = text.split { $0 == " " || $0 == "," || $0 == "-" }
    guard words.count == 6, words[5] == "GMT", let month = months.firstIndex(of: words[2]) else {
      return nil
    }
    let time = words[4].split(separator: ":").map { Int($0) }
    guard let day = Int(words[1]), let year = Int(words[3]), year > 999, time.count == 3,
      let hour = time[0], let minute = time[1], let second = time[2]
    else { return nil }
    var parts = DateComponents()
    (parts.year, parts.month, parts.day) = (year, month + 1, day)
    (parts.hour, parts.minute, parts.second) = (hour, minute, second)
    return calendar.date(from: parts)
  }

  private static let months: [Substring] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }
}
