/// What stands between the quotes of JSON strings, as text.
enum JSONString {
  private static let replacement = Array("\u{FFFD}".utf8)

  /// Appends a string without its escapes. Half of a surrogate pair becomes U+FFFD, as does an escape that is none.
  ///
  /// - Parameter bytes: what stands between the quotes.
  /// - Complexity: O(length).
  static func append(_ bytes: UnsafeRawBufferPointer, to text: inout [UInt8]) {
    var position = 0
    while position < bytes.count {
      let byte = unsafe bytes[position]
      position += 1
      guard byte == UInt8(ascii: "\\"), position < bytes.count else {
        text.append(byte)
        continue
      }
      let letter = unsafe bytes[position]
      position += 1
      switch letter {
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "u"): unsafe appendScalar(bytes, &position, to: &text)
      default: text.append(letter)
      }
    }
  }

  /// Appends the scalar whose four digits, or two times four, stand at a place.
  private static func appendScalar(_ bytes: UnsafeRawBufferPointer, _ position: inout Int, to text: inout [UInt8]) {
    guard let first = unsafe unit(bytes, at: position) else {
      text += replacement
      return
    }
    position += 4
    var value = UInt32(first)
    if 0xD800...0xDBFF ~= first, position + 6 <= bytes.count, unsafe bytes[position] == UInt8(ascii: "\\"),
      unsafe bytes[position + 1] == UInt8(ascii: "u"), let second = unsafe unit(bytes, at: position + 2),
      0xDC00...0xDFFF ~= second
    {
      value = 0x10000 + (value - 0xD800) << 10 + (UInt32(second) - 0xDC00)
      position += 6
    }
    guard let scalar = Unicode.Scalar(value), let encoded = UTF8.encode(scalar) else {
      text += replacement
      return
    }
    text += encoded
  }

  /// The number that four hexadecimal digits write.
  private static func unit(_ bytes: UnsafeRawBufferPointer, at position: Int) -> UInt16? {
    guard position + 4 <= bytes.count else { return nil }
    var value: UInt16 = 0
    for index in position..<position + 4 {
      let byte = unsafe bytes[index]
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      value = value << 4 | UInt16(digit)
    }
    return value
  }
}
