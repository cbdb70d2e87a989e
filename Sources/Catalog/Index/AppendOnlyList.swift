/// A list that one thread appends to while others read what was there when they were told its count.
///
/// Elements never move: they stand in chunks, each twice as long as the one before, and the table of the
/// chunks has its full size from the start. So a snapshot shares the list and holds no more than a count.
///
/// `@unchecked Sendable` because an element below a count that was passed on through a lock never changes
/// again, and only the one writing thread touches the places at and above its own count.
///
/// Invariants:
/// 1. Chunk `k` holds `firstChunk << k` elements, and exists once an element of it does.
/// 2. `count` is only used by the writing thread.
@safe final class AppendOnlyList<Element: Sendable>: @unchecked Sendable {
  private static var firstChunkBits: Int { 5 }

  private let chunks: UnsafeMutableBufferPointer<UnsafeMutablePointer<Element>?>
  /// How many elements there are; for the writing thread alone.
  private(set) var count = 0
  private var capacity = 0

  /// Makes an empty list.
  init() {
    unsafe chunks = .allocate(capacity: Int.bitWidth - Self.firstChunkBits)
    unsafe chunks.initialize(repeating: nil)
  }

  deinit {
    var left = count
    for index in unsafe chunks.indices {
      guard let chunk = unsafe chunks[index] else { break }
      let used = min(left, 1 << (index + Self.firstChunkBits))
      unsafe chunk.deinitialize(count: used)
      unsafe chunk.deallocate()
      left -= used
    }
    unsafe chunks.deallocate()
  }

  /// The element at a place below a count that was passed on. Complexity: O(1).
  subscript(index: Int) -> Element {
    let (chunk, place) = Self.location(of: index)
    guard let elements = unsafe chunks[chunk] else { preconditionFailure("no element \(index) was appended") }
    return unsafe elements[place]
  }

  /// Adds an element. For the writing thread alone. Complexity: O(1) amortised.
  func append(_ element: Element) {
    let (chunk, place) = Self.location(of: count)
    if count == capacity { grow(chunk) }
    guard let elements = unsafe chunks[chunk] else { return }
    unsafe (elements + place).initialize(to: element)
    count += 1
  }

  private func grow(_ chunk: Int) {
    let length = 1 << (chunk + Self.firstChunkBits)
    unsafe chunks[chunk] = .allocate(capacity: length)
    capacity += length
  }

  /// The chunk of an element, and its place in the chunk.
  private static func location(of index: Int) -> (chunk: Int, place: Int) {
    let shifted = index + (1 << firstChunkBits)
    let bits = Int.bitWidth - 1 - shifted.leadingZeroBitCount
    return (bits - firstChunkBits, shifted - (1 << bits))
  }
}
