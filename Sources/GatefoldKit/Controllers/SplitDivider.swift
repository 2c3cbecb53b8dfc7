import GatefoldTerminal

/// The line between the columns of a split view; the mouse drags it.
final class SplitDivider: View {
  weak var controller: SplitViewController?

  override func draw(in context: DrawingContext) {
    context.fill(
      context.bounds,
      with: theme.symbols.verticalLine,
      style: isTrackingMouse ? theme.activeDivider : theme.divider
    )
  }

  /// Follows the mouse; a double click puts it where it was at first.
  override func mouseEvent(_ event: MouseEvent) -> Bool {
    switch event.kind {
    case .press(.left, clickCount: 2): controller?.resetPrimaryColumnWidth()
    case .drag(.left): controller?.moveDivider(to: frame.minX + event.location.x)
    case .press(.left, _), .release(.left): break
    default: return false
    }
    return true
  }
}
