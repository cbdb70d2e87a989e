/// The marks of one row: the items marked, or all but those.
///
/// Kept as identities, so a mark stays on its item wherever that goes. Inverting a row of any size is one step.
public struct MarkSet: Hashable, Sendable {
  /// The items that are marked; those that are not, if it is inverted.
  public private(set) var ids: Set<ItemID> = []
  /// Whether everything is marked but `ids`.
  public private(set) var isInverted = false

  /// Makes marks; on nothing unless said otherwise.
  public init(_ ids: Set<ItemID> = [], isInverted: Bool = false) {
    self.ids = ids
    self.isInverted = isInverted
  }

  /// Whether nothing is marked, whatever there is.
  public var isEmpty: Bool { ids.isEmpty && !isInverted }

  /// Whether an item is marked.
  public func contains(_ id: ItemID) -> Bool { ids.contains(id) != isInverted }

  /// Marks an item, or takes its mark away.
  public mutating func set(_ id: ItemID, marked: Bool) {
    if marked != isInverted { ids.insert(id) } else { ids.remove(id) }
  }

  /// Marks what is not, and the other way round.
  public mutating func invert() { isInverted.toggle() }

  /// Marks also what is marked in another set.
  mutating func formUnion(_ other: MarkSet) {
    switch (isInverted, other.isInverted) {
    case (false, false): ids.formUnion(other.ids)
    case (true, false): ids.subtract(other.ids)
    case (false, true): self = MarkSet(other.ids.subtracting(ids), isInverted: true)
    case (true, true): ids.formIntersection(other.ids)
    }
  }

  /// Puts one identity in the place of another.
  mutating func replace(_ id: ItemID, with other: ItemID) {
    if ids.remove(id) != nil { ids.insert(other) }
  }
}
