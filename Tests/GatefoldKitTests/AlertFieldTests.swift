import GatefoldKit
import GatefoldTesting
import Testing

/// The fields of an alert, as its actions read them.
struct AlertFieldTests {
  private let controller = ViewController()
  private weak var alert: AlertController?

  @Test mutating func anActionReadsItsFieldAndTheAlertIsGoneAfterwards() throws {
    var added: String?
    let pilot = try Pilot(controller)
    alert = present { added = $0 }
    #expect(alert != nil)
    pilot.type("Rain")
    pilot.press("enter")
    #expect(added == "Rain")
    #expect(alert == nil)
  }

  private func present(_ add: @escaping (String) -> Void) -> AlertController {
    let alert = AlertController(title: "New entry")
    let field = alert.addTextField()
    alert.addAction(AlertAction(title: "Add") { _ in add(field.text) })
    controller.present(alert)
    return alert
  }
}
