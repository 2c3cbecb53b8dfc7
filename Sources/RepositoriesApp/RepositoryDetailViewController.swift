import GatefoldKit
import GitHub

/// The detail: a repository, or a user where a header is selected.
final class RepositoryDetailViewController: ViewController {
  /// The user whose repository is shown, or who is shown.
  var user: UserSection? {
    didSet { if repo == nil { updateView() } }
  }

  /// The repository that is shown, as the list has it; `nil` to show the user.
  var repo: Repository? {
    didSet {
      if repo?.id != oldValue?.id { data = RepositoryData() }
      if repo != oldValue { updateView() }
    }
  }

  /// What else is known of the repository.
  var data = RepositoryData() {
    didSet {
      guard data != oldValue else { return }
      if data.readme != oldValue.readme { updateReadme() }
      updateView()
    }
  }

  private let environment: RepositoriesEnvironment
  private let detailView = DetailView()
  private var readme: StyledText?
  /// Whose text is shown: it keeps its place while more comes in.
  private var shownSubject: AnyHashable?
  private var showedHeading = false
  /// Makes the picture of a user in a size.
  private let image: (UserSection, Size) -> CellImage

  init(
    environment: RepositoriesEnvironment,
    image: @escaping (UserSection, Size) -> CellImage
  ) {
    self.environment = environment
    self.image = image
    super.init()
  }

  override func loadView() {
    view = detailView
  }

  /// What is beside the picture is not in the text.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if detailView.showsHeading != showedHeading { updateView() }
  }

  /// The text.
  override var preferredFirstResponder: View? { detailView.textView }

  override func viewDidLoad() {
    super.viewDidLoad()
    updateView()
  }

  private var subject: AnyHashable? {
    if let repo, let user { return RepositoryID(user: user.id, number: repo.id) }
    return user?.id
  }

  private func updateReadme() {
    readme = nil
    guard case .known(let text?) = data.readme else { return }
    let (shown, goesOn) = ReadmeText.text(of: text, symbols: view.theme.symbols)
    readme = shown
    guard goesOn else { return }
    readme?.setIndent(.none)
    readme?.append("\n\n" + RepositoriesMessages.readmeGoesOn, style: view.theme.secondaryText)
  }

  private func updateView() {
    guard isViewLoaded else { return }
    updateTitle()
    let top = subject == shownSubject ? detailView.textView.topLine : 0
    shownSubject = subject
    detailView.image = user.flatMap { user in
      environment.showsPictures ? { [image] in image(user, $0) } : nil
    }
    showedHeading = detailView.showsHeading
    let text = detailText
    if showedHeading { detailView.heading = heading(text) }
    detailView.textView.text = shownText(text)
    detailView.textView.topLine = top
  }

  /// Draws the picture of a user anew, if it is shown.
  func didChangeImage(of id: UserID) {
    if user?.id == id { detailView.setNeedsLayout() }
  }

  private func updateTitle() {
    let shown = data.document.value ?? repo
    title = shown.map { "\($0.owner)/\($0.name)" } ?? user?.login
    navigationItem.compactTitle = shown?.name
    for item in navigationItem.rightBarButtonItems { item.isHidden = user == nil }
  }

  private var detailText: DetailText {
    DetailText(
      theme: view.theme,
      dates: environment.dates,
      now: environment.now(),
      isHeaded: showedHeading
    )
  }

  private func heading(_ text: DetailText) -> DetailView.Heading {
    if let repo { return text.heading(of: data.document.value ?? repo) }
    return user.map(text.heading) ?? DetailView.Heading()
  }

  private func shownText(_ text: DetailText) -> StyledText {
    if let repo { return text.text(of: repo, data, readme: readme) }
    if let user { return text.text(of: user) }
    return StyledText(RepositoriesMessages.noSelection, style: view.theme.secondaryText)
  }

  override var keyCommandsTitle: String { "Repository" }
}
