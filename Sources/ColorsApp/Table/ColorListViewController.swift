import Colorimetry
import GatefoldKit
import Storage

/// The table of colours: hues, the person's own, those of CSS and those of the terminal.
final class ColorListViewController: ColorRowsViewController {
  /// Where the person's own colours are kept.
  let store: SavedColorStore
  let environment: ColorsEnvironment
  private let hues: ColorSection

  init(store: SavedColorStore, environment: ColorsEnvironment) {
    self.store = store
    self.environment = environment
    self.hues = .hues(environment.hueCount)
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let add = BarButtonItem(title: "+") { [weak self] in self?.add() }
    navigationItem.rightBarButtonItems = [editButtonItem, add]
    reload()
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    store.onChange = { [weak self] in self?.reload() }
    store.onProblem = { [weak self] in self?.showMessage($0.sentence, isError: true) }
    store.followOthers(wait: environment.wait)
  }

  override func allSections() -> [ColorSection] {
    let all = [hues, .saved(store.colors), .css, .terminal(colorDepth)]
    return all.filter { $0.id == .saved || !$0.rows.isEmpty }
  }

  // MARK: - The person's own colours

  override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    savedColor(at: indexPath) != nil && !store.isReadOnly
  }

  override func tableView(
    _ tableView: TableView,
    commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if let color = savedColor(at: indexPath) { delete(color) }
  }

  override func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    self.tableView(tableView, canEditRowAt: indexPath)
  }

  /// The moved colour takes the place of the one at the destination, also where a filter hides some.
  override func tableView(
    _ tableView: TableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let color = savedColor(at: sourceIndexPath),
      let index = savedColor(at: destinationIndexPath).flatMap({ store.index(of: $0.id) })
    else { return }
    attempt { try store.move(color.id, to: index) }
    reload()
  }
}
