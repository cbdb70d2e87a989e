/// A place to scroll to that survives change: an element by identity, and a distance from it.
///
/// What it means for a viewport of some size is said in `docs/layout-rules.md`.
public struct ScrollAnchor<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The first element of the viewport.
  public var id: ID
  /// How many cells it has moved towards the leading edge from where it rests, the leading inset before it.
  ///
  /// What is farther than any element is long counts as just that far, so that adding to it never overflows.
  public var delta: Int { didSet { delta = Self.bounded(delta) } }

  /// Makes an anchor.
  public init(id: ID, delta: Int) {
    self.id = id
    self.delta = Self.bounded(delta)
  }

  private static func bounded(_ delta: Int) -> Int { min(max(-(1 << 40), delta), 1 << 40) }
}
