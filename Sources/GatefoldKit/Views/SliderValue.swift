/// The arithmetic of a slider: a value that is always in its range, whatever it is given.
struct SliderValue: Equatable {
  private var range: ClosedRange<Double>
  private var current: Double
  private var movement: Double

  init(in range: ClosedRange<Double>, step: Double?) {
    let isFinite = range.lowerBound.isFinite && range.upperBound.isFinite
    self.range = isFinite ? range : 0...1
    current = self.range.lowerBound
    // Divided first, for the difference of two finite numbers need not be one.
    let hundredth = self.range.upperBound / 100 - self.range.lowerBound / 100
    movement = hundredth > 0 ? hundredth : 1
    self.step = step ?? movement
  }

  var value: Double {
    get { current }
    set {
      guard !newValue.isNaN else { return }
      current = min(max(newValue, range.lowerBound), range.upperBound)
    }
  }

  var minimum: Double {
    get { range.lowerBound }
    set {
      guard newValue.isFinite else { return }
      range = newValue...max(newValue, range.upperBound)
      value = current
    }
  }

  var maximum: Double {
    get { range.upperBound }
    set {
      guard newValue.isFinite else { return }
      range = min(newValue, range.lowerBound)...newValue
      value = current
    }
  }

  var step: Double {
    get { movement }
    set { if newValue.isFinite, newValue > 0 { movement = newValue } }
  }

  // MARK: - Movement

  /// Adds steps; a sum that is next to a multiple of the step becomes that, so that rounding errors
  /// do not grow with the number of keys.
  mutating func move(bySteps count: Double) {
    let sum = current + count * movement
    let multiple = self.multiple(near: sum)
    value = abs(sum - multiple) < movement / 1e6 ? multiple : sum
  }

  /// Goes to the multiple of the step that is nearest to a cell of a track; beyond its ends, to the
  /// ends of the range.
  mutating func move(toCell cell: Int, of count: Int) {
    let wanted = value(atCell: cell, of: count)
    let isInside = wanted > range.lowerBound && wanted < range.upperBound
    value = isInside ? multiple(near: wanted) : wanted
  }

  /// The nearest number that is a whole number of steps from the least value.
  private func multiple(near number: Double) -> Double {
    let steps = ((number - range.lowerBound) / movement).rounded()
    let multiple = range.lowerBound + steps * movement
    return multiple.isFinite ? multiple : number
  }

  // MARK: - Cells

  /// The value that a cell of a track stands for, the ends of the range for those beyond its ends.
  func value(atCell cell: Int, of count: Int) -> Double {
    guard cell > 0, count > 1 else { return range.lowerBound }
    guard cell < count - 1 else { return range.upperBound }
    let fraction = Double(cell) / Double(count - 1)
    return range.lowerBound * (1 - fraction) + range.upperBound * fraction
  }

  /// The cell of a track that the value is on.
  func cell(of count: Int) -> Int {
    let (low, high) = (range.lowerBound / 2, range.upperBound / 2)
    guard count > 1, high > low else { return 0 }
    return Int(((current / 2 - low) / (high - low) * Double(count - 1)).rounded())
  }
}
