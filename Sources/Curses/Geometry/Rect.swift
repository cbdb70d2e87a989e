/// A block of cells: its top left corner and its size.
public struct Rect: Hashable, Sendable {
  /// The top left cell.
  public var origin: Point
  /// Columns and lines covered.
  public var size: Size

  /// Makes a rectangle from a corner and a size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four numbers, in cells.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The rectangle that covers nothing.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// The first column covered.
  public var minX: Int { origin.x }
  /// The first line covered.
  public var minY: Int { origin.y }
  /// The column after the last one covered.
  public var maxX: Int { origin.x + size.width }
  /// The line after the last one covered.
  public var maxY: Int { origin.y + size.height }
  /// Whether no cell is covered.
  public var isEmpty: Bool { size.isEmpty }

  /// Whether the cell at `point` is covered.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The cells covered by both; empty where they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return Rect(x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
  }

  /// The rectangle moved by columns and lines.
  public func offset(x: Int, y: Int) -> Rect {
    Rect(origin: Point(x: origin.x + x, y: origin.y + y), size: size)
  }
}
