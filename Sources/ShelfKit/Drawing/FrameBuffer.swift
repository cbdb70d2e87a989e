public import Curses

/// A screenful of cells in memory: for comparing frames and for pictures of them.
public struct FrameBuffer: Equatable {
  /// Columns and lines.
  public let size: Size
  private var cells: [ScreenCell]

  /// Makes a blank buffer.
  public init(size: Size) {
    self.size = size
    cells = Array(repeating: ScreenCell(text: " ", style: .plain), count: size.width * size.height)
  }

  /// The cell at a point, which must be inside.
  public subscript(point: Point) -> ScreenCell {
    get { cells[point.y * size.width + point.x] }
    set { cells[point.y * size.width + point.x] = newValue }
  }

  /// Copies what lies inside both the surface and the buffer.
  mutating func copy(_ part: Rect, of surface: Surface, to point: Point) {
    let visible = part.intersection(Rect(origin: .zero, size: surface.size))
      .offset(x: point.x - part.minX, y: point.y - part.minY)
      .intersection(Rect(origin: .zero, size: size))
    guard !visible.isEmpty else { return }
    let left = visible.minX - point.x + part.minX
    for y in visible.minY..<visible.maxY {
      let line = surface.cells(y: y - point.y + part.minY, columns: left..<left + visible.size.width)
      let start = y * size.width + visible.minX
      cells.replaceSubrange(start..<start + line.count, with: line)
    }
  }

  /// The frame as text, one line a screen row, trailing blanks cut.
  public var lines: [String] {
    (0..<size.height).map { y in
      var line = (0..<size.width).map { self[Point(x: $0, y: y)].text }.joined()
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// The first cell in which two frames differ; `nil` if they are equal. Frames of other sizes differ at 0,0.
  public func firstDifference(from other: FrameBuffer) -> Point? {
    guard size == other.size else { return .zero }
    guard let index = zip(cells, other.cells).enumerated().first(where: { $1.0 != $1.1 })?.offset else { return nil }
    return Point(x: index % size.width, y: index / size.width)
  }
}
