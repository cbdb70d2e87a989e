private import CSearch

/// Bytes that are looked for in others, many at a time.
///
/// `@unchecked Sendable` because its memory is written before anyone else has it, and never again.
@safe final class ByteNeedle: @unchecked Sendable {
  /// How many bytes there are.
  let count: Int
  private let memory: UnsafeMutablePointer<UInt8>
  private var needle: csearch_needle

  /// Prepares to look for some bytes; at least one.
  ///
  /// - Parameters:
  ///   - ignoresCase: whether each ASCII letter stands for itself in either case.
  ///   - quote: a byte that may stand once between two of the bytes; it is none of them itself.
  init(_ bytes: [UInt8], ignoresCase: Bool, quote: UInt8? = nil) {
    precondition(!bytes.isEmpty, "nothing to look for")
    count = bytes.count
    unsafe memory = .allocate(capacity: 2 * bytes.count)
    for (place, byte) in bytes.enumerated() {
      let hasCase = ignoresCase && (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
      unsafe (memory + place).initialize(to: hasCase ? byte | 0x20 : byte)
      unsafe (memory + bytes.count + place).initialize(to: hasCase ? 0x20 : 0)
    }
    unsafe needle = csearch_needle(
      bytes: memory, masks: memory + bytes.count, count: bytes.count, first: 0, second: 0,
      quote: quote.map(Int32.init) ?? -1)
    unsafe csearch_choose(&needle)
  }

  deinit { unsafe memory.deallocate() }

  /// The first place at or after `start` where the bytes stand; `nil` if there is none.
  ///
  /// - Complexity: O(length of the text) usually, at the speed of memory; O(length · count) at worst.
  func find(in text: UnsafeRawBufferPointer, from start: Int = 0) -> Int? {
    guard let base = text.baseAddress else { return nil }
    var needle = unsafe needle
    let place = unsafe csearch_find(&needle, base.assumingMemoryBound(to: UInt8.self), text.count, start)
    return place < text.count ? place : nil
  }
}
