import Testing

@testable import Interchange

struct JSONParserTests {
  @Test(arguments: [
    (#""""#, ""), (#""a\"\\\/\b\f\n\r\t""#, "a\"\\/\u{8}\u{c}\n\r\t"),
    (#""\u00e9 \u0000 \ud83d\udca9""#, "é \u{0} 💩"), (#""é日""#, "é日"),
    (#""\ud800x""#, "\u{fffd}x"), (#""\udc00""#, "\u{fffd}"),
    (#""\ud800\ud83d\udca9""#, "\u{fffd}💩"), (#""\ud800\n""#, "\u{fffd}\n"),
    ("\"raw \u{1} and \t\"", "raw \u{1} and \t"),
  ])
  func stringsAreDecoded(json: String, text: String) throws {
    var parser = JSONParser(Array(json.utf8))
    #expect(try parser.parse().string?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
    #expect(parser.loneSurrogates.isEmpty != text.contains("\u{fffd}"))
  }

  @Test
  func valuesKnowTheirPlaces() throws {
    var parser = JSONParser(Array(#" {"a": [1, -2.5e3, true], "b": null, "a": false}"#.utf8))
    let value = try parser.parse()
    #expect(value.offset == 1)
    #expect(value["a"]?.bool == false)
    #expect(value.members?[0].value.elements?.map(\.offset) == [8, 11, 19])
    #expect(value.members?[0].value.elements?[0].integer == 1)
    #expect(value["b"]?.isNull == true)
    #expect(value["c"] == nil)
  }

  @Test(arguments: [
    ("", 0), (" ", 1), ("{", 1), ("[", 1), ("[1", 2), ("[1,", 3), ("[1,]", 3), ("{\"a\"", 4),
    ("{\"a\":", 5), ("{\"a\":1,}", 7), ("{a:1}", 1), ("\"a", 2), ("\"\\", 2), ("\"\\x\"", 2),
    ("\"\\u12\"", 5), ("01", 1), ("-", 1), ("1.", 2), ("1e", 2), ("tru", 3), ("trux", 3),
    ("nul", 3), ("1 2", 2), ("[]]", 2), ("'a'", 0), ("NaN", 0), ("+1", 0),
  ])
  func everythingElseIsRefusedWhereItGoesWrong(json: String, offset: Int) {
    var parser = JSONParser(Array(json.utf8))
    #expect(throws: JSONParser.Failure(offset: offset)) { try parser.parse() }
  }

  @Test
  func deepNestingIsRefused() throws {
    let limit = JSONParser.maximumDepth
    let deepest =
      String(repeating: "[", count: limit - 1) + String(repeating: "]", count: limit - 1)
    var parser = JSONParser(Array(deepest.utf8))
    _ = try parser.parse()
    var deeper = JSONParser([UInt8](repeating: UInt8(ascii: "["), count: 100_000))
    #expect(throws: JSONParser.Failure(offset: limit)) { try deeper.parse() }
  }

  @Test
  func everyPrefixOfATextIsRefused() {
    let json = Array(
      #"{"gatefold": 1, "entries": [{"text": "a\u00e9\n", "n": -1.5, "b": true}]}"#.utf8
    )
    for count in 0..<json.count {
      var parser = JSONParser(Array(json.prefix(count)))
      #expect(throws: JSONParser.Failure(offset: count)) { try parser.parse() }
    }
  }
}
