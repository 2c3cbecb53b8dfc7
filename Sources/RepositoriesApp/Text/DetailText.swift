import Foundation
import GatefoldKit
import GitHub

/// What the detail says, as styled text.
struct DetailText {
  let theme: Theme
  let dates: DateText
  let now: Date
  /// Whether the heading stands above the text.
  let isHeaded: Bool

  /// Cells of the names of facts.
  private static let nameWidth = 11

  private var symbols: RepositorySymbols { RepositorySymbols(theme.symbols) }

  // MARK: - A repository

  func text(of repository: Repository, _ data: RepositoryData, readme: StyledText?) -> StyledText {
    let full = data.document.value ?? repository
    var text = StyledText()
    if !isHeaded {
      append(summary: full.summary, to: &text)
      append(marks: RepositoryMarks(full).words, to: &text)
    }
    append(counts(of: full), to: &text)
    text.append("\n", style: .plain)
    for (name, value) in facts(of: full) { append(name, value, to: &text) }
    text.setIndent(.none)
    if let problem = data.document.problem { append(problem: problem, to: &text) }
    append(data.releases, "Latest releases", RepositoriesMessages.noReleases, line, to: &text)
    append(
      data.pullRequests,
      "Open pull requests",
      RepositoriesMessages.noPullRequests,
      line,
      to: &text
    )
    append(data.readme, shown: readme, to: &text)
    return text
  }

  func heading(of repository: Repository) -> DetailView.Heading {
    DetailView.Heading(
      title: "\(repository.owner)/\(repository.name)".onOneLine,
      subtitle: RepositoryMarks(repository).words,
      summary: repository.summary?.onOneLine ?? ""
    )
  }

  private func counts(of repository: Repository) -> [(Int?, String, String)] {
    [
      (repository.stars, "star", "stars"), (repository.watchers, "watcher", "watchers"),
      (repository.forks, "fork", "forks"), (repository.openIssues, "open issue", "open issues"),
    ]
  }

  private func facts(of repository: Repository) -> [(String, String)] {
    [
      ("Language", repository.language),
      ("Topics", repository.topics.isEmpty ? nil : repository.topics.joined(separator: ", ")),
      ("Licence", repository.license),
      ("Branch", repository.defaultBranch),
      ("Size", repository.size.map(SizeText.text)),
      ("Created", repository.created.map { dates.ageAndDay(of: $0, now: now) }),
      ("Pushed", repository.pushed.map { dates.ageAndDay(of: $0, now: now) }),
      ("Homepage", repository.homepage.flatMap { $0.isEmpty ? nil : $0 }),
      ("Clone", repository.cloneURL),
    ]
    .map { ($0, $1?.onOneLine ?? symbols.unknown) }
  }

  /// A day and what was of that day.
  private func line(of release: Release) -> (Date?, String) {
    let mark = release.isPrerelease ? " (pre-release)" : ""
    let title = release.title == release.tag ? release.tag : "\(release.tag) \(release.title)"
    return (release.published, title + mark)
  }

  private func line(of request: PullRequest) -> (Date?, String) {
    let mark = request.isDraft ? " (draft)" : ""
    let author = request.author.map { ", \($0)" } ?? ""
    return (request.created, "#\(request.number) \(request.title)\(mark)\(author)")
  }

  private func day(_ date: Date?) -> String {
    date.map(dates.day) ?? symbols.unknown
  }

  // MARK: - A user

  func text(of section: UserSection) -> StyledText {
    let account = section.account
    var text = StyledText()
    if !isHeaded {
      if let name = account?.name, !name.isEmpty {
        text.append(name.onOneLine + "\n", style: Style(attributes: .bold))
      }
      append(summary: account?.biography, to: &text)
    }
    let state = UserStateText(
      section: section,
      dates: dates,
      now: now,
      separator: symbols.separator
    )
    text.append(state.long + "\n\n", style: state.isProblem ? theme.error : .plain)
    for (name, value) in facts(of: account) { append(name, value, to: &text) }
    text.setIndent(.none)
    return text
  }

