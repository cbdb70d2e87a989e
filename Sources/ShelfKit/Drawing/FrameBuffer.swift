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

  mutating func copy(_ part: Rect, of surface: Surface, to point: Point) {
    for y in 0..<part.size.height {
      for x in 0..<part.size.width {
        let target = Point(x: point.x + x, y: point.y + y)
        guard Rect(origin: .zero, size: size).contains(target) else { continue }
        self[target] = surface.cell(at: Point(x: part.minX + x, y: part.minY + y))
      }
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
