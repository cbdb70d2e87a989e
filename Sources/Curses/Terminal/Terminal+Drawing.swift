extension Terminal {
  /// Makes the virtual screen blank, for a frame that is composed anew.
  ///
  /// Costs nothing on the wire: `present` sends what differs from the frame before.
  ///
  /// Behind it stand `werase` and `wnoutrefresh`.
  public func erase() {
    screen.erase()
  }

  /// Brings the virtual screen to the glass. Once a frame.
  ///
  /// Does nothing while suspended or ended.
  ///
  /// Behind it stands `doupdate`.
  public func present() {
    if isSuspended || hasEnded { return }
    screen.update(cursor: cursor.flatMap { Rect(origin: .zero, size: size).contains($0) ? $0 : nil })
  }

  /// Makes the next `present` paint every cell, for a screen that something else wrote on.
  ///
  /// Behind it stands `clearok`.
  public func redrawEverything() {
    screen.repaint()
  }

  /// What is on the glass in a cell after `present`; a blank outside.
  ///
  /// Behind it stands `mvwin_wch` on `curscr`.
  public func cell(at point: Point) -> ScreenCell {
    guard Rect(origin: .zero, size: size).contains(point), let cell = screen.cell(at: point) else {
      return .blank
    }
    return screenCell(cell)
  }

  /// Rings, or flashes where the terminal is told to.
  ///
  /// Behind it stands `beep`.
  public func bell() {
    if isSuspended || hasEnded { return }
    screen.ring()
  }
}
