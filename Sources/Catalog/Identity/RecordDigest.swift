/// What tells a record from others, whichever reading it is of: a hash of the value of its key, or of its bytes.
///
/// It is the same in every run and on every machine, so that it can be kept in a file.
package struct RecordDigest: Hashable, Sendable {
  /// What was hashed: the value of the key column, else the bytes of the record without its end.
  var isKey: Bool
  /// How many bytes these are.
  var length: Int
  /// The hash of them.
  var hash: UInt64

  /// Hashes some bytes. Complexity: O(length), eight bytes a step.
  init(_ bytes: UnsafeRawBufferPointer, isKey: Bool) {
    self.isKey = isKey
    length = bytes.count
    hash = unsafe Self.hash(bytes)
  }

  init(isKey: Bool, length: Int, hash: UInt64) {
    self.isKey = isKey
    self.length = length
    self.hash = hash
  }

  /// Each word is multiplied in, and both halves of the product count.
  private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = 0x9E37_79B9_7F4A_7C15 ^ UInt64(bytes.count)
    var place = 0
    while place + 8 <= bytes.count {
      let word = UInt64(littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      hash = mixed(hash ^ word, 0xD6E8_FEB8_6659_FD93)
      place += 8
    }
    var rest: UInt64 = 0
    while place < bytes.count {
      rest = rest << 8 | UInt64(unsafe bytes[place])
      place += 1
    }
    return mixed(hash ^ rest, 0xA076_1D64_78BD_642F)
  }

  @inline(__always)
  private static func mixed(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let product = one.multipliedFullWidth(by: other)
    // A product of nothing would forget all that came before.
    return product.high ^ product.low ^ one
  }
}
