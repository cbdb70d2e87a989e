internal import CNcurses
internal import Platform

extension Terminal {
  /// Makes the virtual screen blank, for a frame that is composed anew.
  ///
  /// Costs nothing on the wire: `present` sends what differs from the frame before.
  ///
  /// Behind it stand `werase` and `wnoutrefresh`.
  public func erase() {
    withScreen { cn_erase() }
  }

  /// Brings the virtual screen to the glass. Once a frame.
  ///
  /// Does nothing while suspended or ended.
  ///
  /// Behind it stands `doupdate`.
  public func present() {
    if isSuspended || hasEnded { return }
    withScreen {
      if let cursor, Rect(origin: .zero, size: size).contains(cursor) {
        cn_show_cursor(Int32(cursor.y), Int32(cursor.x))
      } else {
        cn_hide_cursor()
      }
      doupdate()
    }
  }

  /// Makes the next `present` paint every cell, for a screen that something else wrote on.
  ///
  /// Behind it stands `clearok`.
  public func redrawEverything() {
    withScreen { cn_repaint() }
  }

  /// What is on the glass in a cell after `present`; a blank outside.
  ///
  /// Behind it stands `mvwin_wch` on `curscr`.
  public func cell(at point: Point) -> ScreenCell {
    guard Rect(origin: .zero, size: size).contains(point) else { return .blank }
    var cell = cn_cell()
    guard withScreen({ unsafe cn_glass_cell_at(Int32(point.y), Int32(point.x), &cell) }) else { return .blank }
    return screenCell(cell)
  }

  /// Rings, or flashes where the terminal is told to.
  ///
  /// Behind it stands `beep`.
  public func bell() {
    if isSuspended || hasEnded { return }
    withScreen { _ = beep() }
  }
}
