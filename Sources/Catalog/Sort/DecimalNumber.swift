/// A decimal number as it is written, to the last digit: what it is worth, not what a `Double` would make of it.
///
/// It is 0.d₁d₂d₃… · 10^exponent with d₁ not 0. Exponents beyond 2⁴⁰ count as that.
struct DecimalNumber: Hashable, Sendable {
  private static let largestExponent = 1 << 40
  /// Exponents that have a byte of their own.
  private static let usual = -40...40

  /// Whether it is less than zero.
  let isNegative: Bool
  /// The place of the point, from the first digit that counts; 0 if none does.
  let exponent: Int
  /// From the first digit that counts to after the last, the point between them included; empty for zero.
  let digits: Range<Int>

  /// Reads bytes; `nil` if they are no number in the sense of `NumberText`. Complexity: O(length).
  init?(_ text: UnsafeRawBufferPointer) {
    var place = 0
    var end = text.count
    while end > 0, unsafe text[end - 1] == UInt8(ascii: " ") { end -= 1 }
    while place < end, unsafe text[place] == UInt8(ascii: " ") { place += 1 }
    guard place < end else { return nil }
    let sign = unsafe text[place]
    isNegative = sign == UInt8(ascii: "-")
    if isNegative || sign == UInt8(ascii: "+") { place += 1 }
    var first: Int?
    var afterLast = 0
    var exponent = 0
    var hasDigits = false
    var hasPoint = false
    while place < end {
      let byte = unsafe text[place]
      if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        hasDigits = true
        if byte != UInt8(ascii: "0") {
          first = first ?? place
          afterLast = place + 1
        }
        if first != nil, !hasPoint { exponent += 1 }
        if first == nil, hasPoint { exponent -= 1 }
      } else {
        break
      }
      place += 1
    }
    guard hasDigits, let power = unsafe DecimalNumber.power(text, from: place, to: end) else { return nil }
    guard let first else {
      self.exponent = 0
      digits = 0..<0
      return
    }
    self.exponent = max(-DecimalNumber.largestExponent, min(exponent + power, DecimalNumber.largestExponent))
    digits = first..<afterLast
  }

  /// The power of ten behind a number; 0 if there is none, `nil` if something else is there.
  private static func power(_ text: UnsafeRawBufferPointer, from start: Int, to end: Int) -> Int? {
    if start == end { return 0 }
    var place = start + 1
    guard unsafe text[start] | 0x20 == UInt8(ascii: "e"), place < end else { return nil }
    let sign = unsafe text[place]
    let isNegative = sign == UInt8(ascii: "-")
    if isNegative || sign == UInt8(ascii: "+") { place += 1 }
    guard place < end else { return nil }
    var power = 0
    while place < end {
      let byte = unsafe text[place]
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      power = min(power * 10 + Int(byte - UInt8(ascii: "0")), 2 * largestExponent)
      place += 1
    }
    return isNegative ? -power : power
  }

  /// Appends bytes that compare as the numbers do; the first is less than 0xF0.
  ///
  /// Sign and exponent come first, in one byte where the exponent is usual; then two digits a byte, and an end.
  ///
  /// - Parameters:
  ///   - text: what the number was read from.
  ///   - isReversed: whether the bytes are to compare the other way.
  func appendKey(_ text: UnsafeRawBufferPointer, isReversed: Bool, to key: inout [UInt8]) {
    if digits.isEmpty { return key.append(isReversed ? 0x7F : 0x80) }
    let start = key.count
    if Self.usual.contains(exponent) {
      key.append(UInt8(0x84 + exponent - Self.usual.lowerBound))
    } else {
      key.append(exponent > 0 ? 0xD5 : 0x83)
      let biased = UInt64(exponent + 2 * Self.largestExponent)
      for shift in stride(from: 56, through: 0, by: -8) { key.append(UInt8(truncatingIfNeeded: biased >> shift)) }
    }
    var half: UInt8?
    for index in digits {
      let digit = unsafe text[index] &- UInt8(ascii: "0")
      // The point is no digit.
      if digit > 9 { continue }
      if let first = half {
        key.append(first * 10 + digit + 1)
        half = nil
      } else {
        half = digit
      }
    }
    if let half { key.append(half * 10 + 1) }
    key.append(0)
    if isNegative != isReversed { for index in start..<key.count { key[index] = ~key[index] } }
  }
}
