extension LinearLayout {
  /// The same place said with the element that holds the viewport there: the first that is seen, or that rests at its edge.
  ///
  /// An element that has passed the edge but for the spacing, or the inset, after it holds nothing: it may go
  /// without anybody seeing it.
  func held(_ position: Position) -> Position {
    let current = normalized(position)
    guard current.index < count - 1 else { return current }
    let extent = extent(current.index)
    let toNext = extent + spacing - current.delta
    guard current.delta >= extent || toNext <= leadingInset else { return current }
    return Position(index: current.index + 1, delta: -toNext)
  }
}
