/// A part of a text that looks otherwise than the rest.
public struct StyleSpan: Hashable, Sendable {
  /// Bytes of the text's UTF-8.
  public var range: Range<Int>
  /// What changes there in the style around it.
  public var style: StyleChange

  /// Makes a span.
  public init(_ range: Range<Int>, _ style: StyleChange) {
    self.range = range
    self.style = style
  }
}
