internal import CNcurses

/// An owned `WINDOW`: made once, freed once, by `delwin`, before the terminal it belongs to.
///
/// Everything here takes places that lie inside; `Pad` clips.
@safe
struct Window: ~Copyable {
  /// The terminal whose window this is; held so that it outlives the window.
  let terminal: Terminal
  private let handle: UnsafeMutablePointer<WINDOW>

  /// Makes a window that is not bound to a place of the screen.
  ///
  /// Behind it stands `newpad`.
  init(padOn terminal: Terminal, size: Size) {
    let height = Screen.extent(size.height)
    let width = Screen.extent(size.width)
    guard let handle = unsafe terminal.screen.perform({ unsafe newpad(height, width) })
    else { preconditionFailure("no memory for a pad of \(width)x\(height) cells") }
    self.terminal = terminal
    unsafe self.handle = handle
  }

  deinit {
    terminal.screen.perform { _ = unsafe delwin(handle) }
  }

  /// Writes a glyph that lies inside as a whole.
  func put(_ glyph: Glyph, at point: Point, style: Style) {
    let look = terminal.look(of: style)
    unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Typesetter.cellScalars) { scalars in
      var count = 0
      // What a hand-made glyph has beyond a cell's room is left out.
      for scalar in glyph.text.unicodeScalars.prefix(Typesetter.cellScalars) {
        unsafe scalars.initializeElement(at: count, to: scalar.value)
        count += 1
      }
      unsafe cn_put(
        handle, Int32(point.y), Int32(point.x), scalars.baseAddress, Int32(count), Int32(glyph.columns),
        look.attributes, look.pair)
    }
  }

  /// Writes blanks that lie inside.
  func blank(at point: Point, width: Int, style: Style) {
    let look = terminal.look(of: style)
    unsafe cn_blank(handle, Int32(point.y), Int32(point.x), Int32(width), look.attributes, look.pair)
  }

  /// Reads a cell back.
  func cell(at point: Point) -> ScreenCell {
    var cell = cn_cell()
    guard unsafe cn_cell_at(handle, Int32(point.y), Int32(point.x), &cell) else { return .blank }
    return terminal.screenCell(cell)
  }

  /// Reads the cells of a part of one line that lies inside.
  func cells(y: Int, columns: Range<Int>) -> [ScreenCell] {
    unsafe withUnsafeTemporaryAllocation(of: cn_cell.self, capacity: columns.count) { cells in
      unsafe cn_cells_at(handle, Int32(y), Int32(columns.lowerBound), Int32(columns.count), cells.baseAddress)
      return unsafe cells.map { terminal.screenCell($0) }
    }
  }

  /// Copies a part that lies inside to a place of the virtual screen where all of it fits.
  func show(_ part: Rect, at point: Point) {
    unsafe terminal.screen.show(handle, part, at: point)
  }
}
