/// The order of names that `NaturalOrder` says, as bytes that compare one by one.
///
/// A run of digits becomes the number of its digits and then these, without leading zeros; letters become small. A
/// zero byte ends that, and what follows tells apart names that differ in no more than case and leading zeros: the name itself.
enum NaturalKey {
  private static let end: UInt8 = 0

  /// Appends the key of a name.
  ///
  /// - Parameter limit: how long the whole has to be at least; beyond that it may end early.
  /// - Complexity: O(length), up to the limit.
  static func append(_ name: UnsafeRawBufferPointer, to key: inout [UInt8], limit: Int) {
    var place = 0
    while place < name.count, key.count < limit {
      let byte = unsafe name[place]
      if isDigit(byte) {
        unsafe appendNumber(name, &place, to: &key)
      } else {
        append(byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte, to: &key)
        place += 1
      }
    }
    key.append(end)
    place = 0
    while place < name.count, key.count < limit {
      append(unsafe name[place], to: &key)
      place += 1
    }
    key.append(end)
  }

  /// Appends a byte; the two smallest take two bytes, so that the end is smaller than all.
  private static func append(_ byte: UInt8, to key: inout [UInt8]) {
    if byte <= 1 { key.append(1) }
    key.append(byte <= 1 ? byte + 1 : byte)
  }

  /// Appends a run of digits. Beside anything else it still counts as a digit.
  private static func appendNumber(_ name: UnsafeRawBufferPointer, _ place: inout Int, to key: inout [UInt8]) {
    let zero = UInt8(ascii: "0")
    while place < name.count, unsafe name[place] == zero { place += 1 }
    let start = place
    while place < name.count, isDigit(unsafe name[place]) { place += 1 }
    var count = place - start
    key.append(zero + UInt8(min(count, 9)))
    if count >= 9 {
      count -= 9
      while count >= 0xFF {
        key.append(0xFF)
        count -= 0xFF
      }
      key.append(UInt8(count))
    }
    for index in start..<place { key.append(unsafe name[index]) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
