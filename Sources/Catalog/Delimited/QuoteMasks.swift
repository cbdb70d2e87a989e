/// Tells which bytes of 64 stand inside of quotes, given where quotes are.
///
/// A quote opens only at the start of a field; elsewhere it is a byte like others. Two quotes in a row inside of
/// quotes close and open again, with nothing between them, so they need no care.
struct QuoteMasks {
  /// All ones if the next byte stands inside of quotes, else 0.
  private(set) var carry: UInt64 = 0
  /// 1 if the byte before closed a quote.
  private var closed: UInt64 = 0
  /// 1 if a field starts with the next byte.
  private var fieldStart: UInt64 = 1

  /// The bytes inside of quotes, the opening ones included; goes on to the next 64 bytes.
  ///
  /// - Parameter ends: where terminators and delimiters are, inside of quotes or not.
  /// - Complexity: O(1), and as much again for each quote that is a byte like others.
  @inline(__always)
  mutating func inside(quotes: UInt64, ends: UInt64) -> UInt64 {
    if quotes | carry == 0 {
      fieldStart = ends >> 63
      closed = 0
      return 0
    }
    var quotes = quotes
    while true {
      let inside = Self.prefixXor(quotes) ^ carry
      let opening = quotes & inside
      let closing = quotes & ~inside
      let starts = (ends & ~inside) << 1 | fieldStart
      let wrong = opening & ~(starts | closing << 1 | closed)
      if wrong == 0 {
        carry = UInt64(bitPattern: Int64(bitPattern: inside) >> 63)
        closed = closing >> 63
        fieldStart = (ends & ~inside) >> 63
        return inside
      }
      // What is before the first wrong one is right. It changes nothing, and all behind it is told anew.
      quotes &= ~(wrong & (0 &- wrong))
    }
  }

  /// Each bit becomes the parity of the bits up to it.
  @inline(__always)
  private static func prefixXor(_ bits: UInt64) -> UInt64 {
    var bits = bits
    bits ^= bits << 1
    bits ^= bits << 2
    bits ^= bits << 4
    bits ^= bits << 8
    bits ^= bits << 16
    bits ^= bits << 32
    return bits
  }
}
