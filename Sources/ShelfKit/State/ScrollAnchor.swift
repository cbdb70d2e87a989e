/// A place to scroll to that survives change: an element by identity, and a distance from it.
///
/// What it means for a viewport of some size is said in `docs/layout-rules.md`.
public struct ScrollAnchor<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The first element of the viewport.
  public var id: ID
  /// How many cells it has moved towards the leading edge from where it rests, the leading inset before it.
  public var delta: Int

  /// Makes an anchor.
  public init(id: ID, delta: Int) {
    self.id = id
    self.delta = delta
  }
}
