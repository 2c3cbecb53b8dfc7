import Foundation
import Testing

/// The built program, in pipes.
@Suite(.enabled(if: Program.isBuilt, "the program is not built"))
final class ProgramTests {
  private let folder = "/tmp/gatefold-\(UUID().uuidString)"

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private var journal: String { "--file \(folder)/journal.sqlite" }

  @Test
  func addsAndListsInPipes() throws {
    #expect(try sh("echo 'from a pipe' | $G journal add \(journal)").hasPrefix("Added "))
    #expect(try sh("$G journal add \(journal) -- -5 degrees").hasPrefix("Added "))
    #expect(try sh("$G journal list \(journal) | wc -l") == "2\n")
    #expect(
      try sh("$G journal export \(journal) | $G journal import \(journal) -")
        == "Imported 0 entries, 2 already there\n"
    )
  }

  @Test
  func textIsUnicodeInTheCLocale() throws {
    _ = try sh("LC_ALL=C $G journal add \(journal) 'Þetta er mín fyrsta færsla'")
    #expect(try sh("LC_ALL=C $G journal list \(journal)").hasSuffix("Þetta er mín fyrsta færsla\n"))
  }

  @Test
  func aReaderThatLeavesIsNoFailure() throws {
    let lines = "seq -f '[2013-06-09 15:39] %g with some words' 5000"
    _ = try sh("\(lines) | $G journal import \(journal) -")
    #expect(
      try sh("set -o pipefail; $G journal list \(journal) | head -n 1 | wc -l; echo $?") == "1\n0\n"
    )
  }

  @Test
  func failuresHaveTheirExitCodes() throws {
    #expect(
      try sh("$G journal check --file /nowhere/x; echo $?")
        == "gatefold: there is no file /nowhere/x\n1\n"
    )
    #expect(
      try sh("$G journal lst; echo $?")
        == "gatefold: there is no command 'journal lst'; did you mean 'journal list'?\n2\n"
    )
    #expect(
      try sh("$G journal add \(journal) x > /dev/full; echo $?")
        .hasSuffix("No space left on device\n1\n")
    )
    #expect(try sh("$G journal </dev/null | cat").contains("terminal"))
    #expect(try sh("$G journal import --help").hasPrefix("Usage: gatefold journal import FILE…"))
  }

  @Test
  func manyAddAtOnce() throws {
    let adds =
      "for i in $(seq 40); do $G journal add \(journal) \"number $i\" >/dev/null & done; wait"
    #expect(try sh(adds).isEmpty)
    #expect(try sh("$G journal check \(journal)") == "The journal is sound: 40 entries\n")
  }

  /// The dynamic loader lists what it would load; see ld.so(8).
  @Test
  func theJournalLoadsNoLibraryOfTheNetworkOrOfPictures() throws {
    let libraries = try sh("LD_TRACE_LOADED_OBJECTS=1 $G")
    #expect(libraries.contains("libncursesw"))
    for library in ["FoundationNetworking", "libcurl", "libchafa", "pixbuf"] {
      #expect(!libraries.contains(library))
    }
  }

  @Test
  func aMissingPartIsNamed() throws {
    _ = try sh("mkdir -p \(folder) && cp $G \(folder)/gatefold")
    let answer = try sh("\(folder)/gatefold repos; echo $?")
    #expect(answer.hasPrefix("gatefold: \(folder)/gatefold-repos is missing; "))
    #expect(answer.hasSuffix("\n1\n"))
  }

  @Test
  func repositoriesThatCannotBeHadAreSaidInALineEach() throws {
    let refused = try sh("$G repos --api http://127.0.0.1:1 octocat a/b; echo $?")
    let lines = refused.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("gatefold: octocat: the server cannot be reached: "))
    #expect(lines[1] == "gatefold: a/b: 'a/b' cannot be a user's name")
    #expect(lines[2] == "1")
  }

  @Test
  func aCacheThatCannotBeUsedIsSaid() throws {
    let file = folder + "/file"
    let answer = try sh("mkdir -p \(folder); touch \(file); XDG_CACHE_HOME=\(file) $G repos")
    #expect(answer == "gatefold: answers are not kept: \(file)/gatefold cannot be yours alone\n")
  }

  @Test
  func withNobodyFollowedNoRepositoriesArePrinted() throws {
    // Many times, as threads that are beginning must not get in the way of the end.
    #expect(try sh("for i in $(seq 20); do $G repos || echo $?; done").isEmpty)
    #expect(try sh("$G repos --json | tr -d ' \\n'; echo $?") == "[]0\n")
    #expect(try sh("$G repos --api 'http://a b'; echo $?").hasSuffix("is\n1\n"))
  }

  /// Runs a line in a shell, with the program as `$G`.
  ///
  /// - Returns: What came on standard output and standard error.
  private func sh(_ line: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", "exec 2>&1; \(line)"]
    process.environment = [
      "G": Program.path, "PATH": "/usr/bin:/bin", "HOME": folder, "TZ": "UTC", "TERM": "dumb",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}

/// The program beside the tests.
nonisolated private enum Program {
  static let path = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "gatefold").path()

  static let isBuilt = FileManager.default.isExecutableFile(atPath: path)
}
