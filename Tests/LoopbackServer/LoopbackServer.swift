import Foundation
import Glibc

/// A server on 127.0.0.1 that answers as a test says, and remembers what it was asked.
///
/// It speaks HTTP/1.1 over real sockets, a thread for each connection. It ends with its last user;
/// what is being answered then is cut off.
package final class LoopbackServer: Sendable {
  /// What makes a reply of a request.
  package typealias Handler = @Sendable (RecordedRequest) -> Reply

  /// What a server can fail at: there is no free port, or no socket.
  package struct CannotListen: Error {
    /// The system's error number.
    package let errorNumber: Int32
  }

  /// The port that the system chose.
  package let port: UInt16
  private let listener: ListeningSocket
  private let log: RequestLog

  /// Starts to listen.
  ///
  /// - Parameters:
  ///   - greeting: What is sent to everybody who connects, before anything is asked.
  ///   - handler: What makes a reply of a request.
  /// - Throws: `CannotListen`.
  package init(greeting: [UInt8] = [], _ handler: @escaping Handler) throws {
    let listener = try ListeningSocket()
    let log = RequestLog()
    self.listener = listener
    self.log = log
    port = listener.port
    Thread.detachNewThread {
      while let socket = listener.accept() {
        Thread.detachNewThread {
          LoopbackConnection(socket: socket, log: log, handler: handler).serve(greeting)
          listener.forget(socket)
        }
      }
    }
  }

  deinit {
    listener.close()
  }

  /// Refuses connections from now on; the port stays its own, so that nobody else answers there.
  package func stop() { listener.close() }

  /// The server's address, without a path.
  package var base: String { "http://127.0.0.1:\(port)" }

  /// What it was asked so far, in order.
  package var requests: [RecordedRequest] { log.requests }

  /// Waits until it was asked so often.
  @discardableResult
  package func requests(atLeast count: Int) async -> [RecordedRequest] {
    await log.wait(for: count)
  }

  /// Forgets what it was asked.
  package func forgetRequests() { log.removeAll() }
}
