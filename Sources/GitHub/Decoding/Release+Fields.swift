extension Release {
  /// Reads a release; nil where it has no tag, or is not released.
  init?(_ fields: Fields) {
    guard let tag = fields.text("tag_name"), !fields.flag("draft") else { return nil }
    self.init(
      title: fields.text("name") ?? tag,
      tag: tag,
      published: fields.date("published_at") ?? fields.date("created_at"),
      isPrerelease: fields.flag("prerelease")
    )
  }
}
