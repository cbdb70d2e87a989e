/// A place on a screen, a pad or in a view: columns from the left, lines from the top, both from 0.
public struct Point: Hashable, Sendable {
  /// Columns from the left edge.
  public var x: Int
  /// Lines from the top edge.
  public var y: Int

  /// Makes a point from its column and line.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let zero = Point(x: 0, y: 0)
}
