/// The rows that values of the grouping field make, in the order they were first seen.
///
/// Where a row is nothing but its bytes, only these are kept, and it is made of them when it is asked for: a column in which
/// no value comes twice has as many rows as there are records.
///
/// One thread, the loader's, adds rows; any thread asks. `@unchecked Sendable` because what it holds is
/// changed by the loader's thread alone and under the lock, which others take to read it; the loader reads it
/// without, which is why a batch whose rows are known costs no lock.
final class RowTable: @unchecked Sendable {
  private let lock = Locked(())
  private var ids = KeyTable()
  /// What makes rows of their bytes; `nil` if rows are kept as they were added.
  private var maker: Grouper?
  private var targets: [Grouper.Target] = []
  /// Kept for its memory; for the loader's thread alone.
  private var numbers: [UInt32] = []

  /// How many rows there are; for the loader's thread alone.
  var count: Int { ids.count }

  /// The place of the row of some bytes. For the loader's thread alone. Complexity: O(length of `id`) on average.
  func row(of id: ArraySlice<UInt8>) -> Int? {
    unsafe id.withUnsafeBytes { unsafe ids.find($0) }
  }

  /// Adds a row that is not there and returns its place. For the loader's thread alone.
  func add(_ row: Grouper.Target) -> Int {
    lock.withLock { _ in
      keepTargets()
      targets.append(row)
      return ids.number(of: row.id)
    }
  }

  /// The place of one row of a batch, which is added if it is not there. For the loader's thread alone.
  ///
  /// - Complexity: O(length of its bytes) on average.
  func place(of row: Int, in rows: BatchRows) -> Int {
    if let place = self.row(of: rows.id(row)) { return place }
    return lock.withLock { _ in
      if count == 0 { maker = rows.maker }
      if maker == nil { targets.append(rows.target(row)) }
      return ids.number(of: Array(rows.id(row)))
    }
  }

  /// The places of all rows of a batch, in its order; those that are not there are added. For the loader's thread alone.
  ///
  /// - Complexity: O(rows of the batch) on average.
  func places(of rows: BatchRows) -> [UInt32] {
    ids.find(allOf: rows.keys, into: &numbers)
    if numbers.contains(KeyTable.absent) {
      lock.withLock { _ in
        if count == 0 { maker = rows.maker }
        if maker == nil {
          for row in numbers.indices where numbers[row] == KeyTable.absent { targets.append(rows.target(row)) }
        }
        ids.add(allOf: rows.keys, &numbers)
      }
    }
    return numbers
  }

  /// A row, as it was added.
  func target(_ row: Int) -> Grouper.Target {
    lock.withLock { _ in made(row) }
  }

  /// The place of the row of some bytes. Complexity: O(length of `id`) on average.
  func find(_ id: [UInt8]) -> Int? {
    lock.withLock { _ in unsafe id.withUnsafeBytes { unsafe ids.find($0) } }
  }

  private func made(_ row: Int) -> Grouper.Target {
    maker.map { $0.target(Array(ids.bytes(of: row))) } ?? targets[row]
  }

  /// Goes over to rows that are kept.
  private func keepTargets() {
    guard maker != nil else { return }
    targets = (0..<ids.count).map(made)
    maker = nil
  }
}
