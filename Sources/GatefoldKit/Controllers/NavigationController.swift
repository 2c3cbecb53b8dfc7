/// Not built yet.
public final class NavigationController: ViewController {
  func updateNavigationBar() {}
}

/// Not built yet.
public final class SplitViewController: ViewController {}

/// Not built yet.
public final class HelpViewController: ViewController {
  init(sections: [Window.CommandSection]) {}
}
