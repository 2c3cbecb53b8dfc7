import Colorimetry
import GatefoldKit
import GatefoldTesting
import Storage
import Testing

@testable import ColorsApp

/// The lists and the detail by themselves, each with somebody else as its delegate.
struct ColorJoiningTests {
  private final class Selections: ColorSelectionDelegate {
    var names: [String?] = []

    func didSelect(color: NamedColor?) { names.append(color?.name) }
  }

  private final class Mixes: ColorMixingDelegate {
    var names: [String] = []
    var forms: [ColorForm] = []

    func didMix(color: NamedColor) { names.append(color.name) }

    func didChoose(form: ColorForm) { forms.append(form) }
  }

  @Test func aListTellsItsDelegateWhatIsSelected() throws {
    let list = ColorListViewController(
      store: try SavedColorStore(at: .memory),
      environment: ColorsEnvironment(hueCount: 2)
    )
    let selections = Selections()
    list.delegate = selections
    let pilot = try Pilot(NavigationController(rootViewController: list), width: 40, height: 10)
    selections.names = []
    pilot.press("down", "down", "up", "_")
    let first = "H:0.5 S:1.0 B:1.0"
    #expect(selections.names == [first, "H:1.0 S:1.0 B:1.0", first, nil])
  }

  @Test func scalesTellTheSameDelegateAndTheListTellsItAgain() throws {
    let list = ColorListViewController(
      store: try SavedColorStore(at: .memory),
      environment: ColorsEnvironment(hueCount: 2)
    )
    let selections = Selections()
    list.delegate = selections
    let pilot = try Pilot(NavigationController(rootViewController: list), width: 40, height: 10)
    selections.names = []
    pilot.press("enter")
    #expect(selections.names.last == "L 0 %")
    pilot.press("escape")
    #expect(selections.names.last == "H:0.0 S:1.0 B:1.0")
  }

  @Test func aDetailTellsItsDelegateWhatIsMixedAndKeepsIt() throws {
    let detail = ColorViewController()
    let mixes = Mixes()
    detail.delegate = mixes
    detail.color = NamedColor("red", SRGBColor(rgb: 0xFF_0000))
    let pilot = try Pilot(detail, width: 60, height: 24)
    #expect(pilot.terminal.lines.contains { $0.contains("red") })
    pilot.press("end", "down", "page-down")
    #expect(mixes.names == ["H:1.0 S:1.0 B:1.0", "H:1.0 S:0.9 B:1.0"])
    #expect(detail.color?.name == "H:1.0 S:0.9 B:1.0")
    detail.color = nil
    pilot.send()
    #expect(pilot.terminal.lines[0].hasPrefix("Nothing selected"))
  }

  @Test func theOwnerHasTheDetailFollowAndTheListsTitleToo() throws {
    let colors = try Colors()
    for name in ["H:0.083 S:1.0 B:1.0", "H:0.167 S:1.0 B:1.0"] {
      colors.pilot.press("down")
      #expect(colors.detailLines[2].contains(name))
      #expect(colors.listLines[0].contains(name))
    }
    colors.pilot.press("tab", "down", "left")
    #expect(colors.listLines[0].contains("H:0.167 S:0.99 B:1.0"))
    #expect(colors.detailLines[2].contains("H:0.167 S:0.99 B:1.0"))
    colors.pilot.press("escape", "up")
    #expect(colors.detailLines[2].contains("H:0.083 S:1.0 B:1.0"))
  }

  // MARK: - Scales

  @Test func enterGoesDeeperAndBackLeadsOut() throws {
    let colors = try Colors()
    colors.pilot.press("down", "enter")
    #expect(colors.listLines[0].contains("‹ "))
    #expect(colors.listLines[1].contains("▾ Lightness"))
    #expect(colors.status.hasPrefix(" 1 / 54 colours"))
    for _ in 0..<3 { colors.pilot.press("down") }
    #expect(colors.detailLines[2].contains("L 30 %"))
    #expect(colors.ground.background == .rgb(153, 77, 0))
    colors.pilot.press("enter", "G")
    #expect(colors.detailLines[2].contains("75 % complement"))
    colors.pilot.press("escape")
    #expect(colors.detailLines[2].contains("L 30 %"))
    colors.pilot.press("escape")
    #expect(colors.detailLines[2].contains("H:0.083 S:1.0 B:1.0"))
    #expect(colors.listLines[3].hasPrefix("▌H:0.083"))
  }

  @Test func thirtyLevelsDeepTheWayOutIsThere() throws {
    let colors = try Colors()
    for _ in 0..<30 { colors.pilot.press("enter", "down") }
    for _ in 0..<30 { colors.pilot.press("escape") }
    #expect(colors.listLines[2].hasPrefix("▌H:0.0"))
  }

  @Test func foldedEnterOpensScalesAndRightTheColour() throws {
    let colors = try Colors(width: 40, height: 15)
    colors.pilot.press("down", "enter", "down")
    #expect(colors.lines[1].contains("▾ Lightness"))
    colors.pilot.press("right")
    #expect(colors.lines[1].contains("L 10 %"))
    #expect(colors.lines[0].contains("#331a00"))
    colors.pilot.press("right", "escape")
    #expect(colors.lines[1].contains("▾ Lightness"))
    colors.pilot.click(x: 38, y: 0)
    #expect(colors.lines[1].contains("H:0.086 S:1.0 B:0.2"), "what was mixed is still there")
    colors.pilot.press("escape", "escape")
    #expect(colors.lines[1].contains("▾ Hues"))
  }
}
