import GatefoldKit
import Glibc

/// Programs to measure, by name: `list N` on a real terminal, `moves N COUNT` on one in memory.
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
    default:
      print("Usage: Benchmarks list ROWS | moves ROWS COUNT")
      exit(2)
    }
  }
}
