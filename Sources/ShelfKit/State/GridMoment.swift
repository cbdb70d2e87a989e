/// What a grid showed at some time, and what a person had done to it by then.
public struct GridMoment {
  /// The data.
  public var snapshot: any GridSnapshot
  /// Focus, positions and marks, by identities that the data knows.
  public var state: GridState

  /// Makes a moment of its two parts.
  public init(snapshot: any GridSnapshot, state: GridState) {
    self.snapshot = snapshot
    self.state = state
  }
}
