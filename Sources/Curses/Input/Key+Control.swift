extension Key {
  /// The key behind a control byte.
  ///
  /// Both codes of Backspace are Backspace: which one a terminal sends depends on its settings more than on the key, and
  /// Ctrl-H means the same everywhere else. A line feed is Enter, as for readline.
  init(control byte: UInt8) {
    switch byte {
    case 0x00: self.init(.character(" "), .control)
    case 0x08, 0x7F: self.init(.backspace)
    case 0x09: self.init(.tab)
    case 0x0A, 0x0D: self.init(.enter)
    case 0x1B: self.init(.escape)
    // Letters from A on, then the five signs after Z.
    case 0x01...0x1A: self.init(.character(Character(UnicodeScalar(byte + 0x60))), .control)
    default: self.init(.character(Character(UnicodeScalar(byte + 0x40))), .control)
    }
  }

  /// The key with more modifiers.
  func adding(_ more: Modifiers) -> Key { Key(code, modifiers.union(more)) }
}

extension Key.Modifiers {
  /// From the number xterm sends: one more than a sum of bits.
  init(parameter: Int) {
    let bits = max(0, parameter - 1)
    self = []
    if bits & 1 != 0 { insert(.shift) }
    // Alt, and Meta where a keyboard has both.
    if bits & 2 != 0 || bits & 32 != 0 { insert(.alt) }
    if bits & 4 != 0 { insert(.control) }
  }
}
