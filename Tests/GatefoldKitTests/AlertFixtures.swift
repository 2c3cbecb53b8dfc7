import GatefoldKit
import GatefoldTesting

/// A screen of text that writes down what reaches it, and shows alerts.
final class Asker: ViewController {
  private(set) var undone = 0
  private(set) var chosen: [String] = []
  let history = UndoManager()

  override func loadView() {
    let text = (0..<9).map { "behind the alert, line \($0)" }.joined(separator: "\n")
    view = TextView(StyledText(text))
    history.registerUndo("change") { self.undone += 1 }
  }

  override var undoManager: UndoManager? { history }

  /// An action that writes down that it was chosen.
  func action(_ title: String, style: AlertAction.Style = .default) -> AlertAction {
    AlertAction(title: title, style: style) { self.chosen.append($0.title) }
  }

  /// A prompt with a field.
  func prompt(message: String = "") -> AlertController {
    let alert = AlertController(title: "New Entry", message: message)
    alert.addTextField { $0.placeholder = "Text" }
    alert.addAction(action("Cancel", style: .cancel))
    alert.addAction(action("Add"))
    return alert
  }

  /// A question without a field.
  func question() -> AlertController {
    let alert = AlertController(title: "Delete?", message: "It will be gone.")
    alert.addAction(action("Delete", style: .destructive))
    alert.addAction(action("Cancel", style: .cancel))
    return alert
  }

  /// Shows an alert on a screen of its own.
  func pilot(_ alert: AlertController, width: Int = 40, height: Int = 10) throws -> Pilot {
    let pilot = try Pilot(self, width: width, height: height)
    present(alert)
    pilot.application.render()
    return pilot
  }
}
