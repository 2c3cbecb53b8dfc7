import Synchronization

/// What a server was asked, and who waits for it to be asked more.
final class RequestLog: Sendable {
  private struct State {
    var requests: [RecordedRequest] = []
    var waiters: [(count: Int, continuation: CheckedContinuation<[RecordedRequest], Never>)] = []
  }

  private let state = Mutex(State())

  var requests: [RecordedRequest] { state.withLock { $0.requests } }

  func append(_ request: RecordedRequest) {
    let (due, requests) = state.withLock { state in
      state.requests.append(request)
      let count = state.requests.count
      let due = state.waiters.filter { $0.count <= count }.map(\.continuation)
      state.waiters.removeAll { $0.count <= count }
      return (due, state.requests)
    }
    for continuation in due { continuation.resume(returning: requests) }
  }

  func wait(for count: Int) async -> [RecordedRequest] {
    await withCheckedContinuation { continuation in
      let ready: [RecordedRequest]? = state.withLock { state in
        if state.requests.count >= count { return state.requests }
        state.waiters.append((count, continuation))
        return nil
      }
      if let ready { continuation.resume(returning: ready) }
    }
  }

  func removeAll() { state.withLock { $0.requests = [] } }
}
