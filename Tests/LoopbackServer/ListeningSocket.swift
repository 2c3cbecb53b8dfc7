import Glibc
import Synchronization

/// A socket that takes connections on a free port of 127.0.0.1.
final class ListeningSocket: Sendable {
  let port: UInt16
  private let socket: Int32
  private let connections = Mutex<Set<Int32>>([])

  init() throws {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard socket >= 0 else { throw LoopbackServer.CannotListen(errorNumber: errno) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        if bind(socket, generic, length) != 0 { return false }
        return listen(socket, 64) == 0 && getsockname(socket, generic, &length) == 0
      }
    }
    guard result else {
      let number = errno
      Glibc.close(socket)
      throw LoopbackServer.CannotListen(errorNumber: number)
    }
    self.socket = socket
    port = UInt16(bigEndian: address.sin_port)
  }

  /// Waits for a connection; nil once the socket is closed.
  func accept() -> Int32? {
    let connection = Glibc.accept(socket, nil, nil)
    guard connection >= 0 else { return nil }
    connections.withLock { _ = $0.insert(connection) }
    // What is written in pieces goes out in pieces, without waiting to be acknowledged.
    var isOn: Int32 = 1
    setsockopt(connection, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, 4)
    return connection
  }

  /// Closes a connection that has been served.
  func forget(_ connection: Int32) {
    connections.withLock { _ = $0.remove(connection) }
    Glibc.close(connection)
  }

  /// Takes no more connections, and cuts those that are being served.
  func close() {
    // What sleeps in accept(2) wakes up by this; its descriptor stays its own until it has seen it.
    shutdown(socket, Int32(SHUT_RDWR))
    connections.withLock { for connection in $0 { shutdown(connection, Int32(SHUT_RDWR)) } }
  }

  deinit {
    Glibc.close(socket)
  }
}
