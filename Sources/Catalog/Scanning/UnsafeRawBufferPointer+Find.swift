internal import Platform

extension UnsafeRawBufferPointer {
  /// The first place of a byte at or behind another; `nil` if there is none. Calls `memchr(3)`.
  ///
  /// - Complexity: O(bytes that are passed over), many at a time.
  func find(_ byte: UInt8, from start: Int = 0) -> Int? {
    guard start < count, let base = baseAddress,
      let found = unsafe memchr(base + start, Int32(byte), count - start)
    else { return nil }
    return unsafe UnsafeRawPointer(found) - base
  }
}
