/// The parameters of a control sequence: numbers between semicolons, perhaps after a mark of privacy.
struct ControlParameters {
  /// `<`, `=`, `>` or `?` at the beginning.
  let mark: UInt8?
  private var numbers: [Int] = []
  private var eventType = 1

  /// Reads parameter bytes; what is left out is 0. Of numbers joined by colons the first counts.
  init(_ bytes: ArraySlice<UInt8>) {
    var bytes = bytes
    if let first = bytes.first, (0x3C...0x3F).contains(first) {
      mark = first
      bytes = bytes.dropFirst()
    } else {
      mark = nil
    }
    if bytes.isEmpty { return }
    for field in bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      let parts = field.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(Self.number)
      numbers.append(parts.first ?? 0)
      if numbers.count == 2, parts.count > 1 { eventType = parts[1] }
    }
  }

  /// How many there are.
  var count: Int { numbers.count }

  /// A parameter; 0 where there is none.
  subscript(index: Int) -> Int { index < numbers.count ? numbers[index] : 0 }

  /// Whether there is nothing but one number.
  var isSingleNumber: Bool { mark == nil && numbers.count == 1 }

  /// Whether a key was let go, in the kitty protocol.
  var isRelease: Bool { eventType == 3 }

  /// The mouse report in the first three parameters.
  func mouse(offset: Int) -> MouseEvent? {
    count == 3 ? MouseEvent(report: self[0] - offset, x: self[1], y: self[2]) : nil
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    // No terminal sends more; a longer number must not overflow.
    digits.prefix(7).reduce(0) { (0x30...0x39).contains($1) ? $0 * 10 + Int($1) - 0x30 : $0 }
  }
}
