extension Terminal {
  /// What a terminal draws on.
  public enum Device: Hashable, Sendable {
    /// The terminal the process was started from, wherever standard input and output lead.
    case controllingTerminal
    /// Nothing: cells are kept and can be read back; there is no input. For snapshots and tests.
    case headless(Size)
  }
}
