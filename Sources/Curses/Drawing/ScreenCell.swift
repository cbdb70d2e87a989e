/// One cell as it was drawn.
public struct ScreenCell: Hashable, Sendable {
  /// The glyph; empty for the right half of a wide one.
  public var text: String
  /// The style, in the colours the terminal has.
  public var style: Style

  /// Makes a cell.
  public init(text: String, style: Style = .plain) {
    self.text = text
    self.style = style
  }

  /// A cell nothing was drawn into.
  public static let blank = ScreenCell(text: " ")
}
