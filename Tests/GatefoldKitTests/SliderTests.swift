import GatefoldKit
import GatefoldTesting
import Testing

struct SliderTests {
  /// Two sliders under each other; Tab goes from one to the other.
  private final class Screen: ViewController {
    let first = Slider(title: "Hue", in: 0...360, step: 1)
    let second = Slider(title: "Chroma")
    private(set) var told: [Double] = []

    override func loadView() {
      let view = SliderStack()
      view.background = Style(background: .blue)
      for slider in [first, second] {
        slider.titleWidth = 6
        slider.style = Style(foreground: .cyan, background: .blue)
        view.addSubview(slider)
      }
      self.view = view
      first.valueText = "0°"
      first.valueChanged = { [unowned self] in
        told.append($0.value)
        $0.valueText = "\(Int($0.value))°"
      }
    }
  }

  private final class SliderStack: View {
    override func layoutSubviews() {
      for (y, view) in subviews.enumerated() {
        view.frame = Rect(x: 0, y: y, width: bounds.width, height: 1)
      }
    }
  }

  private let screen = Screen()

  @Test
  func aTrackStandsBetweenATitleAndTheTextOfTheValue() throws {
    let pilot = try Pilot(screen, width: 30, height: 3)
    screen.first.value = 180
    screen.first.valueText = "180°"
    screen.second.value = 1
    pilot.application.render()
    #expect(
      pilot.screen
        == ScreenSnapshot(
          """
          │▌Hue    ━━━━━━━━●──────── 180°│
          │ Chroma ━━━━━━━━━━━━━━━━━━━━━●│
          │               ? Help  q Quit │
          """
        )
    )
  }

  @Test
  func signsAreOfASCIIWhereNoOthersAreShown() throws {
    let pilot = try Pilot(screen, width: 30, height: 3)
    pilot.application.window.theme.symbols = .ascii
    pilot.press("end")
    #expect(pilot.screen.description.contains("│>Hue    ================O 360°│"))
  }

  @Test
  func whoHasTheKeyboardIsSeenWithoutColours() throws {
    let pilot = try Pilot(screen, width: 30, height: 3, colorDepth: .none)
    #expect(pilot.styles.description.hasPrefix("│cBBBccccRc"))
    pilot.click(x: 10, y: 1)
    #expect(pilot.screen.description.contains("│ Hue"))
    #expect(pilot.screen.description.contains("│▌Chroma"))
  }

  @Test
  func itIsDrawnOnTheBackgroundThatItIsGiven() throws {
    let pilot = try Pilot(screen, width: 30, height: 3)
    for x in 0..<30 { #expect(pilot.terminal.style(at: Point(x: x, y: 0)).background == .blue) }
    screen.second.style = Style(foreground: .green)
    screen.second.background = Style(background: .red)
    pilot.application.render()
    for x in 1..<30 { #expect(pilot.terminal.style(at: Point(x: x, y: 1)).background == .red) }
    #expect(pilot.terminal.style(at: Point(x: 1, y: 1)).foreground == .green)
  }

  @Test
  func eachCellOfTheTrackHasTheColourOfItsValue() throws {
    let pilot = try Pilot(screen, width: 30, height: 3)
    screen.first.trackColor = { .rgb(UInt8($0 / 2), 0, 0) }
    pilot.application.render()
    let track = 8..<27
    let reds = track.map { pilot.terminal.style(at: Point(x: $0, y: 0)).background.components?.red }
    #expect(reds.first == .some(nil), "the thumb is on the background")
    #expect(reds.dropFirst().compactMap { $0 } == (1..<19).map { UInt8(Double($0) * 10) })
  }

  @Test(
    arguments: [
      (["right"], 101), (["l"], 101), (["left"], 99), (["h", "h"], 98), (["shift-right"], 110),
      (["page-up"], 110), (["shift-left"], 90), (["page-down"], 90), (["home"], 0), (["end"], 360),
      (["end", "right", "page-up"], 360), (["home", "left", "page-down"], 0),
    ] as [([KeyPress], Double)]
  )
  func aKeyMoves(_ keys: [KeyPress], _ value: Double) throws {
    let pilot = try Pilot(screen, width: 30, height: 3)
    screen.first.value = 100
    for key in keys { pilot.press(key) }
    #expect(screen.first.value == value)
    #expect(screen.told.last == value)
  }

  @Test
  func theOwnerIsToldOfWhatAPersonChangedAlone() throws {
    let pilot = try Pilot(screen, width: 30, height: 3)
    screen.first.value = 7
    pilot.press("home", "home", "left")
    #expect(screen.told == [0])
  }

  @Test
  func stepsDoNotAddUpErrors() throws {
    let pilot = try Pilot(screen, width: 30, height: 3)
    pilot.click(x: 0, y: 1)
    pilot.press("end")
    pilot.hold("left", times: 70)
    #expect(screen.second.value == 0.3)
    pilot.hold("left", times: 30)
    #expect(screen.second.value == 0)
    screen.second.value = 0.123
    pilot.press("right")
    #expect(screen.second.value == 0.133, "a value between multiples stays between them")
  }

  @Test
  func theMouseSetsFollowsAndTurns() throws {
    let pilot = try Pilot(screen, width: 30, height: 6)
    pilot.click(x: 17, y: 0)
    #expect(screen.first.value == 180)
    pilot.drag(from: Point(x: 9, y: 0), to: Point(x: 400, y: 5))
    #expect(screen.first.value == 360)
    pilot.drag(from: Point(x: 9, y: 0), to: Point(x: 0, y: 3))
    #expect(screen.first.value == 0)
    pilot.scroll(lines: -3, x: 2, y: 0)
    #expect(screen.first.value == 1)
    pilot.scroll(lines: 3, x: 2, y: 0)
    #expect(screen.first.value == 0)
    pilot.drag(from: Point(x: 2, y: 0), to: Point(x: 17, y: 0))
    #expect(screen.first.value == 0, "a drag that began on the title moves nothing")
  }

  @Test
  func theMouseFindsMultiplesOfTheStepAndBothEnds() throws {
    let pilot = try Pilot(screen, width: 30, height: 3)
    screen.first.step = 50
    for x in 8..<27 {
      pilot.click(x: x, y: 0)
      let value = screen.first.value
      #expect(value.truncatingRemainder(dividingBy: 50) == 0 || value == 360)
    }
    #expect(screen.first.value == 360)
  }

  @Test
  func theCursorStandsOnTheThumb() throws {
    let pilot = try Pilot(screen, width: 30, height: 3)
    #expect(pilot.terminal.cursor == Cursor(at: Point(x: 8, y: 0), isVisible: false))
    pilot.press("end")
    #expect(pilot.terminal.cursor == Cursor(at: Point(x: 24, y: 0), isVisible: false))
  }

  @Test
  func whatIsNoNumberOfTheRangeIsTakenToIt() {
    let slider = Slider(in: 10...20)
    slider.value = .nan
    #expect(slider.value == 10)
    slider.value = .infinity
    #expect(slider.value == 20)
    slider.value = -.infinity
    #expect(slider.value == 10)
    slider.minimumValue = 30
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (30, 30, 30))
    slider.maximumValue = -1
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (-1, -1, -1))
    for number in [Double.nan, .infinity, -.infinity] {
      slider.minimumValue = number
      slider.maximumValue = number
      slider.step = number
    }
    slider.step = 0
    slider.step = -3
    #expect((slider.minimumValue, slider.maximumValue, slider.step) == (-1, -1, 0.1))
  }

  @Test(
    arguments: [
      0...0, -.leastNonzeroMagnitude ... .leastNonzeroMagnitude,
      -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude,
      1e300...1.1e300, -.infinity ... .infinity,
    ] as [ClosedRange<Double>]
  )
  func everyRangeAndSizeIsHarmless(_ range: ClosedRange<Double>) throws {
    let slider = Slider(title: "日本語の題", in: range)
    slider.valueText = "1\u{1B}[31m👍🏽"
    slider.trackColor = { _ in .red }
    let controller = ViewController()
    controller.view = SliderStack()
    controller.view.addSubview(slider)
    let pilot = try Pilot(controller, width: 30, height: 3)
    for size in [
      Size(width: 0, height: 0), Size(width: -4, height: 1), Size(width: 900, height: 9),
    ]
      + (1...40).map({ Size(width: $0, height: 1) })
    {
      slider.frame = Rect(origin: .zero, size: size)
      pilot.press("end", "left", "page-down", "home", "right", "page-up")
      pilot.click(x: size.width / 2, y: 0)
      pilot.application.render()
      #expect(slider.value.isFinite)
      #expect(slider.value >= slider.minimumValue && slider.value <= slider.maximumValue)
    }
  }
}
