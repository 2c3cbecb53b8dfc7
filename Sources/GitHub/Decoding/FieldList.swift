/// A list of documents; what else is among them is left out.
struct FieldList: Decodable {
  /// How many are read: more than any page has.
  private static let most = 1000

  let documents: [Fields]

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var documents: [Fields] = []
    while !container.isAtEnd, container.currentIndex < Self.most {
      if let fields = try container.decode(Lenient<Fields>.self).value { documents.append(fields) }
    }
    self.documents = documents
  }
}
