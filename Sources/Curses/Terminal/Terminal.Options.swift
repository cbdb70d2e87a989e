extension Terminal {
  /// How a terminal is used.
  public struct Options: Hashable, Sendable {
    /// Whether to use colours.
    public var color: ColorMode
    /// Whether to draw with ASCII alone.
    public var ascii: Bool
    /// Whether the mouse is reported; while it is, the terminal selects text only with Shift held down.
    public var mouse: Bool

    /// Makes options; what is left out is what most people want.
    public init(color: ColorMode = .auto, ascii: Bool = false, mouse: Bool = true) {
      self.color = color
      self.ascii = ascii
      self.mouse = mouse
    }
  }
}
