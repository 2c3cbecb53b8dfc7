/// Three rows of three numbers.
struct Matrix {
  /// The columns: with these a product is three multiplications of vectors.
  private let first, second, third: SIMD3<Double>

  init(_ rows: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    first = SIMD3(rows.x, second.x, third.x)
    self.second = SIMD3(rows.y, second.y, third.y)
    self.third = SIMD3(rows.z, second.z, third.z)
  }

  static func * (matrix: Matrix, vector: SIMD3<Double>) -> SIMD3<Double> {
    matrix.first * vector.x + matrix.second * vector.y + matrix.third * vector.z
  }
}
