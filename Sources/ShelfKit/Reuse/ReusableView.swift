/// A view that a pool can use again for other data.
public protocol ReusableView: View {
  /// The name the pool knows the type by; the type's own name unless a type says otherwise.
  static var reuseIdentifier: String { get }
  /// Brings the view back to a blank state before it is bound again; resets, and never assigns data.
  func prepareForReuse()
}

extension ReusableView {
  /// The type's own name.
  public static var reuseIdentifier: String { String(describing: Self.self) }
}

/// The role of a reusable view in a row.
public enum ElementKind: Hashable, Sendable {
  /// An item.
  case cell
  /// What stands above the items of a row.
  case header
  /// What stands below them.
  case footer
}
