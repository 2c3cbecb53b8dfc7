import Foundation
import Synchronization

/// Whom the server has told to wait, and until when.
///
/// A block belongs to who asked, which is a server and a token, and to a part of the API: another
/// token may go on.
final class LimitBook: Sendable {
  /// Who asks what.
  struct Key: Hashable, Sendable {
    var origin: Origin
    var token: TokenFingerprint
    var resource: String
  }

  private struct Block {
    var until: Date
    /// How often in a row the server did not say how long.
    var guesses: Int
  }

  private struct State {
    var blocks: [Key: Block] = [:]
    var listeners: [Int: AsyncStream<Date?>.Continuation] = [:]
    var lastListener = 0
    var announced: Date?
  }

  private let state = Mutex(State())

  /// Until when one has to wait; nil where one has not.
  func block(_ key: Key, now: Date) -> Date? {
    state.withLock { state in
      guard let block = state.blocks[key], block.until > now else { return nil }
      return block.until
    }
  }

  /// Notes what an answer says.
  ///
  /// - Parameters:
  ///   - limit: What it says.
  ///   - key: Who asked what.
  ///   - now: The time on this computer; what the server said is counted from it.
  func note(_ limit: RateLimit, _ key: Key, now: Date) {
    state.withLock { state in
      let guesses = state.blocks[key]?.guesses ?? 0
      switch limit.pause {
      case .seconds(let seconds)?:
        let until = now.addingTimeInterval(seconds)
        state.blocks[key] = Block(until: until, guesses: 0)
      case .unknown?:
        // A minute, then twice as long each time.
        let seconds = 60 * pow(2, Double(min(guesses, 6)))
        let until = now.addingTimeInterval(seconds)
        state.blocks[key] = Block(until: until, guesses: guesses + 1)
      case nil:
        // An answer that was on its way before the block says nothing about it.
        if let block = state.blocks[key], block.until <= now { state.blocks[key] = nil }
      }
    }
    announce(now: now)
  }

  /// Until when somebody has to wait, each time that changes, from now on.
  func announcements() -> AsyncStream<Date?> {
    let (stream, continuation) = AsyncStream<Date?>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let number = state.withLock { state in
      state.lastListener += 1
      state.listeners[state.lastListener] = continuation
      if let announced = state.announced { continuation.yield(announced) }
      return state.lastListener
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { $0.listeners[number] = nil }
    }
    return stream
  }

  /// Tells the listeners until when the longest block lasts, if that is new.
  func announce(now: Date) {
    state.withLock { state in
      let until = state.blocks.values.map(\.until).filter { $0 > now }.max()
      guard until != state.announced else { return }
      state.announced = until
      for listener in state.listeners.values { listener.yield(until) }
    }
  }
}
