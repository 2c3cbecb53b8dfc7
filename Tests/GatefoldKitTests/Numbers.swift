import GatefoldKit

/// A table of as many rows as wanted, made as they are asked for and counted.
final class Numbers: TableViewController {
  private let count: Int
  private var asked = 0

  init(count: Int) {
    self.count = count
  }

  func takeCount() -> Int {
    defer { asked = 0 }
    return asked
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    asked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
    cell.text = "row \(indexPath.row)"
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
}
