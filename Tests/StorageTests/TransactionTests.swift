import Storage
import Testing

struct TransactionTests {
  private struct Interruption: Error {}

  @Test
  func allOrNothing() throws {
    let connection = try Database(at: .memory, schema: .values).connect()
    try connection.transaction { try connection.insert(1) }
    #expect(throws: Interruption.self) {
      try connection.transaction {
        try connection.insert(2)
        throw Interruption()
      }
    }
    #expect(try connection.values() == [1])
  }

  @Test
  func whatFailsInsideIsTakenBackAlone() throws {
    let connection = try Database(at: .memory, schema: .values).connect()
    try connection.transaction {
      try connection.insert(1)
      #expect(throws: Interruption.self) {
        try connection.transaction {
          try connection.insert(2)
          try connection.transaction { try connection.insert(3) }
          throw Interruption()
        }
      }
      try connection.transaction { try connection.insert(4) }
    }
    #expect(try connection.values() == [1, 4])
  }

  @Test
  func aFullDiskLeavesEverythingAsItWas() throws {
    let folder = try TemporaryFolder()
    let connection = try connect(folder.file())
    try connection.insert("kept")
    try connection.execute("PRAGMA max_page_count = 4")
    let large = Value.blob([UInt8](repeating: 7, count: 100_000))
    let failure = try reason {
      try connection.transaction {
        try connection.insert("lost")
        try connection.transaction { try connection.insert(large) }
      }
    }
    #expect(failure == .full)
    #expect(try connection.values() == ["kept"])
    try connection.execute("PRAGMA max_page_count = 1000")
    try connection.transaction { try connection.insert(large) }
    #expect(try connection.values() == ["kept", large])
  }

  @Test
  func aLockedDatabaseIsBusy() throws {
    let folder = try TemporaryFolder()
    let (first, second) = (try connect(folder.file()), try connect(folder.file()))
    try first.transaction {
      try first.insert(1)
      #expect(try reason { try second.insert(2) } == .busy)
      #expect(try second.values() == [])
    }
    #expect(try second.values() == [1])
  }

  @Test
  func aSnapshotDoesNotSeeWhatOthersWriteMeanwhile() throws {
    let folder = try TemporaryFolder()
    let (reader, writer) = (try connect(folder.file()), try connect(folder.file()))
    try reader.snapshot {
      #expect(try reader.values() == [])
      try writer.insert(1)
      #expect(try reader.values() == [])
    }
    #expect(try reader.values() == [1])
  }

  @Test
  func connectionsThatOpenANewFileTogetherAllWrite() async throws {
    let folder = try TemporaryFolder()
    let database = Database(at: .file(path: folder.file()), schema: .newerValues)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        group.addTask {
          let connection = try database.connect()
          for number in 0..<25 { try connection.insert(.integer(Int64(writer * 100 + number))) }
        }
      }
      try await group.waitForAll()
    }
    #expect(try database.connect().values().count == 200)
  }
}
