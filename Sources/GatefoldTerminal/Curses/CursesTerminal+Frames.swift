import CTerminalGuard
import GatefoldText

/// What the terminal shows, to be compared with the next frame.
struct ShownFrame {
  /// The cells, line by line; empty where nothing is known.
  var cells: ContiguousArray<Cell> = []
  var size = Size.zero
  var cursor: Cursor?
  /// The glyph table's contents that the cells refer to.
  var generation = 0
}

extension CursesTerminal {
  /// Shows a frame: hands ncurses the cells that differ, and the terminal what ncurses makes of them.
  ///
  /// Neither is called, nor the kernel, where nothing differs.
  public func present(_ frame: Surface, cursor: Cursor?) {
    guard let screen = session?.screen, !isLent, !frame.size.isEmpty else { return }
    ctg_guard_thread()
    prepare(screen, for: frame)
    let hasChanged = write(frame, to: screen)
    guard hasChanged || cursor != shown.cursor else { return }
    place(cursor, on: screen)
    device.write(screen.update())
  }

  /// Forgets what is on the screen: the next frame is drawn whole.
  public func invalidate() {
    session?.screen.clearNext()
    shown.cells.removeAll(keepingCapacity: true)
  }

  /// Gives the screen the frame's size, and makes sure that there are as many shown cells.
  private func prepare(_ screen: CursesScreen, for frame: Surface) {
    if frame.size != screen.size {
      screen.resize(to: frame.size)
      arm()
      shown.cells.removeAll(keepingCapacity: true)
    }
    if shown.cells.count != frame.cells.count || shown.generation != frame.glyphs.generation {
      let count = frame.cells.count
      shown.cells.removeAll(keepingCapacity: true)
      shown.cells.append(contentsOf: repeatElement(.unknown, count: count))
      shown.size = frame.size
      shown.generation = frame.glyphs.generation
    }
  }

  /// Hands the cells that differ to ncurses.
  ///
  /// - Returns: Whether there were any.
  private func write(_ frame: Surface, to screen: CursesScreen) -> Bool {
    if let hasChanged = write(frame, to: screen, isLast: false) { return hasChanged }
    // No colour pair is left: begin anew with those of this frame.
    screen.forgetPairs()
    for index in shown.cells.indices { shown.cells[index] = .unknown }
    return write(frame, to: screen, isLast: true) ?? true
  }

  private func write(_ frame: Surface, to screen: CursesScreen, isLast: Bool) -> Bool? {
    let width = frame.size.width
    return frame.cells.withUnsafeBufferPointer { after in
      shown.cells.withUnsafeMutableBufferPointer { before -> Bool? in
        guard let old = before.baseAddress, let new = after.baseAddress else { return false }
        var difference = FrameDifference(from: old, to: new, size: frame.size)
        var hasChanged = false
        while let run = difference.next() {
          let start = run.line * width + run.columns.lowerBound
          let cells = UnsafeBufferPointer(start: new + start, count: run.columns.count)
          let point = Point(x: run.columns.lowerBound, y: run.line)
          guard screen.write(cells, at: point, glyphs: frame.glyphs, isLast: isLast) else {
            return nil
          }
          (old + start).update(from: new + start, count: run.columns.count)
          hasChanged = true
        }
        return hasChanged
      }
    }
  }

  /// Where there is no cursor it stays, hidden, where it was: moving it costs bytes.
  private func place(_ cursor: Cursor?, on screen: CursesScreen) {
    let position = cursor?.position ?? shown.cursor?.position ?? .zero
    screen.setCursor(position, isVisible: cursor?.isVisible ?? false)
    shown.cursor = cursor
  }
}

extension Cell {
  /// Differs from every cell of a frame: no cell takes so many columns.
  fileprivate static let unknown = Cell(glyph: 0, style: .plain, width: .max)
}
