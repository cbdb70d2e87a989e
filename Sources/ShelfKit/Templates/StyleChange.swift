public import Curses

/// What a style name in a template changes in the style around it; everything else stays.
public struct StyleChange: Hashable, Sendable {
  /// The colour of the glyphs, where it changes.
  public var foreground: Color?
  /// The colour behind them, where it changes.
  public var background: Color?
  /// Attributes put on top of those around.
  public var attributes: Style.Attributes

  /// Makes a change; what is left out stays as it is.
  public init(foreground: Color? = nil, background: Color? = nil, attributes: Style.Attributes = []) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The change that changes nothing.
  public static let none = StyleChange()

  /// The style that results where this change meets another style.
  public func applied(to style: Style) -> Style {
    Style(
      foreground: foreground ?? style.foreground,
      background: background ?? style.background,
      attributes: style.attributes.union(attributes)
    )
  }

  /// This change and another after it; where both set a colour, the later one counts.
  public func followed(by later: StyleChange) -> StyleChange {
    StyleChange(
      foreground: later.foreground ?? foreground,
      background: later.background ?? background,
      attributes: attributes.union(later.attributes)
    )
  }
}
