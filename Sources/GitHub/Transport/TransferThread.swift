import CTransfer
import Foundation
import Glibc

/// All transfers, on one thread of their own.
struct TransferThread {
  private struct Entry {
    var exchange: Exchange
    var transfer: OpaquePointer
  }

  private let queue: TransferQueue
  private let set: OpaquePointer
  private var transfers: [UnsafeMutableRawPointer: Entry] = [:]

  /// Loads libcurl; nil where it is not there.
  init?(_ queue: TransferQueue) {
    guard ctransfer_load(), let set = ctransfer_set_create() else { return nil }
    self.queue = queue
    self.set = set
  }

  /// Does what is ordered until the queue is closed.
  mutating func run() {
    while true {
      queue.bell.hush()
      let orders = queue.take()
      for exchange in orders.starts { start(exchange) }
      for exchange in orders.ends { end(exchange) }
      if orders.isOver { break }
      ctransfer_set_perform(set)
      finishWhatIsOver()
      ctransfer_set_wait(set, queue.bell.descriptor)
    }
    for entry in transfers.values { entry.exchange.cancel() }
    for entry in transfers.values { ctransfer_end(set, entry.transfer) }
    ctransfer_set_free(set)
  }

  private mutating func start(_ exchange: Exchange) {
    // It may have been cancelled on the way here, before anything could be ended.
    guard exchange.isAwaited else { return }
    let context = Unmanaged.passUnretained(exchange).toOpaque()
    let transfer = exchange.request.withCRequest(context: context) { ctransfer_start(set, $0) }
    if let transfer {
      transfers[context] = Entry(exchange: exchange, transfer: transfer)
    } else {
      exchange.cancel(throwing: TransportFailure.malformed)
    }
  }

  private mutating func end(_ exchange: Exchange) {
    let context = Unmanaged.passUnretained(exchange).toOpaque()
    guard let entry = transfers.removeValue(forKey: context) else { return }
    ctransfer_end(set, entry.transfer)
  }

  private mutating func finishWhatIsOver() {
    var code = CURLE_OK
    var context: UnsafeMutableRawPointer?
    while let transfer = ctransfer_set_next_over(set, &code, &context) {
      ctransfer_end(set, transfer)
      guard let context, let entry = transfers.removeValue(forKey: context) else { continue }
      entry.exchange.finish(code)
    }
  }
}

extension HTTPRequest {
  /// Lends the request as libcurl takes it, with an exchange as what takes the answer.
  fileprivate func withCRequest(
    context: UnsafeMutableRawPointer,
    _ body: (UnsafePointer<ctransfer_request>) -> OpaquePointer?
  ) -> OpaquePointer? {
    let lines = headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return withCStrings(lines) { lines in
      url.absoluteString.withCString { url in
        method.withCString { method in
          var request = ctransfer_request()
          request.url = url
          request.method = method
          request.headers = lines.baseAddress
          request.header_count = lines.count
          request.context = context
          request.head = { Exchange.taking($0, $1, $2) { $0.receiveHead($1) } }
          request.body = { Exchange.taking($0, $1, $2) { $0.receiveBody($1) } }
          return body(&request)
        }
      }
    }
  }
}

extension Exchange {
  /// Hands a piece to the exchange that a context stands for.
  fileprivate static func taking(
    _ context: UnsafeMutableRawPointer?,
    _ bytes: UnsafePointer<CChar>?,
    _ count: Int,
    _ body: (Exchange, UnsafeRawBufferPointer) -> Bool
  ) -> Bool {
    guard let context else { return false }
    let exchange = Unmanaged<Exchange>.fromOpaque(context).takeUnretainedValue()
    return body(exchange, UnsafeRawBufferPointer(start: bytes, count: count))
  }
}

/// Lends texts as C has them.
private func withCStrings<Result>(
  _ texts: [String],
  _ body: (UnsafeBufferPointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
  let copies = texts.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return copies.map { UnsafePointer($0) }.withUnsafeBufferPointer(body)
}
