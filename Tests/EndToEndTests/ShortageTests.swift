import Foundation
import Glibc
import Testing

extension EndToEndTests {
  /// Where nothing can be written the program says why, shows what is there and loses nothing.
  @Suite struct ShortageTests {
    @Test(.enabled(if: SmallDisk.isPermitted, "this needs the right to mount"))
    func onAFullDiskTheTextStaysInThePrompt() async throws {
      let disk = try SmallDisk(size: "1m")
      let tmux = try await Tmux()
      try await tmux.startProgram("--file \(disk.path("j.sqlite"))")
      try await tmux.add("There before")
      try disk.fill()
      // The log may have room for a little.
      let texts = (1...9).map { "Text \($0) " + String(repeating: "long ", count: 400) }
      var kept = 0
      for text in texts {
        try tmux.press("+")
        try await tmux.wait(for: "New entry")
        try tmux.paste(text)
        try await tmux.wait(for: "long lo")
        try tmux.press("Enter")
        let screen = try await tmux.wait(until: "an answer") {
          $0.selects(String(text.prefix(6))) || $0.text.contains("no space is left")
        }
        if screen.text.contains("no space is left") { break }
        kept += 1
      }
      try #require(kept < texts.count)
      try await expectOffer(of: texts[kept], in: tmux, disk)
      try await tmux.quit()
      #expect(try await Journal.texts(at: disk.path("j.sqlite")).count == kept + 2)
    }

    private func expectOffer(of text: String, in tmux: Tmux, _ disk: SmallDisk) async throws {
      try await tmux.wait(until: "the text in the prompt") {
        $0.text.contains("New entry") && $0.text.contains("long lo")
      }
      disk.makeRoom()
      try tmux.press("Enter")
      try await tmux.wait(until: "the entry") { $0.selects(String(text.prefix(6))) }
    }

    @Test(.enabled(if: SmallDisk.isPermitted, "this needs the right to mount"))
    func aDiskWithoutRoomForAJournalIsSaidSo() throws {
      let disk = try SmallDisk(size: "64k")
      let words = [Program.path, "journal", "add", "--file", disk.path("j.sqlite"), "text"]
      let command = try Command(words, environment: Program.environment(in: TemporaryFolder()))
      #expect(command.exit == .code(1))
      #expect(command.errors == "gatefold: no space is left for \(disk.path("j.sqlite"))\n")
    }

    /// The program is started without the superuser's right to pass over permissions.
    private static let prefix = geteuid() == 0 ? "setpriv --bounding-set=-all" : ""

    @Test(arguments: [(0o444, 0o755), (0o444, 0o555), (0o644, 0o555)] as [(mode_t, mode_t)])
    func whatCanOnlyBeReadIsShownAndNotChanged(file: mode_t, parent: mode_t) async throws {
      let folder = try TemporaryFolder()
      let parentPath = folder.path("data")
      let path = "\(parentPath)/j.sqlite"
      try await Journal.make(["Newest", "Oldest"], at: path)
      let before = try File.bytes(path)
      try #require(chmod(path, file) == 0 && chmod(parentPath, parent) == 0)
      defer { chmod(parentPath, 0o755) }
      let tmux = try await Tmux()
      try await tmux.startProgram("--file \(path)", prefix: Self.prefix)
      try await tmux.wait(until: "the entries") { $0.selects("Newest") }
      try tmux.press("Down")
      try await tmux.wait(until: "the other entry") { $0.selects("Oldest") }
      try await filter(in: tmux)
      for key in ["+", "e", "s", "t"] {
        try tmux.press(key)
        try await tmux.wait(until: "why not at \(key)") { $0.hasStatus("can only be read") }
        try tmux.press("Up", "Down")
        try await tmux.wait(until: "no message") { !$0.hasStatus("can only be read") }
      }
      try await tmux.quit()
      #expect(try File.bytes(path) == before)
    }

    private func filter(in tmux: Tmux) async throws {
      try tmux.press("/")
      try tmux.type("newest")
      try await tmux.wait(until: "what was found") { $0.selects("Newest") }
      try tmux.press("Escape")
      try await tmux.wait(for: "2 entries")
    }
  }
}
