/// Bytes that are meant as text, walked without trusting them.
enum TextBytes {
  /// Hands out ASCII byte by byte and everything else scalar by scalar; what is no UTF-8 comes as U+FFFD.
  ///
  /// Complexity: O(n) for n bytes.
  static func walk(_ bytes: [UInt8], ascii: (UInt8) -> Void, other: (Unicode.Scalar) -> Void) {
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        ascii(bytes[index])
        index += 1
        continue
      }
      // A scalar beyond ASCII has no ASCII byte in it, so that such a run decodes by itself.
      var end = index + 1
      while end < bytes.count, bytes[end] >= 0x80 { end += 1 }
      for scalar in String(decoding: bytes[index..<end], as: UTF8.self).unicodeScalars { other(scalar) }
      index = end
    }
  }

  /// Whether a scalar beyond ASCII would steer a terminal or reorder a line instead of being shown.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x80...0x9F: true  // C1
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // direction
    case 0x2028, 0x2029: true  // line and paragraph separator
    default: false
    }
  }
}
