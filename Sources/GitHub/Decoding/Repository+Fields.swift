extension Repository {
  /// Reads a repository, of the API of today or of 2012; nil where it has no number or name.
  init?(_ fields: Fields) {
    let fullName = fields.text("full_name")?.split(separator: "/").map(String.init)
    let owner = fields.document("owner")?.text("login") ?? fullName?.first
    guard let id = fields.number("id"), let name = fields.text("name"), let owner else {
      return nil
    }
    self.init(id: id, owner: owner, name: name)
    readCounts(fields)
    readAddresses(fields)
    summary = fields.text("description")
    language = fields.text("language")
    topics = fields.texts("topics")
    license = fields.document("license").flatMap(Self.license)
    defaultBranch = fields.text("default_branch", "master_branch")
    isFork = fields.flag("fork")
    isArchived = fields.flag("archived")
    isPrivate = fields.flag("private")
    created = fields.date("created_at")
    pushed = fields.date("pushed_at")
  }

  /// `watchers` and `watchers_count` are the stars, under the name that they had before 2012.
  private mutating func readCounts(_ fields: Fields) {
    stars = fields.count("stargazers_count", "watchers_count", "watchers")
    watchers = fields.count("subscribers_count")
    forks = fields.count("forks_count", "forks")
    openIssues = fields.count("open_issues_count", "open_issues")
    size = fields.count("size")
  }

  private mutating func readAddresses(_ fields: Fields) {
    homepage = fields.text("homepage")
    pageURL = fields.text("html_url")
    cloneURL = fields.text("clone_url")
    documentURL = fields.text("url")
  }

  private static func license(_ fields: Fields) -> String? {
    let name = fields.text("spdx_id")
    return name == "NOASSERTION" ? fields.text("name") : name ?? fields.text("name", "key")
  }
}