  func heading(of section: UserSection) -> DetailView.Heading {
    DetailView.Heading(
      title: section.login,
      subtitle: section.account?.name?.onOneLine ?? "",
      summary: section.account?.biography?.onOneLine ?? ""
    )
  }

  private func facts(of account: Account?) -> [(String, String)] {
    [
      ("Kind", account.map { kind(of: $0) }),
      ("Since", account?.created.map { dates.ageAndDay(of: $0, now: now) }),
      ("Page", account?.pageURL),
    ]
    .map { ($0, $1?.onOneLine ?? symbols.unknown) }
  }

  private func kind(of account: Account) -> String {
    switch account.kind {
    case .user: "user"
    case .organization: "organisation"
    case .bot: "bot"
    case .other(let name): name
    }
  }

  // MARK: - Parts

  private func append(summary: String?, to text: inout StyledText) {
    guard let summary = summary?.onOneLine, !summary.isEmpty else { return }
    text.append(summary + "\n\n", style: .plain)
  }

  private func append(marks: String, to text: inout StyledText) {
    if !marks.isEmpty { text.append(marks + "\n\n", style: theme.secondaryText) }
  }

  private func append(_ counts: [(Int?, String, String)], to text: inout StyledText) {
    for (index, (number, one, many)) in counts.enumerated() {
      if index > 0 { text.append("  ", style: .plain) }
      let digits = number.map(CompactNumber.long) ?? symbols.unknown
      text.append(digits, style: Style(attributes: .bold))
      let words = symbols.glue + (number == 1 ? one : many).replacing(" ", with: symbols.glue)
      text.append(words, style: theme.secondaryText)
    }
    text.append("\n", style: .plain)
  }

  private func append(_ name: String, _ value: String, to text: inout StyledText) {
    let padded = name + String(repeating: " ", count: max(1, Self.nameWidth - name.count))
    let blank = String(repeating: " ", count: Self.nameWidth)
    text.setIndent(TextIndent(first: padded, rest: blank, style: theme.secondaryText))
    text.append(value + "\n", style: .plain)
  }

  private func append(problem: GitHubProblem, to text: inout StyledText) {
    text.append(
      "\n" + problem.words(time: dates.time) + "\n",
      style: problem.isOffline ? theme.secondaryText : theme.error
    )
  }

  private func append(heading: String, to text: inout StyledText) {
    text.append("\n" + heading + "\n", style: theme.sectionHeader)
  }

  private func append<Item>(
    _ part: RepositoryData.Part<[Item]>,
    _ heading: String,
    _ none: String,
    _ line: (Item) -> (Date?, String),
    to text: inout StyledText
  ) {
    switch part {
    case .unknown: return
    case .loading:
      append(heading: heading, to: &text)
      text.append(RepositoriesMessages.loading + "\n", style: theme.secondaryText)
    case .failed(let problem):
      append(heading: heading, to: &text)
      text.append(problem.words(time: dates.time) + "\n", style: theme.error)
    case .known(let items):
      append(heading: heading, to: &text)
      if items.isEmpty { text.append(none + "\n", style: theme.secondaryText) }
      for (date, words) in items.map(line) { append(day(date), words.onOneLine, to: &text) }
      text.setIndent(.none)
    }
  }

  private func append(
    _ part: RepositoryData.Part<String?>,
    shown: StyledText?,
    to text: inout StyledText
  ) {
    switch part {
    case .unknown: return
    case .loading:
      append(heading: "README", to: &text)
      text.append(RepositoriesMessages.loading, style: theme.secondaryText)
    case .failed(let problem) where problem == .notFound: return
    case .failed(let problem):
      append(heading: "README", to: &text)
      text.append(problem.words(time: dates.time), style: theme.error)
    case .known:
      guard let shown else {
        return text.append("\n" + RepositoriesMessages.noReadme, style: theme.secondaryText)
      }
      append(heading: "README", to: &text)
      text.append("\n", style: .plain)
      text.append(shown)
    }
  }
}
