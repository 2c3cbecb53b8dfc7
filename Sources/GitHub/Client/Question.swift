import Foundation

/// What is to be had from the server, in which form.
struct Question: Hashable, Sendable {
  /// The forms that are asked for.
  enum Form: String, Sendable {
    case json = "application/vnd.github+json"
    case raw = "application/vnd.github.raw+json"
    case picture = "image/*"
  }

  var url: URL
  var form = Form.json
  var urgency = RequestUrgency.visible
}
