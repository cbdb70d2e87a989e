/// Text made fit for a terminal: nothing in it is obeyed.
enum VisibleText {
  /// The bytes with every control shown as the mark that the screen has for it: C0 and DEL as their pictures (`␛`),
  /// separators of lines as `␤`, C1 and overrides of direction as `␦`, what is no UTF-8 as U+FFFD.
  ///
  /// Complexity: O(n) for n bytes.
  static func bytes(_ text: [UInt8]) -> [UInt8] {
    var visible: [UInt8] = []
    visible.reserveCapacity(text.count)
    TextBytes.walk(text) { byte in
      switch byte {
      case 0x00...0x1F: visible.append(contentsOf: [0xE2, 0x90, 0x80 + byte])
      case 0x7F: visible.append(contentsOf: [0xE2, 0x90, 0xA1])
      default: visible.append(byte)
      }
    } other: { scalar in
      let shown = TextBytes.isControl(scalar) ? mark(for: scalar) : scalar
      visible.append(contentsOf: UTF8.encode(shown).map(Array.init) ?? [])
    }
    return visible
  }

  private static func mark(for control: Unicode.Scalar) -> Unicode.Scalar {
    control.value == 0x2028 || control.value == 0x2029 ? "\u{2424}" : "\u{2426}"
  }
}
