/// Text as XML holds it.
enum XMLText {
  /// The text with what XML means something by escaped, and what XML 1.0 cannot hold (or no screen shows) as U+FFFD.
  ///
  /// - Complexity: O(n) for n scalars.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      default: result.append(isPlain(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return String(result)
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
