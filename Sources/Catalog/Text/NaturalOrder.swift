/// The order in which people expect names: numbers by value, letters without regard to case.
///
/// `file2` comes before `file10`. Names that differ in nothing but case or leading zeros are ordered by their
/// bytes, so `A` comes before `a` and no two different names are equal: the order is total. Names need
/// not be UTF-8; only ASCII letters have a case here.
package enum NaturalOrder {
  /// Whether one name comes before another. Complexity: O(length).
  package static func precedes(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    compare(first, second) < 0
  }

  /// Negative if the first comes before the second, 0 if they are the same bytes, else positive.
  ///
  /// - Complexity: O(length).
  package static func compare(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var left = 0
    var right = 0
    while left < first.count, right < second.count {
      if isDigit(first[left]), isDigit(second[right]) {
        let leftEnd = digitsEnd(first, from: left)
        let rightEnd = digitsEnd(second, from: right)
        let order = compareNumbers(first[left..<leftEnd], second[right..<rightEnd])
        if order != 0 { return order }
        left = leftEnd
        right = rightEnd
        continue
      }
      let order = Int(folded(first[left])) - Int(folded(second[right]))
      if order != 0 { return order }
      left += 1
      right += 1
    }
    let rest = (first.count - left) - (second.count - right)
    return rest != 0 ? rest : compareBytes(first, second)
  }

  private static func compareNumbers(_ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>) -> Int {
    let zero = UInt8(ascii: "0")
    let left = first.drop { $0 == zero }
    let right = second.drop { $0 == zero }
    if left.count != right.count { return left.count - right.count }
    for (one, other) in zip(left, right) where one != other { return Int(one) - Int(other) }
    return 0
  }

  private static func compareBytes(_ first: [UInt8], _ second: [UInt8]) -> Int {
    for (one, other) in zip(first, second) where one != other { return Int(one) - Int(other) }
    return first.count - second.count
  }

  private static func digitsEnd(_ bytes: [UInt8], from start: Int) -> Int {
    var end = start
    while end < bytes.count, isDigit(bytes[end]) { end += 1 }
    return end
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}
