/// A growing list of ascending places in a source: two bytes and an eighth for each, as long as they lie no more than
/// a kilobyte apart on average.
///
/// 64 places make a block: the first one as it is, and how far each lies behind it. A block that spans more than 64
/// kilobytes keeps its places as they are. The last places, fewer than 64, are in no block yet.
///
/// One thread appends. A copy keeps what it holds and shares the blocks.
///
/// Invariants:
/// 1. Block `b` has entries `64 * b ..< 64 * (b + 1)`, and `firsts[b]` is its first place, or, if it is wide,
///    `-1 - w`, where its places are from `wide[w]` on.
/// 2. What a copy reaches never changes.
struct OffsetList: Sendable {
  private static let blockBits = 6
  private static let blockCount = 1 << blockBits

  private let firsts = SlabList<Int>()
  private let distances = SlabList<UInt16>()
  private let wide = SlabList<Int>()
  private var rest: [Int] = []
  private var blocks = 0

  /// How many there are.
  var count: Int { blocks << Self.blockBits + rest.count }

  /// The offset at a place. Complexity: O(1).
  subscript(index: Int) -> Int {
    let block = index >> Self.blockBits
    if block >= blocks { return rest[index - blocks << Self.blockBits] }
    let first = firsts[block]
    if first < 0 { return wide[-1 - first + index & (Self.blockCount - 1)] }
    return first + Int(distances[index])
  }

  /// Adds offsets, each beyond the one before.
  ///
  /// - Parameter base: what is added to each.
  /// - Complexity: O(n).
  mutating func append(_ offsets: ArraySlice<Int>, adding base: Int = 0) {
    unsafe offsets.withUnsafeBufferPointer { offsets in
      var start = 0
      while start < offsets.count {
        if rest.isEmpty, offsets.count - start >= Self.blockCount {
          unsafe seal(UnsafeBufferPointer(rebasing: offsets[start..<start + Self.blockCount]), base)
          start += Self.blockCount
          continue
        }
        rest.append(unsafe offsets[start] + base)
        start += 1
        if rest.count == Self.blockCount {
          unsafe rest.withUnsafeBufferPointer { unsafe seal($0, 0) }
          rest.removeAll(keepingCapacity: true)
        }
      }
    }
  }

  /// The offsets from a place on, in a list that shares nothing with this one. Complexity: O(offsets that stay).
  func suffix(from first: Int) -> OffsetList {
    var result = OffsetList()
    var piece: [Int] = []
    for start in stride(from: first, to: count, by: 1 << 12) {
      piece.removeAll(keepingCapacity: true)
      for index in start..<min(start + 1 << 12, count) { piece.append(self[index]) }
      result.append(piece[...])
    }
    return result
  }

  private mutating func seal(_ offsets: UnsafeBufferPointer<Int>, _ base: Int) {
    let first = unsafe offsets[0]
    let places = distances.reserve(Self.blockCount)
    if unsafe offsets[Self.blockCount - 1] - first <= Int(UInt16.max) {
      firsts.append(first + base)
      unsafe distances.fill(places..<places + Self.blockCount) { part, _ in
        for index in 0..<Self.blockCount {
          unsafe part[index] = unsafe UInt16(truncatingIfNeeded: offsets[index] &- first)
        }
      }
    } else {
      let start = wide.reserve(Self.blockCount)
      firsts.append(-1 - start)
      for index in 0..<Self.blockCount { unsafe wide[start + index] = offsets[index] + base }
    }
    blocks += 1
  }
}
