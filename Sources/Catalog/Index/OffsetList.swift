/// A growing list of places in a source, five bytes each: up to a tebibyte.
///
/// Shared and appended to like `AppendOnlyList`.
struct OffsetList: Sendable {
  private let low = AppendOnlyList<UInt32>()
  private let high = AppendOnlyList<UInt8>()

  /// The largest place that can be kept.
  static let limit = 1 << 40

  /// How many there are; for the writing thread alone.
  var count: Int { low.count }

  /// The offset at a place below a count that was passed on. Complexity: O(1).
  subscript(index: Int) -> Int { Int(high[index]) << 32 | Int(low[index]) }

  /// Adds an offset. For the writing thread alone. Complexity: O(1) amortised.
  func append(_ offset: Int) {
    precondition(offset < OffsetList.limit, "an offset beyond a tebibyte")
    low.append(UInt32(truncatingIfNeeded: offset))
    high.append(UInt8(offset >> 32))
  }
}
