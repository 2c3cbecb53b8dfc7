import GatefoldKit
import GatefoldTesting

/// What a person does in journals that are compared.
extension LongJournal {
  /// A step of a person, by name.
  struct Action {
    let name: String
    let act: @MainActor (Pilot) -> Void

    init(_ name: String, _ act: @escaping @MainActor (Pilot) -> Void) {
      self.name = name
      self.act = act
    }
  }

  static let actions = [
    Action("a move") { $0.press("down") },
    Action("a page") { $0.press("page-down") },
    Action("three pages") { $0.press("page-down", "page-down", "page-down") },
    Action("a move back") { $0.press("up") },
    Action("the calendar") { $0.press("c") },
    Action("a month before") { $0.press("page-up") },
    Action("the day that was chosen") { $0.press("enter") },
    Action("the first row") { $0.press("home") },
    Action("adding") {
      $0.press("+")
      $0.paste("new @tag")
      $0.press("enter")
    },
    Action("editing") {
      $0.press("e")
      $0.type("more ")
      $0.press("escape", "left")
    },
    Action("a star") { $0.press("s") },
    Action("another date") {
      $0.press("t", "alt-a")
      $0.paste("2026-11-03 09:30")
      $0.press("enter")
    },
    Action("deleting") { $0.press("home", "down", "d") },
    Action("undoing") { $0.press("u") },
    Action("a letter of a filter") { $0.press("/", "e") },
    Action("a second letter") { $0.press("t") },
    Action("a row that was found") { $0.press("enter", "down", "down") },
    Action("adding among what was found") {
      $0.press("+")
      $0.paste("et cetera")
      $0.press("enter")
    },
    Action("deleting among what was found") { $0.press("d") },
    Action("all entries again") { $0.press("escape") },
  ]
}
