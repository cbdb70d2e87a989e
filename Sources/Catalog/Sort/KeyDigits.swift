/// Eight bytes of the key of each record, and whether the key ends within them.
///
/// `@unchecked Sendable` because threads that fill it do so for records of their own, and it is read once
/// they are done.
@safe final class KeyDigits: @unchecked Sendable {
  /// How many records there is room for.
  let count: Int
  private let digits: UnsafeMutablePointer<UInt64>
  private let wholes: UnsafeMutablePointer<Bool>

  /// Reserves memory; the system provides what is touched of it.
  init(count: Int) {
    self.count = count
    unsafe digits = .allocate(capacity: max(1, count))
    unsafe wholes = .allocate(capacity: max(1, count))
  }

  deinit {
    unsafe digits.deallocate()
    unsafe wholes.deallocate()
  }

  /// The bytes of a record that was filled in, the first in the highest place.
  subscript(record: Int) -> UInt64 { unsafe digits[record] }

  /// Whether the key ends within them.
  func isWhole(_ record: Int) -> Bool { unsafe wholes[record] }

  /// Fills in a record.
  ///
  /// - Parameters:
  ///   - key: its key, as far as it was made; at least to the end of these bytes, if it is that long.
  ///   - pass: which eight bytes of it count, from 0.
  func set(_ key: [UInt8], pass: Int, of record: Int) {
    precondition(record < count, "no record \(record) among \(count)")
    let start = 8 * pass
    var digit: UInt64 = 0
    for index in start..<start + 8 { digit = digit << 8 | UInt64(index < key.count ? key[index] : 0) }
    unsafe digits[record] = digit
    unsafe wholes[record] = key.count <= start + 8
  }
}
