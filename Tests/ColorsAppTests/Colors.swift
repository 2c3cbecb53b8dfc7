import Colorimetry
import GatefoldKit
import GatefoldTesting
import Storage

@testable import ColorsApp

/// The colours on a terminal in memory.
final class Colors {
  let store: SavedColorStore
  let controller: ColorsViewController
  let pilot: Pilot

  init(
    width: Int = 100,
    height: Int = 30,
    depth: ColorDepth = .trueColor,
    hues: Int = 12,
    saved: [NamedColor] = [],
    store: SavedColorStore? = nil,
    home: String? = nil
  ) throws {
    let clock = ManualClock()
    self.store = try store ?? SavedColorStore(at: .memory)
    for color in saved { try self.store.add(name: color.name, color: color.color) }
    controller = ColorsViewController(
      store: self.store,
      environment: ColorsEnvironment(
        hueCount: hues,
        variables: home.map { ["HOME": $0] } ?? [:],
        wait: { await clock.sleep(for: $0) }
      )
    )
    pilot = try Pilot(controller, width: width, height: height, colorDepth: depth, clock: clock)
  }

  var lines: [String] { pilot.terminal.lines }

  /// The last line: a message or the state.
  var status: String { lines.last ?? "" }

  /// The lines of the list, where it stands beside the detail.
  var listLines: [String] { lines.dropLast().map { String($0.prefix { $0 != "│" }) } }

  /// The lines of the detail beside the list.
  var detailLines: [String] { lines.dropLast().map { String($0.drop { $0 != "│" }.dropFirst()) } }

  /// The line of the list, under its bar, that begins with a text behind its marker.
  func line(of text: String) -> Int? {
    listLines.indices.dropFirst().first { listLines[$0].dropFirst().hasPrefix(text) }
  }

  /// The style of a cell.
  func style(x: Int, y: Int) -> Style { pilot.terminal.style(at: Point(x: x, y: y)) }

  /// The style of the last cell of the first line of the detail, under the bar and the band.
  var ground: Style { style(x: pilot.terminal.size.width - 2, y: pilot.terminal.size.height - 2) }

  /// Selects the saved colours' section, by its first row.
  func selectFirstSaved() {
    pilot.press("g")
    for _ in controller.list.sections[0].rows { pilot.press("down") }
  }
}

extension Style {
  /// The contrast of text in this style, which has exact colours.
  var contrast: Double? {
    guard let text = ColorReduction.appearance(of: foreground),
      let ground = ColorReduction.appearance(of: background)
    else { return nil }
    return text.contrast(with: ground)
  }
}
