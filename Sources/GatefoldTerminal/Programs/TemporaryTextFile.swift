import Glibc

/// A text in a file that only this user can read, in a folder of its own.
package struct TemporaryTextFile: Sendable {
  /// The folder.
  private let folder: String
  /// Where the file is.
  package let path: String

  /// Writes a text into a new file.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - name: The file's name; editors tell the kind of text by how it ends.
  ///   - parent: The folder in which the file's own folder is made.
  /// - Throws: `TerminalError.system` where the system does not let it; nothing is left then.
  package init(_ text: String, name: String, in parent: String) throws {
    var template = Array("\(parent)/gatefold-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw TerminalError.system(call: "mkdtemp", errno: errno)
    }
    folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    path = "\(folder)/\(name)"
    do {
      try Self.write(Array(text.utf8), to: path)
    } catch {
      remove()
      throw error
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw TerminalError.system(call: "open", errno: errno) }
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw TerminalError.system(call: "write", errno: errno) }
      rest = rest.dropFirst(count)
    }
  }

  /// What the file holds now; an editor may have put another one in its place.
  ///
  /// - Returns: The bytes, or `nil` where there is no such file.
  /// - Throws: `TerminalError.system` where it cannot be read.
  package func read() throws -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw TerminalError.system(call: "open", errno: errno)
    }
    defer { close(file) }
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw TerminalError.system(call: "read", errno: errno) }
      guard count > 0 else { return all }
      all += buffer[..<count]
    }
  }

  /// Whether something else is in the folder: what an editor keeps of a text that was not saved.
  package var hasCompany: Bool { names.contains { "\(folder)/\($0)" != path } }

  /// Removes the folder and what an editor left in it beside the file.
  ///
  /// Folders in it are left, and it then too.
  package func remove() {
    for name in names { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }

  /// What is in the folder.
  private var names: [String] {
    guard let entries = opendir(folder) else { return [] }
    defer { closedir(entries) }
    var names: [String] = []
    while let entry = readdir(entries) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { name in
          String(cString: UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self))
        }
      )
    }
    return names.filter { $0 != "." && $0 != ".." }
  }
}
