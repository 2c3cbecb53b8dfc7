extension Account {
  /// Reads an account; nil where it has no name.
  init?(_ fields: Fields) {
    guard let login = fields.text("login") else { return nil }
    self.init(login: login, kind: Kind(type: fields.text("type"), login: login))
    name = fields.text("name")
    isSuspended = fields.text("suspended_at") != nil
    repositoryCount = fields.count("public_repos")
    biography = fields.text("bio")
    created = fields.date("created_at")
    pictureURL = fields.text("avatar_url")
    pageURL = fields.text("html_url")
    repositoriesURL = fields.text("repos_url")
  }
}

extension Account.Kind {
  /// The kind by the API's `type`, which short documents of persons leave out.
  fileprivate init(type: String?, login: String) {
    switch type {
    case nil: self = login.hasSuffix("[bot]") ? .bot : .user
    case "User": self = .user
    case "Organization": self = .organization
    case "Bot": self = .bot
    case let other?: self = .other(other)
    }
  }
}
