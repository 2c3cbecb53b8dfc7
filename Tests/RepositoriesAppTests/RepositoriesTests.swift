import Testing

/// All tests of the repositories, one after the other: they wait for states on the main actor, which
/// many at once would keep from the tests of others.
@Suite(.serialized)
struct RepositoriesTests {}
