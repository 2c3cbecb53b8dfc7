import GatefoldKit
import GatefoldTesting
import Testing

struct PasteboardTests {
  private let controller = ViewController()

  @Test
  func aCopyIsExactAndIsSaid() throws {
    let pilot = try Pilot(controller, width: 60, height: 3)
    let text = "日本\r\n\u{1B}[31m e\u{301}\u{0}"
    controller.copy(text, message: "Copied it")
    pilot.application.render()
    #expect(pilot.terminal.copiedText.map { Array($0.utf8) } == Array(text.utf8))
    #expect(pilot.screen.description.contains("│ Copied it"))
  }

  @Test
  func whatCannotBeCopiedIsSaidInstead() throws {
    let pilot = try Pilot(controller, width: 80, height: 3)
    controller.copy("short", message: "Copied it")
    controller.copy(String(repeating: "é", count: 40_000), message: "Copied it")
    pilot.application.render()
    #expect(
      pilot.screen.description.contains("Too long to copy: 80000 bytes, and terminals take 74994")
    )
    #expect(pilot.terminal.copiedText == "short")
    pilot.terminal.hasClipboard = false
    controller.copy("other", message: "Copied it")
    pilot.application.render()
    #expect(pilot.screen.description.contains("A terminal of the type virtual has no clipboard"))
    #expect(pilot.terminal.copiedText == "short")
  }

  @Test
  func aControllerInNoWindowCopiesNothing() {
    controller.copy("text", message: "Copied it")
    #expect(controller.window == nil)
  }
}
