/// Views of which one is shown, each as large as the whole.
package final class PagesView: View {
  /// Creates a view of pages; their owner hides all but one.
  package init(_ pages: [View]) {
    super.init()
    for page in pages { addSubview(page) }
  }

  /// Gives each page all the room.
  package override func layoutSubviews() {
    for page in subviews { page.frame = bounds }
  }
}
