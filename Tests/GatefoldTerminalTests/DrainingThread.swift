import Glibc
import Synchronization

/// Reads what arrives on a descriptor and forgets it.
final class DrainingThread: Sendable {
  private let descriptor: Int32
  private let isStopped = Atomic(false)
  private let thread = Mutex<pthread_t?>(nil)

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    var created = pthread_t()
    let argument = Unmanaged.passRetained(self).toOpaque()
    pthread_create(
      &created,
      nil,
      { argument in
        if let argument {
          Unmanaged<DrainingThread>.fromOpaque(argument).takeRetainedValue().run()
        }
        return nil
      },
      argument
    )
    thread.withLock { $0 = created }
  }

  func stop() {
    isStopped.store(true, ordering: .relaxed)
    if let thread = thread.withLock({ $0.take() }) { pthread_join(thread, nil) }
  }

  private func run() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while !isStopped.load(ordering: .relaxed) {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&waiting, 1, 5) > 0 { _ = read(descriptor, &buffer, buffer.count) }
    }
  }
}
