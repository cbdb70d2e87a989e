/// Growing memory for numbers that never moves: others read what stood there when they were told of it, while one
/// thread goes on.
///
/// Its memory comes from the system in slabs: what is reserved and not yet filled costs nothing.
///
/// `@unchecked Sendable` because places are filled by the one writing thread, each once, before any value that
/// leads to them is passed on through a lock.
@safe final class SlabList<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  private static var slabBits: Int { 18 }
  private static var slabBytes: Int { MemoryLayout<Element>.stride << slabBits }
  private static var tableCount: Int { 1 << (32 - slabBits) }
  private static var tableBytes: Int { MemoryLayout<Int>.stride * tableCount }

  private let slabs: UnsafeMutablePointer<UnsafeMutablePointer<Element>?>
  private var capacity = 0
  /// How many places are reserved; for the writing thread alone.
  private(set) var count = 0

  /// Makes an empty list.
  init() {
    // Fresh memory is zero, which is no pointer.
    unsafe slabs = SystemMemory.allocate(Self.tableBytes).bindMemory(
      to: UnsafeMutablePointer<Element>?.self, capacity: Self.tableCount)
  }

  deinit {
    for slab in 0..<capacity >> Self.slabBits {
      if let memory = unsafe slabs[slab] { unsafe SystemMemory.free(memory, Self.slabBytes) }
    }
    unsafe SystemMemory.free(slabs, Self.tableBytes)
  }

  /// Reserves places in a row and returns the first. Complexity: O(1) amortised.
  func reserve(_ length: Int) -> Int {
    let start = count
    count += length
    while capacity < count {
      precondition(capacity >> Self.slabBits < Self.tableCount, "more than 2^32 numbers")
      let memory = unsafe SystemMemory.allocate(Self.slabBytes)
      unsafe slabs[capacity >> Self.slabBits] = memory.bindMemory(to: Element.self, capacity: 1 << Self.slabBits)
      capacity += 1 << Self.slabBits
    }
    return start
  }

  /// Reserves a place and fills it.
  func append(_ element: Element) {
    self[reserve(1)] = element
  }

  /// The number at a reserved place. Complexity: O(1).
  subscript(index: Int) -> Element {
    get { unsafe slab(of: index)[index & ((1 << Self.slabBits) - 1)] }
    set { unsafe slab(of: index)[index & ((1 << Self.slabBits) - 1)] = newValue }
  }

  /// Fills reserved places in a row, part by part, as they stand in memory.
  ///
  /// - Parameter fill: gets a part and how many places are before it.
  @inline(__always)
  func fill(_ places: Range<Int>, _ fill: (UnsafeMutableBufferPointer<Element>, Int) -> Void) {
    var start = places.lowerBound
    while start < places.upperBound {
      let inSlab = start & ((1 << Self.slabBits) - 1)
      let length = min(places.upperBound - start, (1 << Self.slabBits) - inSlab)
      let part = unsafe UnsafeMutableBufferPointer(start: slab(of: start) + inSlab, count: length)
      unsafe fill(part, start - places.lowerBound)
      start += length
    }
  }

  @inline(__always)
  private func slab(of index: Int) -> UnsafeMutablePointer<Element> {
    guard let slab = unsafe slabs[index >> Self.slabBits] else {
      preconditionFailure("place \(index) is not reserved")
    }
    return unsafe slab
  }
}
