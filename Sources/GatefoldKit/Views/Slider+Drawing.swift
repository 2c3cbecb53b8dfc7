import GatefoldTerminal
import GatefoldText

/// What a slider draws, and where.
extension Slider {
  var layout: SliderLayout {
    SliderLayout(
      width: bounds.width,
      title: titleWidth ?? title.cellWidth,
      value: valueTextWidth ?? valueText.cellWidth
    )
  }

  func drawParts(in context: DrawingContext) {
    let layout = layout
    let base = style.over(background ?? .plain)
    if isFirstResponder {
      write(String(theme.symbols.selectionMarker), in: layout.marker, style: base, context)
    }
    write(title, in: layout.title, style: isFirstResponder ? base.adding(.bold) : base, context)
    if trackColor == nil {
      draw(track: layout.track, style: base, in: context)
    } else {
      drawColors(of: layout.track, in: context)
    }
    drawThumb(on: layout.track, style: base, in: context)
    drawValue(in: layout.value, style: base, context)
  }

  private func draw(track: Range<Int>, style: Style, in context: DrawingContext) {
    let thumb = track.lowerBound + numbers.cell(of: track.count)
    let before = Rect(x: track.lowerBound, y: 0, width: thumb - track.lowerBound, height: 1)
    let after = Rect(x: thumb, y: 0, width: track.upperBound - thumb, height: 1)
    context.fill(before, with: theme.symbols.sliderTrack, style: style)
    context.fill(after, with: theme.symbols.sliderRest, style: style)
  }

  /// Each cell is full of its colour; where there are no colours, its sign is still seen.
  private func drawColors(of track: Range<Int>, in context: DrawingContext) {
    let symbol = String(theme.symbols.sliderTrack)
    for x in track {
      let value = numbers.value(atCell: x - track.lowerBound, of: track.count)
      let color = trackColor?(value) ?? .automatic
      let style = Style(foreground: color, background: color)
      context.write(symbol, at: Point(x: x, y: 0), style: style, width: 1)
    }
  }

  private func drawThumb(on track: Range<Int>, style: Style, in context: DrawingContext) {
    guard !track.isEmpty else { return }
    let x = track.lowerBound + numbers.cell(of: track.count)
    let thumbStyle = isFirstResponder ? style.adding(.reverse) : style
    write(String(theme.symbols.sliderThumb), in: x..<(x + 1), style: thumbStyle, context)
  }

  /// At the right edge, so that the last digits of several values are under each other.
  private func drawValue(in cells: Range<Int>, style: Style, _ context: DrawingContext) {
    let text = valueText.truncated(toCells: cells.count, ellipsis: theme.symbols.ellipsis)
    write(text, in: (cells.upperBound - text.cellWidth)..<cells.upperBound, style: style, context)
  }

  private func write(
    _ text: String,
    in cells: Range<Int>,
    style: Style,
    _ context: DrawingContext
  ) {
    guard !cells.isEmpty else { return }
    context.write(text, at: Point(x: cells.lowerBound, y: 0), style: style, width: cells.count)
  }
}
