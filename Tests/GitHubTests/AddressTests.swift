import Foundation
import GitHub
import Testing

/// Addresses: of the API, of what its templates name, of other pages.
struct AddressTests {
  @Test(.enabled(if: GitHubData.isThere), arguments: GitHubData.templateVectors)
  func expandsTemplatesAsRFC6570Does(_ vector: GitHubData.TemplateVector) throws {
    let url = RootDocument.expand(vector.template, vector.variables.mapValues(\.text))
    #expect(url?.absoluteString == vector.expected)
  }

  @Test func hasAllTheVectors() {
    withKnownIssue("the recorded data is not there") {
      #expect(GitHubData.templateVectors.count == 34)
    } when: {
      !GitHubData.isThere
    }
  }

  @Test(arguments: [
    ("https://api.github.com", "https://api.github.com/"),
    ("https://github.com", "https://api.github.com/"),
    ("www.github.com/", "https://api.github.com/"),
    ("https://ghe.example.com/api/v3", "https://ghe.example.com/api/v3"),
    ("https://ghe.example.com/api/v3/", "https://ghe.example.com/api/v3"),
    ("https://ghe.example.com//api//v3//", "https://ghe.example.com/api/v3"),
    ("https://api.tenant.ghe.com", "https://api.tenant.ghe.com/"),
    ("https://tenant.ghe.com", "https://api.tenant.ghe.com/"),
    ("http://127.0.0.1:8080/prefix/", "http://127.0.0.1:8080/prefix"),
    ("  ghe.example.com/api/v3 ", "https://ghe.example.com/api/v3"),
  ])
  func takesTheAddressOfAnAPI(_ text: String, address: String) throws {
    #expect(try APIBase(text).url.absoluteString == address)
  }

  @Test(arguments: [
    ("", APIBase.Problem.empty), ("  ", .empty),
    ("ftp://example.com", .notAnAddress("ftp://example.com")),
    ("https://", .notAnAddress("https://")),
    ("https://example.com/?q=1", .notAnAddress("https://example.com/?q=1")),
    ("https://exa mple.com", .notAnAddress("https://exa mple.com")),
    ("https://ada:secret@example.com", .namesSomebody),
  ])
  func refusesWhatIsNoAddressOfAnAPI(_ text: String, problem: APIBase.Problem) {
    #expect(throws: problem) { try APIBase(text) }
    #expect(!problem.sentence.contains("secret"))
  }

  @Test(arguments: [
    (nil, "https://api.github.com/"), ("", "https://api.github.com/"),
    ("github.com", "https://api.github.com/"),
    ("ghe.example.com", "https://ghe.example.com/api/v3"),
    ("https://ghe.example.com/", "https://ghe.example.com/api/v3"),
    ("tenant.ghe.com", "https://api.tenant.ghe.com/"),
    ("api.ghe.example.com", "https://api.ghe.example.com/"),
  ])
  func takesTheHostOfTheEnvironment(_ host: String?, address: String) throws {
    let environment = host.map { ["GH_HOST": $0] } ?? [:]
    #expect(try APIBase(environment: environment).url.absoluteString == address)
  }

  @Test func knowsWhoseServerItIs() throws {
    #expect(try APIBase("github.com").kind == .gitHub)
    #expect(try APIBase("x.ghe.com").kind == .gitHub)
    #expect(try APIBase("x.ghe.com").webHost == "x.ghe.com")
    #expect(try APIBase("ghe.example.com/api/v3").kind == .enterprise)
    #expect(try APIBase("notghe.com").kind == .enterprise)
  }

  @Test(arguments: [
    ("https://a.example", "https://A.example:443/x", true),
    ("http://a.example", "https://a.example", false),
    ("https://a.example", "https://a.example:8443", false),
    ("https://a.example", "https://b.example", false),
  ])
  func tellsOriginsApart(_ one: String, other: String, areSame: Bool) throws {
    let origins = try [one, other].map { try #require(URL(string: $0)).origin }
    #expect((origins[0] == origins[1]) == areSame)
  }

  @Test(arguments: ["file:///etc/passwd", "https:///x", "https://a:b@c.example", "mailto:a@b"])
  func givesNoOriginToWhatIsNotAsked(_ text: String) throws {
    #expect(try #require(URL(string: text)).origin == nil)
  }

  @Test(arguments: [
    (#"<https://a/?page=2>; rel="next", <https://a/?page=6>; rel="last""#, "https://a/?page=2", 6),
    (#"<https://a/?p=%253A%3A>; rel=next"#, "https://a/?p=%253A%3A", nil),
    (#"<a?page=42&per_page=1>; rel="last",<b?page=2>;rel="next""#, "b?page=2", 42),
    (#"<https://a/x,y;z>; title="a, b; \"c\""; rel="prev NEXT""#, "https://a/x,y;z", nil),
    (#"<n>; rel="next"; rel="last", <https://a/users{?since}>; rel="first""#, "n", nil),
    (#"<p>; rel="prev", <f>; rel="first""#, nil, nil),
    (#"<l?page=x>; rel="last""#, nil, nil),
    (#"<l?page=-1>; rel="last""#, nil, nil),
    ("<unfinished", nil, nil), ("no link at all", nil, nil), ("", nil, nil), ("<a>;", nil, nil),
    (#"<a>; rel="next"#, "a", nil),
  ])
  func readsLinksToOtherPages(_ text: String, next: String?, pageCount: Int?) {
    let header = LinkHeader(text)
    #expect(header.next == next)
    #expect(header.pageCount == pageCount)
  }
}

extension URL {
  fileprivate var origin: Origin? { Origin(self) }
}
