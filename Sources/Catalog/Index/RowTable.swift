/// The rows that values of the grouping field make, in the order they were first seen.
///
/// One thread, the loader's, adds rows; any thread asks. `@unchecked Sendable` because the table of identities is
/// changed by the loader's thread alone and under the lock, which others take to read it; the loader reads it
/// without, which is why a record whose row is known costs no lock.
final class RowTable: @unchecked Sendable {
  /// The identities of the rows.
  let keys = AppendOnlyList<RowKey>()
  /// What the rows are called.
  let titles = AppendOnlyList<[UInt8]>()
  private let lock = Locked(())
  private var ids = KeyTable()

  /// How many rows there are; for the loader's thread alone.
  var count: Int { ids.count }

  /// The place of the row of some bytes. For the loader's thread alone. Complexity: O(length of `id`) on average.
  func row(of id: ArraySlice<UInt8>) -> Int? {
    unsafe id.withUnsafeBytes { unsafe ids.find($0) }
  }

  /// A row, as it was added.
  func target(_ row: Int) -> Grouper.Target {
    Grouper.Target(id: keys[row].bytes, key: keys[row], title: titles[row])
  }

  /// Adds a row that is not there and returns its place. For the loader's thread alone.
  func add(_ row: Grouper.Target) -> Int {
    lock.withLock { _ in
      keys.append(row.key)
      titles.append(row.title)
      return ids.number(of: row.id)
    }
  }

  /// The place of the row of some bytes. Complexity: O(length of `id`) on average.
  func find(_ id: [UInt8]) -> Int? {
    lock.withLock { _ in unsafe id.withUnsafeBytes { unsafe ids.find($0) } }
  }
}
