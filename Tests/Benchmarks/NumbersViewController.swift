import GatefoldKit

/// The list program: numbered rows at the left, a few lines about the selected one at the right.
final class NumbersViewController: SplitViewController {
  private let list: NumberList
  private let detail: NumberDetail

  init(count: Int) {
    list = NumberList(count: count)
    detail = NumberDetail()
    super.init(primary: NavigationController(rootViewController: list), secondary: detail)
    list.didSelect = { [detail] in detail.number = $0 }
  }

  /// How many rows the list was asked for.
  var askedRowCount: Int { list.askedRowCount }
}

final class NumberList: TableViewController {
  var didSelect: ((Int) -> Void)?
  private(set) var askedRowCount = 0
  private let count: Int

  init(count: Int) {
    self.count = count
    super.init()
    title = "Master/Detail - gatefold - \(count) rows"
  }

  override var statusText: String? {
    "row \((tableView.selectedOrdinal ?? -1) + 1) of \(count)"
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    askedRowCount += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.text = NumberText.title(of: indexPath.row + 1)
    return cell
  }

  override func tableView(
    _ tableView: TableView,
    identifierForRowAt indexPath: IndexPath
  ) -> AnyHashable? {
    indexPath.row
  }

  override func tableView(
    _ tableView: TableView,
    indexPathForRowWithIdentifier identifier: AnyHashable
  ) -> IndexPath? {
    (identifier as? Int).map { IndexPath(row: $0, section: 0) }
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    didSelect?(indexPath.row + 1)
  }
}

final class NumberDetail: ViewController {
  var number = 0 {
    didSet { if number != oldValue { updateView() } }
  }

  private let textView = TextView()

  override func loadView() {
    view = textView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    updateView()
  }

  private func updateView() {
    guard isViewLoaded else { return }
    textView.text = StyledText(NumberText.detail(of: number))
  }
}
