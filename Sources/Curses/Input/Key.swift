/// One key press: what was pressed and what was held down with it.
public struct Key: Hashable, Sendable {
  /// The key itself.
  public var code: Code
  /// Keys held down at the same time; Shift is not reported for characters, it is in the character.
  public var modifiers: Modifiers

  /// Makes a key press.
  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// The keys a terminal can send.
  public enum Code: Hashable, Sendable {
    /// A typed character; with `control`, the lower-case letter or sign of the combination.
    case character(Character)
    /// Return, or Enter on the number pad.
    case enter
    /// Tab; with `shift`, the back-tab.
    case tab
    /// The Escape key itself, told from the start of a sequence by a short wait.
    case escape
    /// Backspace, whichever of the two codes the terminal sends.
    case backspace
    /// Delete, forwards.
    case delete
    /// Insert.
    case insert
    /// Arrow up.
    case up
    /// Arrow down.
    case down
    /// Arrow left.
    case left
    /// Arrow right.
    case right
    /// Home.
    case home
    /// End.
    case end
    /// Page up.
    case pageUp
    /// Page down.
    case pageDown
    /// F1 is `function(1)`.
    case function(Int)
  }

  /// Keys that change what another key means.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit a modifier.
    public var rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Shift.
    public static let shift = Modifiers(rawValue: 1 << 0)
    /// Alt, also called Meta or Option.
    public static let alt = Modifiers(rawValue: 1 << 1)
    /// Control.
    public static let control = Modifiers(rawValue: 1 << 2)
  }
}
