/// One thing to draw: a character with what combines with it, and the columns it takes.
///
/// A `Typesetter` makes glyphs. One made by hand must hold no control character.
public struct Glyph: Hashable, Sendable {
  /// The character and up to four that combine with it.
  public var text: String
  /// 1, or 2 for a wide glyph.
  public var columns: Int

  /// Makes a glyph from text that is known to be drawable.
  ///
  /// - Parameters:
  ///   - text: One character that takes columns, then those that combine with it.
  ///   - columns: The columns it takes, 1 or 2.
  public init(text: String, columns: Int) {
    precondition(columns == 1 || columns == 2, "a glyph takes 1 or 2 columns, not \(columns)")
    self.text = text
    self.columns = columns
  }

  /// An empty cell.
  public static let blank = Glyph(text: " ", columns: 1)
}
