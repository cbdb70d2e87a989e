/// What of a row must be bound again at its next update.
struct Rebinding {
  /// Everything: it may look different though the data is the same.
  var isTotal = false
  /// Whatever does not show the very version that the data has now.
  var isByVersion = false
  /// The items of which somebody said that they changed.
  var items: Set<ItemID> = []
  /// Whether header and footer are among that.
  var includesSupplements = false

  /// Adds what another request asks for.
  mutating func formUnion(_ other: Rebinding) {
    isTotal = isTotal || other.isTotal
    isByVersion = isByVersion || other.isByVersion
    items.formUnion(other.items)
    includesSupplements = includesSupplements || other.includesSupplements
  }

  /// Whether a view that was bound to `bound` must be bound again now that the data has `present`.
  func concerns(_ id: ItemID, bound: Int?, present: @autoclosure () -> Int?) -> Bool {
    if isTotal || items.contains(id) { return true }
    return isByVersion && isOutdated(bound, present())
  }

  /// The same for header and footer.
  func concernsSupplements(bound: Int?, present: @autoclosure () -> Int?) -> Bool {
    if isTotal || includesSupplements { return true }
    return isByVersion && isOutdated(bound, present())
  }

  private func isOutdated(_ bound: Int?, _ present: Int?) -> Bool { bound == nil || bound != present }
}
