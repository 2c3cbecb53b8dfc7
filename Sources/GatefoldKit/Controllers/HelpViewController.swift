/// Not built yet.
public final class HelpViewController: ViewController {
  init(sections: [Window.CommandSection]) {}
}
