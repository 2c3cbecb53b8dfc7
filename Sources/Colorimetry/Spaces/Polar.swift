import Glibc

/// A point of a plane by its distance and direction from the middle.
struct Polar {
  var length: Double
  /// 0…<360.
  var degrees: Double

  init(length: Double, degrees: Double) {
    self.length = length
    self.degrees = degrees
  }

  /// Finds the direction; below a least distance there is none, and it is 0.
  init(x: Double, y: Double, least: Double) {
    length = (x * x + y * y).squareRoot()
    degrees = length > least ? Hue.wrapped(atan2(y, x) * 180 / .pi) : 0
  }

  var point: (x: Double, y: Double) {
    let radians = degrees * .pi / 180
    return (length * cos(radians), length * sin(radians))
  }
}
