public import GatefoldTerminal

/// The person's own editor: VISUAL, else EDITOR, else `vi`.
///
/// ```swift
/// let editor = ExternalEditor(environment: environment)
/// switch await editor.edit(entry.text, in: application) { … }
/// ```
///
/// The text goes through a file that only the person can read, and that is gone afterwards, unless it
/// holds text that could not be taken.
@MainActor
public struct ExternalEditor {
  /// What came of it.
  public enum Outcome: Hashable, Sendable {
    /// Another text. Where bytes were no UTF-8 they became U+FFFD, and the file as it was written
    /// is kept.
    case edited(String, unrepairedFile: String?)
    /// The same text.
    case unchanged
    /// The editor said by its code, or by the signal that ended it, that it did not go well. The
    /// file is kept where it holds another text, or the editor left something beside it, as what it
    /// keeps of a text that was not saved.
    case failed(ProgramExit, keptFile: String?)
    /// The editor left no file.
    case fileDeleted
    /// This program was asked to end meanwhile: the text that the editor had written by then, if it
    /// is another one. The file is kept where the editor left something beside it, or where it has
    /// bytes that are no UTF-8.
    case interrupted(String?, keptFile: String?)
    /// There is no such program: the first word of the setting.
    case notFound(String)
    /// The setting has a quote that is not closed.
    case unbalancedQuote(String)
    /// The system did not let it be done: the call that failed, and the file if it holds text.
    case systemError(call: String, errno: Int32, keptFile: String?)
  }

  /// Runs a program that has the terminal.
  package typealias Runner = @MainActor @Sendable (_ words: [String]) async throws -> ProgramExit

  private let environment: [String: String]
  private let run: Runner

  /// Creates an editor from environment variables: VISUAL, EDITOR, and TMPDIR for the file.
  ///
  /// The editor gets them all.
  public init(environment: [String: String]) {
    self.init(environment: environment) { words in
      try await ForegroundProgram(words, environment: environment).run()
    }
  }

  package init(environment: [String: String], run: @escaping Runner) {
    self.environment = environment
    self.run = run
  }

  /// The editor's words: the program and its arguments, without the file.
  ///
  /// A variable that is empty or blank counts as unset.
  ///
  /// - Throws: `ShellWords.UnbalancedQuote`.
  public var words: [String] {
    get throws(ShellWords.UnbalancedQuote) {
      for name in ["VISUAL", "EDITOR"] {
        let words = try ShellWords.split(environment[name] ?? "")
        if !words.isEmpty { return words }
      }
      return ["vi"]
    }
  }

  /// Has a text edited, and waits until the person is done.
  ///
  /// The file ends with a line break, as editors want it; one that they add is taken off again.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - fileName: The file's name; editors tell the kind of text by how it ends.
  ///   - application: Whose terminal the editor gets.
  /// - Returns: What came of it.
  public func edit(
    _ text: String,
    fileName: String = "entry.md",
    in application: Application
  ) async -> Outcome {
    do {
      let words = try words
      let file = try TemporaryTextFile(text.asFile, name: fileName, in: temporaryFolder)
      return await edit(text, in: file, with: words, application)
    } catch let error as ShellWords.UnbalancedQuote {
      return .unbalancedQuote(error.command)
    } catch {
      return outcome(of: error, keptFile: nil)
    }
  }

  private var temporaryFolder: String {
    environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
  }

  private func edit(
    _ text: String,
    in file: TemporaryTextFile,
    with words: [String],
    _ application: Application
  ) async -> Outcome {
    let run = run
    do {
      let exit = try await application.lendTerminal { try await run(words + [file.path]) }
      let wasInterrupted = application.pendingExit != nil
      return try outcome(of: exit, text, in: file, wasInterrupted: wasInterrupted)
    } catch let error as ProgramNotFound {
      file.remove()
      return .notFound(error.name)
    } catch {
      // What cannot be read may still be a text.
      let isKept = (try? file.read()) != Array(text.asFile.utf8)
      return outcome(of: error, keptFile: finish(file, isKept))
    }
  }

  private func outcome(
    of exit: ProgramExit,
    _ text: String,
    in file: TemporaryTextFile,
    wasInterrupted: Bool
  ) throws -> Outcome {
    let written = try file.read().map { WrittenText($0, over: text) }
    if wasInterrupted {
      let isKept = file.hasCompany || written?.wasRepaired == true
      let new = written.flatMap { $0.isSame ? nil : $0.text }
      return .interrupted(new, keptFile: finish(file, isKept))
    }
    guard exit == .code(0) else {
      let isKept = file.hasCompany || written?.isSame == false
      return .failed(exit, keptFile: finish(file, isKept))
    }
    let keptFile = finish(file, written?.wasRepaired == true)
    guard let written else { return .fileDeleted }
    return written.isSame ? .unchanged : .edited(written.text, unrepairedFile: keptFile)
  }

  /// Removes a file that is not to be kept.
  ///
  /// - Returns: Where the file is, if it is kept.
  private func finish(_ file: TemporaryTextFile, _ isKept: Bool) -> String? {
    if !isKept { file.remove() }
    return isKept ? file.path : nil
  }

  private func outcome(of error: any Error, keptFile: String?) -> Outcome {
    guard case TerminalError.system(let call, let number) = error else {
      return .systemError(call: "\(error)", errno: 0, keptFile: keptFile)
    }
    return .systemError(call: call, errno: number, keptFile: keptFile)
  }
}

/// What an editor wrote over a text.
private struct WrittenText {
  /// Without a line break that was only added.
  let text: String
  /// Whether some bytes were no UTF-8, and became U+FFFD.
  let wasRepaired: Bool
  /// Whether it is the text of before, byte by byte: equal strings may be spelled in different ways.
  let isSame: Bool

  init(_ bytes: [UInt8], over old: String) {
    let new = String(decoding: bytes, as: UTF8.self)
    let isBreakAdded = new.endsWithLineBreak && !old.endsWithLineBreak
    text = isBreakAdded ? String(new.dropLast()) : new
    wasRepaired = !new.utf8.elementsEqual(bytes)
    isSame = !wasRepaired && text.utf8.elementsEqual(old.utf8)
  }
}

extension String {
  /// The text with a line break at its end, if there is any text.
  fileprivate var asFile: String { isEmpty || endsWithLineBreak ? self : self + "\n" }

  fileprivate var endsWithLineBreak: Bool { utf8.last == 0x0A }
}
