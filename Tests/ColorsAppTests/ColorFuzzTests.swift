import Colorimetry
import GatefoldKit
import GatefoldTesting
import Testing

@testable import ColorsApp

/// Random keys, clicks, pastes and sizes: nothing ends the program, and what is shown holds together.
struct ColorFuzzTests {
  private static let keys: [KeyPress] = [
    "down", "up", "left", "right", "enter", "escape", "tab", "home", "end", "page-down", "page-up",
    "space", "delete", "ctrl-d", "ctrl-u", "ctrl-r", "j", "k", "h", "l", "g", "G", "d", "E", "J",
    "K",
    "+", "/", "y", "f", "F", "r", "s", "u", "_", "-", "z", "<", ">", "=", "?", "backspace", "#",
    "8",
  ]

  @Test(arguments: 0..<5 as Range<UInt64>)
  func randomEventsAreHarmless(_ seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let depths: [ColorDepth] = [.none, .ansi8, .ansi16, .palette256, .trueColor]
    let colors = try Colors(
      width: 80,
      height: 24,
      depth: depths[Int(seed) % depths.count],
      saved: [NamedColor("one", .black), NamedColor("two", .white)]
    )
    for _ in 0..<300 {
      act(on: colors.pilot, &random)
      let told = colors.controller.detail.color
      leaveExport(colors.pilot)
      // A click on the hint of `q` ends it.
      if colors.pilot.exitReason != nil { return }
      #expect(colors.pilot.application.window.firstResponder != nil)
      if let told, colors.pilot.terminal.colorDepth > .none, let style = shownGround(of: colors) {
        let isShown = style.background == Color(told.color.composited(over: .white))
        try #require(isShown, "\(colors.pilot.screen)")
      }
    }
  }

  private func act(on pilot: Pilot, _ random: inout SplitMix) {
    let size = pilot.terminal.size
    switch Int.random(in: 0..<40, using: &random) {
    case 0:
      pilot.resize(
        width: .random(in: 1...120, using: &random),
        height: .random(in: 1...40, using: &random)
      )
    case 1: pilot.paste("#f80 tomato \u{1B}[2J")
    case 2...5:
      let x = Int.random(in: 0..<size.width, using: &random)
      pilot.click(
        x: x,
        y: .random(in: 0..<size.height, using: &random),
        count: .random(in: 1...2, using: &random)
      )
    case 6:
      pilot.scroll(
        lines: .random(in: -3...3, using: &random),
        x: size.width / 2,
        y: size.height / 2
      )
    default: if let key = Self.keys.randomElement(using: &random) { pilot.press(key) }
    }
  }

  /// No file is written by chance.
  private func leaveExport(_ pilot: Pilot) {
    while pilot.application.window.topViewController?.title?.hasPrefix("Export") == true {
      pilot.press("escape")
    }
  }

  /// The style at the right end of the detail's last line, if the detail is what is seen there.
  private func shownGround(of colors: Colors) -> Style? {
    let size = colors.pilot.terminal.size
    let isCovered = colors.pilot.application.window.topViewController !== colors.controller
    let isShown = colors.controller.displayMode.shows(.secondary)
    guard !isCovered, isShown, size.width > 12, size.height > 6 else { return nil }
    return colors.style(x: size.width - 1, y: size.height - 2)
  }
}
