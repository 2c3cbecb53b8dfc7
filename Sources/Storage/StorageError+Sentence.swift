extension StorageError {
  /// The error in one plain line for a person.
  package var sentence: String {
    let place = path.isEmpty ? "what is in memory" : path
    return switch reason {
    case .cannotOpen: "cannot open \(place): \(message)"
    case .isDirectory: "\(place) is a folder, not a file"
    case .notADatabase: "\(place) is not a file of gatefold's; it was left as it is"
    case .otherApplication:
      "\(place) belongs to another program, or to another part of this one; it was left as it is"
    case .newerSchema: "\(place) was written by a later version of gatefold; it was left as it is"
    case .corrupt: "\(place) is damaged: \(message)"
    case .readOnly: "\(place) can only be read"
    case .full: "no space is left for \(place)"
    case .busy: "another program has locked \(place)"
    case .constraint, .inputOutput, .other: "\(place): \(message)"
    }
  }
}
