import Colorimetry

/// The sentences of the colours, each in one place.
nonisolated enum ColorMessages {
  static let title = "Colours"
  static let filterPlaceholder = "Name or digits"
  static let noMatches = "Nothing matches."
  static let noSelection = "Nothing selected"

  static let newColor = "New colour"
  static let colorPlaceholder = "#f80, tomato, hsl(32 100% 50%) …"
  static let namePlaceholder = "Name"
  static let newName = "Name of the colour"
  static let cancel = "Cancel"
  static let add = "Add"
  static let rename = "Rename"
  static let readOnly = "The saved colours can only be read"
  static let notSaved = "Only saved colours have names of one's own: + saves this one"
  static let goneMeanwhile = "That colour was removed elsewhere meanwhile"
  static let changedMeanwhile = "The colour was changed elsewhere since; it was left as it is"

  static let importTitle = "Import colours"
  static let pathPlaceholder = "Path of the file"
  static let write = "Write"
  static let read = "Read"
  static let replace = "Replace"
  static let replaceTitle = "Replace the file?"
  static let nothingToExport = "There is no colour to export"

  static let addition = "add"
  static let deletion = "delete"
  static let renaming = "rename"
  static let replacement = "change of colour"
  static let importing = "import"

  /// Which colour of how many is selected, of all or of those that pass the filter.
  static func position(_ ordinal: Int?, of count: Int, isFiltered: Bool) -> String {
    let counted = isFiltered ? "\(count) found" : counted(count)
    return ordinal.map { "\($0 + 1) / \(counted)" } ?? counted
  }

  static func added(_ name: String) -> String { "Saved “\(name)”: u undoes" }

  static func deleted(_ name: String) -> String { "Deleted “\(name)”: u undoes" }

  static func replaced(_ name: String, _ color: SRGBColor) -> String {
    "“\(name)” is \(ColorForm.hex.text(of: color)) now: u undoes"
  }

  static let saveButton = "+ Save"

  static func copyButton(_ form: ColorForm) -> String { "y \(form.rawValue)" }

  static func copied(_ text: String) -> String { "Copied \(text)" }

  static func willCopy(_ text: String) -> String { "y copies \(text)" }

  // MARK: - Palettes

  static func export(_ section: String) -> String { "Export \(section)" }

  static func export(_ section: String, as format: String) -> String {
    "Export \(section): \(format)"
  }

  static func whatToWrite(_ count: Int) -> String {
    "\(counted(count)). What kind of file?"
  }

  /// What was written, and what of it the format cannot say.
  static func wrote(_ count: Int, to path: String, losing losses: [PaletteLoss]) -> String {
    (["Wrote \(counted(count)) to \(path)"] + losses.map(\.sentence)).joined(separator: "; ")
  }

  /// What was taken from a file, and the first that was not.
  static func imported(
    _ report: PaletteReport,
    problems: [PaletteProblem],
    from path: String
  ) -> String {
    let undo = report.added.isEmpty ? "" : ": u undoes"
    guard let first = problems.first else { return report.sentence + undo }
    let more = problems.count > 1 ? " (and \(problems.count - 1) more)" : ""
    let name = path.split(separator: "/").last ?? ""
    return "\(report.sentence); \(name):\(first.line): \(first.sentence)\(more)"
  }

  /// Why a palette was not read.
  static func notRead(_ path: String, _ error: any Error) -> String {
    switch error {
    case let problem as PaletteFileProblem: problem.sentence
    case let refusal as PaletteRefusal: "\(path): \(refusal.sentence)"
    default: String(describing: error)
    }
  }

  private static func counted(_ count: Int) -> String {
    count == 1 ? "1 colour" : "\(count) colours"
  }
}
