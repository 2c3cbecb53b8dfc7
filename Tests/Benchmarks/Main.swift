import GatefoldKit
import Glibc

/// Programs to measure, by name: `list N` on a real terminal; `moves N COUNT`, `typing BYTES COUNT`,
/// `typing-in-a-word BYTES COUNT` and `journal COUNT FILE KEY…` on one in memory; `colors` on none.
@main
struct Main {
  static func main() async throws {
    let words = CommandLine.arguments.dropFirst()
    let numbers = words.dropFirst().compactMap { Int($0) }
    switch (words.first, numbers.first, numbers.dropFirst().first) {
    case ("list", let count?, nil):
      try await Application().run(NumbersViewController(count: count))
    case ("moves", let count?, let moves?):
      try Moves(count: count).run(moves)
    case ("typing", let count?, let keys?):
      try Typing(count: count).run(keys)
    case ("typing-in-a-word", let count?, let keys?):
      try Typing(count: count, hasParagraphs: false).run(keys)
    case ("journal", let count?, nil) where words.count > 3:
      let keys = words.dropFirst(3).compactMap(KeyPress.init(name:))
      try JournalKeys(path: words[words.startIndex + 2]).run(count, keys)
    case ("colors", nil, nil):
      exit(ColorRoundTrips.run() ? 0 : 1)
    default:
      print(
        """
        Usage: Benchmarks colors | list ROWS | moves ROWS COUNT | typing[-in-a-word] BYTES COUNT \
        | journal COUNT FILE KEY…
        """
      )
      exit(2)
    }
  }
}
