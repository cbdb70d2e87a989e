/// The one place where the states of rows are kept, by the rows' identities.
///
/// A row that is as if never seen takes no room. Nothing else holds a row's state: views and controllers
/// read it when they are bound and write it when the person acts. The store is bounded by whoever owns it, with
/// ``trim(to:keeping:)``. Two stores are equal if the states are, in whatever order they were written.
public struct RowStateStore: Sendable {
  private struct Entry: Sendable {
    var state: RowState
    /// When it was written last, in writes.
    var stamp: UInt64
  }

  private var entries: [RowID: Entry] = [:]
  /// Every write, oldest first; one is out of date if the entry has a later stamp.
  private var writes: [(id: RowID, stamp: UInt64)] = []
  private var clock: UInt64 = 0

  /// Makes an empty store.
  public init() {}

  /// How many rows have a state of their own.
  public var count: Int { entries.count }

  /// The rows that have a state of their own, in no order.
  public var ids: some Collection<RowID> { entries.keys }

  /// The rows that have a state of their own, the one written longest ago first.
  ///
  /// - Complexity: O(writes kept), which is at most about twice the rows.
  public var idsByAge: [RowID] { writes.filter { entries[$0.id]?.stamp == $0.stamp }.map(\.id) }

  /// The state of a row; the state of a row never seen where nothing is known. Writing it makes it the youngest.
  public subscript(id: RowID) -> RowState {
    get { entries[id]?.state ?? RowState() }
    set {
      guard newValue != RowState() else {
        entries[id] = nil
        return
      }
      clock += 1
      entries[id] = Entry(state: newValue, stamp: clock)
      writes.append((id, clock))
      if writes.count > 2 * entries.count + 64 { writes.removeAll { entries[$0.id]?.stamp != $0.stamp } }
    }
  }

  /// Changes the state of a row where it stands, as writing it does. A row may have very many marks, and reading its state,
  /// changing it and writing it back would copy them all.
  mutating func change(_ id: RowID, _ body: (inout RowState) -> Void) {
    var state = self[id]
    // What is changed must have one owner.
    entries[id]?.state = RowState()
    body(&state)
    self[id] = state
  }

  /// Writes a state without making it younger: it was not the person who changed it.
  mutating func update(_ id: RowID, to state: RowState) {
    guard let stamp = entries[id]?.stamp else { return self[id] = state }
    entries[id] = state == RowState() ? nil : Entry(state: state, stamp: stamp)
  }

  /// Forgets the states written longest ago, until no more than `limit` are left; those of `kept` rows stay.
  ///
  /// - Complexity: amortised O(1) for each write before, and O(kept).
  public mutating func trim(to limit: Int, keeping kept: Set<RowID>) {
    guard entries.count > limit else { return }
    var spared: [(id: RowID, stamp: UInt64)] = []
    var passed = 0
    while entries.count > limit, passed < writes.count {
      let write = writes[passed]
      passed += 1
      guard entries[write.id]?.stamp == write.stamp else { continue }
      if kept.contains(write.id) {
        spared.append(write)
      } else {
        entries[write.id] = nil
      }
    }
    writes.replaceSubrange(..<passed, with: spared)
  }
}

extension RowStateStore: Hashable {
  /// Whether every row has the same state in both.
  public static func == (one: Self, other: Self) -> Bool {
    one.entries.count == other.entries.count
      && one.entries.allSatisfy { other.entries[$0.key]?.state == $0.value.state }
  }

  /// Feeds the states, in no order.
  public func hash(into hasher: inout Hasher) { hasher.combine(entries.mapValues(\.state)) }
}
