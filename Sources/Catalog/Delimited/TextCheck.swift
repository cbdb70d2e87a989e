/// Tells whether bytes that come one after the other are UTF-8, without looking back.
///
/// The second byte of a sequence has its own bounds: they exclude long forms, surrogates and what is beyond
/// U+10FFFF (Unicode, table 3-7).
struct TextCheck: Sendable {
  /// How many bytes of the current sequence are to come.
  private(set) var pending: UInt8 = 0
  private var low: UInt8 = 0x80
  private var high: UInt8 = 0xBF
  /// Whether all bytes so far were UTF-8.
  private(set) var isValid = true

  /// Whether a byte can be passed over: it is ASCII and no sequence is open.
  func ignores(_ byte: UInt8) -> Bool { byte < 0x80 && pending == 0 }

  /// Takes the next byte.
  mutating func take(_ byte: UInt8) {
    if pending > 0 {
      if byte >= low, byte <= high {
        pending -= 1
        (low, high) = (0x80, 0xBF)
        return
      }
      isValid = false
      pending = 0
    }
    switch byte {
    case 0..<0x80: return
    case 0xC2...0xDF: open(1, 0x80, 0xBF)
    case 0xE0: open(2, 0xA0, 0xBF)
    case 0xED: open(2, 0x80, 0x9F)
    case 0xE1...0xEF: open(2, 0x80, 0xBF)
    case 0xF0: open(3, 0x90, 0xBF)
    case 0xF1...0xF3: open(3, 0x80, 0xBF)
    case 0xF4: open(3, 0x80, 0x8F)
    default: isValid = false
    }
  }

  /// Whether all bytes were UTF-8 and none is missing; starts anew.
  mutating func finish() -> Bool {
    defer { self = TextCheck() }
    return isValid && pending == 0
  }

  private mutating func open(_ count: UInt8, _ low: UInt8, _ high: UInt8) {
    pending = count
    self.low = low
    self.high = high
  }
}
