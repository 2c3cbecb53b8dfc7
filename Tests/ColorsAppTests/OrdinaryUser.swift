import Glibc
import Testing

/// Who owns the files of tests that run as the superuser: nobody.
nonisolated let ordinaryUser: uid_t = 65534

/// Runs a closure without the right of the superuser to pass over permissions.
///
/// The identity for file access belongs to the thread (setfsuid(2)), so that other tests, which
/// run on other threads, are not touched. For everybody but root it changes nothing.
func asOrdinaryUser<Result>(_ body: () throws -> Result) throws -> Result {
  guard geteuid() == 0 else { return try body() }
  // The Glibc module leaves <sys/fsuid.h> out.
  typealias SetUser = @convention(c) (uid_t) -> CInt
  let symbol = try #require(dlsym(nil, "setfsuid"))
  let setUser = unsafeBitCast(symbol, to: SetUser.self)
  _ = setUser(ordinaryUser)
  defer { _ = setUser(0) }
  return try body()
}
