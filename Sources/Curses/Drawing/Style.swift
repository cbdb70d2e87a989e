/// How a cell looks: two colours and a set of attributes.
public struct Style: Hashable, Sendable {
  /// The colour of the glyph.
  public var foreground: Color
  /// The colour behind it.
  public var background: Color
  /// Bold, dim and the like.
  public var attributes: Attributes

  /// Makes a style; what is left out stays as the terminal has it.
  public init(
    foreground: Color = .terminalDefault, background: Color = .terminalDefault, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own colours, no attribute.
  public static let plain = Style()

  /// The attributes every terminal of the last decades knows, and italic.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit an attribute.
    public var rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Brighter or heavier.
    public static let bold = Attributes(rawValue: 1 << 0)
    /// Fainter.
    public static let dim = Attributes(rawValue: 1 << 1)
    /// Slanted, where the terminal can.
    public static let italic = Attributes(rawValue: 1 << 2)
    /// A line below.
    public static let underline = Attributes(rawValue: 1 << 3)
    /// Foreground and background exchanged.
    public static let reverse = Attributes(rawValue: 1 << 4)
  }
}
