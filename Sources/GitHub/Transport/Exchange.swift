import CTransfer
import Foundation
import Synchronization

/// One request under way: what has come of its answer, and who waits for it.
final class Exchange: Sendable {
  typealias Continuation = CheckedContinuation<HTTPAnswer, any Error>

  private struct State {
    var head: AnswerHead
    var body = Data()
    var failure: TransportFailure?
    var continuation: Continuation?
  }

  let request: HTTPRequest
  private let arrivals: Arrivals
  private let state: Mutex<State>

  init(
    _ request: HTTPRequest,
    headLimit: Int,
    arrivals: Arrivals,
    _ continuation: Continuation
  ) {
    self.request = request
    self.arrivals = arrivals
    state = Mutex(State(head: AnswerHead(limit: headLimit), continuation: continuation))
  }

  /// Whether somebody still waits for the answer.
  var isAwaited: Bool { state.withLock { $0.continuation != nil } }

  /// Takes a line of the head.
  ///
  /// - Returns: Whether the rest is wanted.
  func receiveHead(_ bytes: UnsafeRawBufferPointer) -> Bool {
    arrivals.add()
    return state.withLock { state in
      if state.head.take(String(decoding: bytes, as: UTF8.self)) { return true }
      state.failure = .tooLarge(limit: state.head.limit)
      return false
    }
  }

  /// Takes a piece of the body, unpacked.
  ///
  /// - Returns: Whether more is wanted.
  func receiveBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
    arrivals.add()
    return state.withLock { state in
      if state.body.count + bytes.count <= request.bodyLimit {
        state.body.append(contentsOf: bytes)
        return true
      }
      state.failure = .tooLarge(limit: request.bodyLimit)
      state.body = Data()
      return false
    }
  }

  /// Hands over what has come, or why it is not whole.
  func finish(_ code: CURLcode) {
    let (continuation, result) = state.withLock { state in
      (state.continuation.take(), Self.result(of: state, code))
    }
    continuation?.resume(with: result)
  }

  /// Lets who waits go.
  func cancel(throwing error: any Error = CancellationError()) {
    state.withLock { $0.continuation.take() }?.resume(throwing: error)
  }

  private static func result(of state: State, _ code: CURLcode) -> Result<HTTPAnswer, any Error> {
    if let failure = state.failure { return .failure(failure) }
    guard code == CURLE_OK else { return .failure(TransportFailure(code)) }
    // libcurl takes a head that was cut off for a whole answer.
    guard let (status, headers) = state.head.whole else { return .failure(TransportFailure.lost) }
    return .success(HTTPAnswer(status: status, headers: headers, body: state.body))
  }
}
