/// The keys of a slider.
extension Slider {
  static let commands = [
    KeyCommand("right", "l", title: "More", action: moving(bySteps: 1)),
    KeyCommand("left", "h", title: "Less", action: moving(bySteps: -1)),
    KeyCommand("page-up", "shift-right", title: "Much more", action: moving(bySteps: 10)),
    KeyCommand("page-down", "shift-left", title: "Much less", action: moving(bySteps: -10)),
    KeyCommand("home", title: "Least", action: Slider.moveToMinimum),
    KeyCommand("end", title: "Greatest", action: Slider.moveToMaximum),
  ]

  private static func moving(
    bySteps count: Double
  ) -> @MainActor @Sendable (Slider) -> @MainActor () -> Void {
    { slider in { slider.move(bySteps: count) } }
  }
}
