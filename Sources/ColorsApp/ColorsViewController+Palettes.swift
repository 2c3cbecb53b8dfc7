import Colorimetry
import GatefoldKit

/// Writing palettes to files, and reading them.
extension ColorsViewController {
  // MARK: - Export

  /// The section in which the selected row is: what an export is of; the saved colours where none is.
  private var chosenSection: ColorSection {
    topList?.selectedSection ?? .saved(list.store.colors)
  }

  /// Asks what kind of file to write.
  func export() {
    let section = chosenSection
    guard !section.rows.isEmpty else { return showMessage(ColorMessages.nothingToExport) }
    let alert = AlertController(
      title: ColorMessages.export(section.title),
      message: ColorMessages.whatToWrite(section.rows.count)
    )
    alert.addAction(AlertAction(title: ColorMessages.cancel, style: .cancel))
    for format in PaletteFormat.allCases {
      alert.addAction(
        AlertAction(title: format.title) { [weak self] _ in
          let name = section.title.lowercased() + "." + format.fileExtension
          self?.askForPath(toWrite: section, as: format, beginningWith: name)
        }
      )
    }
    present(alert)
  }

  /// Asks for the path of the file; what cannot be written is asked for again.
  private func askForPath(
    toWrite section: ColorSection,
    as format: PaletteFormat,
    beginningWith path: String
  ) {
    let question = ColorMessages.export(section.title, as: format.title)
    askForPath(question, action: ColorMessages.write, beginningWith: path) { [weak self] path in
      self?.write(section, as: format, to: path, replacing: false)
    }
  }

  private func write(
    _ section: ColorSection,
    as format: PaletteFormat,
    to path: String,
    replacing: Bool
  ) {
    let file = PaletteFile(path, home: list.environment.home)
    let colors = section.rows.map(\.color)
    do throws(PaletteFileProblem) {
      try file.write(format.text(of: colors), replacing: replacing)
      let losses = format.losses(of: colors)
      showMessage(ColorMessages.wrote(colors.count, to: file.path, losing: losses))
    } catch .exists {
      askToReplace(file) { [weak self] in
        self?.write(section, as: format, to: path, replacing: true)
      }
    } catch {
      showMessage(error.sentence, isError: true)
      askForPath(toWrite: section, as: format, beginningWith: path)
    }
  }

  private func askToReplace(_ file: PaletteFile, _ replace: @escaping () -> Void) {
    let alert = AlertController(
      title: ColorMessages.replaceTitle,
      message: PaletteFileProblem.exists(path: file.path).sentence
    )
    alert.addAction(AlertAction(title: ColorMessages.cancel, style: .cancel))
    alert.addAction(
      AlertAction(title: ColorMessages.replace, style: .destructive) { _ in replace() }
    )
    present(alert)
  }

  // MARK: - Import

  /// Asks for the path of a palette to take into the saved colours.
  func importPalette() {
    if list.canWrite() { askForPalette(beginningWith: "") }
  }

  private func askForPalette(beginningWith path: String) {
    let action = ColorMessages.read
    askForPath(ColorMessages.importTitle, action: action, beginningWith: path) { [weak self] path in
      self?.read(path)
    }
  }

  /// What cannot be read is asked for again.
  private func read(_ path: String) {
    let file = PaletteFile(path, home: list.environment.home)
    do {
      let contents = try PaletteReader.read(file.read())
      if !list.take(contents, from: file.path) { askForPalette(beginningWith: path) }
    } catch {
      showMessage(ColorMessages.notRead(file.path, error), isError: true)
      askForPalette(beginningWith: path)
    }
  }

  // MARK: - Paths

  private func askForPath(
    _ title: String,
    action: String,
    beginningWith path: String,
    didAnswer: @escaping (String) -> Void
  ) {
    let alert = AlertController(title: title)
    let field = alert.addTextField { field in
      field.placeholder = ColorMessages.pathPlaceholder
      field.text = path
    }
    alert.validator = { _ in
      field.text.allSatisfy(\.isWhitespace) ? PaletteFileProblem.noPath.sentence : nil
    }
    alert.addAction(AlertAction(title: ColorMessages.cancel, style: .cancel))
    alert.addAction(AlertAction(title: action) { _ in didAnswer(field.text) })
    present(alert)
  }
}
