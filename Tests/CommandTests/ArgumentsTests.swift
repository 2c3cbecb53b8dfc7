import Testing

@testable import gatefold

struct ArgumentsTests {
}
