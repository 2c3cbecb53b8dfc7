/// What a person typed or pasted to name a user.
struct Username {
  let login: String?
  let problem: String?

  init(_ text: String) {
    login = text
    problem = nil
  }
}
