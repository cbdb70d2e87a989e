/// Where a list comes to rest when it scrolls, and how far a step goes.
///
/// The names and meanings follow `UICollectionLayoutSectionOrthogonalScrollingBehavior`, with an item for a
/// group; `docs/layout-rules.md` says exactly what each does.
public enum ScrollBehavior: String, Hashable, Sendable, CaseIterable {
  /// Anywhere.
  case continuous
  /// With an item at the leading edge.
  case itemLeading
  /// With as many items as are wholly seen, a page at a time.
  case paging
  /// With an item at the leading edge, one item at a time: the focused one.
  case itemPaging
  /// With an item in the centre, one item at a time: the focused one.
  case itemPagingCentered

  /// The keyline that the focused item has by the behaviour alone; `nil` where the smallest move decides.
  ///
  /// - Parameter leadingInset: columns before the first item.
  func keyline(leadingInset: Int) -> Keyline? {
    switch self {
    case .continuous, .itemLeading, .paging: nil
    case .itemPaging: Keyline(.cells(leadingInset))
    case .itemPagingCentered: .centered(keeping: [])
    }
  }
}
