/// Numbers in growing memory that never moves, where places can be reserved and filled later.
///
/// `@unchecked Sendable` because places are set by the one writing thread, each once, before any value that
/// leads to it is passed on through a lock.
@safe final class PostingStore: @unchecked Sendable {
  private static let slabBits = 18
  private static let slabCount = 1 << (32 - slabBits)

  private let slabs: UnsafeMutableBufferPointer<UnsafeMutablePointer<UInt32>?>
  private var reserved = 0
  private var capacity = 0

  /// Makes an empty store.
  init() {
    unsafe slabs = .allocate(capacity: Self.slabCount)
    unsafe slabs.initialize(repeating: nil)
  }

  deinit {
    for index in unsafe slabs.indices { unsafe slabs[index]?.deallocate() }
    unsafe slabs.deallocate()
  }

  /// How many places can still be reserved.
  var isNearlyFull: Bool { reserved > 1 << 31 }

  /// Reserves places in a row and returns the first. Complexity: O(1) amortised.
  func reserve(_ count: Int) -> Int {
    let start = reserved
    reserved += count
    // Memory that is reserved and not yet filled stays untouched, so the system does not provide it.
    while capacity < reserved {
      unsafe slabs[capacity >> Self.slabBits] = .allocate(capacity: 1 << Self.slabBits)
      capacity += 1 << Self.slabBits
    }
    return start
  }

  /// Fills a place.
  func set(_ value: UInt32, at index: Int) {
    guard let slab = unsafe slabs[index >> Self.slabBits] else {
      preconditionFailure("place \(index) is not reserved")
    }
    unsafe slab[index & ((1 << Self.slabBits) - 1)] = value
  }

  /// The value of a place that was filled. Complexity: O(1).
  subscript(index: Int) -> UInt32 {
    guard let slab = unsafe slabs[index >> Self.slabBits] else {
      preconditionFailure("place \(index) is not reserved")
    }
    return unsafe slab[index & ((1 << Self.slabBits) - 1)]
  }
}
