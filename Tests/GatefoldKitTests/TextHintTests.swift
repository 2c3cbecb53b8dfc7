import GatefoldKit
import GatefoldTesting
import Testing

/// Which keys the bar at the bottom promises while others type.
struct TextHintTests {
  private final class Host: ViewController {
    let field = TextField()

    override func loadView() {
      view = View()
      view.addSubview(field)
    }

    override func viewDidLayoutSubviews() {
      field.frame = Rect(x: 0, y: 0, width: view.bounds.width, height: 1)
    }

    private static let commands = [
      KeyCommand("d", title: "Delete", isHinted: true, action: Host.act),
      KeyCommand("x", "alt-x", title: "Export", isHinted: true, action: Host.act),
      KeyCommand("ctrl-k", title: "Keep", isHinted: true, action: Host.act),
    ]

    override var keyCommands: [KeyCommand] { Self.commands }

    private func act() { title = "acted" }
  }

  @Test
  func keysThatTypeAreNotPromisedWhileAFieldHasTheKeyboard() throws {
    let host = Host()
    let pilot = try Pilot(host, width: 60, height: 3)
    #expect(pilot.terminal.lines[2].hasSuffix(" Alt-X Export  F1 Help  Ctrl-C Quit "))
    pilot.press("d", "x", "ctrl-k")
    #expect(host.title == nil)
    pilot.press("alt-x")
    #expect(host.title == "acted")
  }

  @Test
  func allKeysArePromisedWhereNobodyTypes() throws {
    let host = Host()
    host.field.isEnabled = false
    let pilot = try Pilot(host, width: 60, height: 3)
    #expect(pilot.terminal.lines[2].hasSuffix("d Delete  x Export  Ctrl-K Keep  ? Help  q Quit "))
  }

  @Test
  func aClickOnAHintDoesWhatItsKeyDoes() throws {
    let host = Host()
    let pilot = try Pilot(host, width: 60, height: 3)
    pilot.click(x: 30, y: 2)
    #expect(host.title == "acted")
  }
}
