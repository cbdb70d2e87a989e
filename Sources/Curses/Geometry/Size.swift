/// An extent in columns and lines; neither is ever negative.
public struct Size: Hashable, Sendable {
  /// Columns.
  public var width: Int
  /// Lines.
  public var height: Int

  /// Makes a size; a negative extent counts as 0.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// Nothing at all.
  public static let zero = Size(width: 0, height: 0)

  /// Whether no cell fits.
  public var isEmpty: Bool { width == 0 || height == 0 }
}
