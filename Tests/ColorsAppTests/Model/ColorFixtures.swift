import Colorimetry
import Storage

@testable import ColorsApp

extension TemporaryFolder {
  /// Opens the saved colours of a file.
  @MainActor func store(_ name: String = "colors.sqlite") throws -> SavedColorStore {
    try SavedColorStore(at: .file(path: file(name)))
  }
}

extension SavedColorStore {
  var names: [String] { colors.map(\.name) }

  /// Adds colours of different names.
  func fill(_ names: String...) throws {
    for (index, name) in names.enumerated() {
      try add(name: name, color: SRGBColor(rgb: UInt32(index) * 0x01_0203))
    }
  }
}

/// The reason of the error that a closure throws; nil where it throws none.
func reason(_ body: () throws -> Void) throws -> StorageError.Reason? {
  do {
    try body()
    return nil
  } catch let error as StorageError {
    return error.reason
  }
}

/// Numbers that are the same for the same seed (Steele, Lea and Flood 2014).
nonisolated struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
