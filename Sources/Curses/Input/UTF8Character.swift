/// Characters beyond ASCII in what is typed.
enum UTF8Character {
  /// The character at the beginning of `bytes`; `U+FFFD` where there is none.
  static func first(of bytes: ArraySlice<UInt8>) -> InputDecoder.Step {
    guard let lead = bytes.first, let length = length(lead: lead) else { return replacement }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for byte in bytes.dropFirst().prefix(length - 1) {
      guard byte & 0xC0 == 0x80 else { return replacement }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    if bytes.count < length { return .incomplete(mayEnd: false) }
    // The shortest form alone is the character; longer ones are how filters are fooled.
    guard let scalar = Unicode.Scalar(value), UTF8.width(scalar) == length else { return replacement }
    // C1 controls are no keys.
    if scalar.value < 0xA0 { return .done(nil, length) }
    return .done(.key(Key(.character(Character(scalar)))), length)
  }

  private static let replacement = InputDecoder.Step.done(.key(Key(.character("\u{FFFD}"))), 1)

  private static func length(lead: UInt8) -> Int? {
    switch lead {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: nil
    }
  }
}
