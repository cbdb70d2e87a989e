/// Recognises a delimiter of any length in bytes that come one at a time.
///
/// The table is that of Knuth, Morris and Pratt: how much of the delimiter is still matched after a byte
/// that does not go on.
struct DelimiterMatcher: Sendable {
  private let pattern: [UInt8]
  private let fallback: [Int]

  /// Prepares for a delimiter; an empty one is never found.
  init(_ pattern: [UInt8]) {
    self.pattern = pattern
    var table = [Int](repeating: 0, count: pattern.count)
    var length = 0
    for index in pattern.indices.dropFirst() {
      while length > 0, pattern[index] != pattern[length] { length = table[length - 1] }
      if pattern[index] == pattern[length] { length += 1 }
      table[index] = length
    }
    fallback = table
  }

  /// Takes a byte; true if the delimiter ends with it.
  ///
  /// - Parameter matched: how much of the delimiter stood before the byte, and then up to it.
  /// - Complexity: O(1) amortised.
  func advance(_ matched: inout Int, _ byte: UInt8) -> Bool {
    if pattern.isEmpty { return false }
    while matched > 0, pattern[matched] != byte { matched = fallback[matched - 1] }
    if pattern[matched] == byte { matched += 1 }
    if matched < pattern.count { return false }
    matched = 0
    return true
  }
}
