/// The one place where the states of rows are kept, by the rows' identities.
///
/// A row that is as if never seen takes no room. Nothing else holds a row's state: views and controllers
/// read it when they are bound and write it when the person acts.
public struct RowStateStore: Hashable, Sendable {
  private var states: [RowID: RowState] = [:]

  /// Makes an empty store.
  public init() {}

  /// How many rows have a state of their own.
  public var count: Int { states.count }

  /// The rows that have a state of their own, in no order.
  public var ids: some Collection<RowID> { states.keys }

  /// The state of a row; the state of a row never seen where nothing is known.
  public subscript(id: RowID) -> RowState {
    get { states[id] ?? RowState() }
    set {
      if newValue == RowState() {
        states[id] = nil
      } else {
        states[id] = newValue
      }
    }
  }
}
