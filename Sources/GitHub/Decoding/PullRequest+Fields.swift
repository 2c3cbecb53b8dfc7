extension PullRequest {
  /// Reads a proposed change; nil where it has no number or title.
  init?(_ fields: Fields) {
    guard let number = fields.count("number"), let title = fields.text("title") else { return nil }
    self.init(
      number: number,
      title: title,
      author: fields.document("user")?.text("login"),
      created: fields.date("created_at"),
      isDraft: fields.flag("draft")
    )
  }
}
