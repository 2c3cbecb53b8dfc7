import GatefoldKit
import GatefoldTesting
import Testing

/// Backgrounds, and what is drawn over them.
struct BackgroundTests {
  private static let paint = Style(foreground: .rgb(0, 0, 0), background: .rgb(255, 136, 0))

  @Test func whatIsDrawnOverABackgroundHasItsColours() throws {
    let root = ViewController()
    root.view.background = Self.paint
    let label = Label("bold", style: Style(foreground: .red, attributes: .bold))
    label.frame = Rect(x: 1, y: 1, width: 10, height: 1)
    root.view.addSubview(label)
    let pilot = try Pilot(root)
    let style = pilot.terminal.style(at: Point(x: 1, y: 1))
    #expect(style.background == Self.paint.background)
    #expect(style.foreground == .red)
    #expect(style.attributes == .bold)
    #expect(pilot.terminal.style(at: Point(x: 9, y: 1)) == Self.paint)
  }

  @Test func aBackgroundInABackgroundIsTheOneThatCounts() throws {
    let root = ViewController()
    root.view.background = Self.paint
    let label = Label("x")
    label.background = Style(background: .blue)
    label.frame = Rect(x: 0, y: 0, width: 3, height: 1)
    root.view.addSubview(label)
    let pilot = try Pilot(root)
    #expect(pilot.terminal.style(at: .zero).background == .blue)
    #expect(pilot.terminal.style(at: .zero).foreground == .automatic)
  }

  /// A table of painted rows, at any row of which the keyboard can be.
  private final class Paints: TableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(TableViewCell.self, style: .value1, forCellReuseIdentifier: "paint")
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
      _ tableView: TableView,
      cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "paint", for: indexPath)
      cell.text = "row \(indexPath.row)"
      cell.detailText = "#ff8800"
      cell.background = BackgroundTests.paint
      return cell
    }

    override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }
  }

  private func expectPaint(onLine y: Int, of pilot: Pilot) {
    for x in 0..<pilot.terminal.size.width {
      let style = pilot.terminal.style(at: Point(x: x, y: y))
      #expect(style.background == Self.paint.background)
      #expect(style.foreground == Self.paint.foreground)
    }
  }

  @Test func aPaintedRowKeepsItsColourAndItsTextIsSelected() throws {
    let pilot = try Pilot(Paints(), width: 24, height: 4)
    pilot.press("down")
    let rows = pilot.styles.description.split(separator: "\n").prefix(3)
    #expect(rows.map { $0.dropFirst().first } == ["c", "B", "c"])
    #expect(rows[1] == "│BRRRRRRccccccccccccccccc│")
    #expect(pilot.terminal.lines[1] == "▌row 1           #ff8800")
    expectPaint(onLine: 1, of: pilot)
  }

  @Test func controlsOfAPaintedRowHaveItsColours() throws {
    let pilot = try Pilot(Paints(), width: 24, height: 4)
    pilot.press("E")
    #expect(pilot.terminal.lines[1] == " ⊖ row 1       #ff8800 ≡")
    expectPaint(onLine: 1, of: pilot)
  }

  @Test func aCellThatIsUsedAgainIsNotPaintedAnyMore() {
    let cell = TableViewCell(style: .default, reuseIdentifier: "x")
    cell.background = Self.paint
    cell.prepareForReuse()
    #expect(cell.background == nil)
  }

  @Test func aTextFieldEndsBeforeWhatStandsAtItsRight() throws {
    let field = TextField("0123456789")
    field.frame = Rect(x: 0, y: 0, width: 12, height: 1)
    let swatch = View(frame: Rect(x: 0, y: 0, width: 4, height: 1))
    swatch.background = Self.paint
    field.rightView = swatch
    let root = ViewController()
    root.view.addSubview(field)
    let pilot = try Pilot(root, width: 12, height: 3)
    #expect(pilot.styles.description.hasPrefix("│UUUUUUU.cccc│"))
    #expect(pilot.terminal.lines[0] == "456789      ")
    field.frame = Rect(x: 0, y: 0, width: 9, height: 1)
    pilot.send()
    #expect(pilot.terminal.lines[0] == "23456789    ")
  }
}
