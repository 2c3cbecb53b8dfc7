/// The texts of the list program.
///
/// All programs that are measured beside it show the same.
enum NumberText {
  private static let sentenceLength = 200
  private static let filling = """
    the quick brown fox jumps over the lazy dog while seven wizards quietly mix a dozen boxes of \
    liquor jugs and a patient clerk writes every number into the ledger before the evening bell \
    rings across town again and again
    """

  static func title(of number: Int) -> String {
    let digits = String(number)
    return "row " + String(repeating: "0", count: max(0, 7 - digits.count)) + digits + " item"
  }

  static func detail(of number: Int) -> String {
    let start = "Sentence \(number): "
    let end = " end\(number)."
    let middle = filling.prefix(sentenceLength - start.count - end.count)
    return """
      Title: \(title(of: number))
      Number: \(number)
      Square: \(number * number)
      \(start)\(middle)\(end)
      """
  }
}
