/// Makes UTF-16 into UTF-8, and takes the byte order mark off.
///
/// Half a surrogate pair becomes one byte that is never part of UTF-8: so it is counted like other bytes that are no text,
/// and shown as one U+FFFD, where the three bytes that its number would have are three.
final class UTF16Decoder: ByteDecoder {
  private static let noText: UInt8 = 0xFF

  private let isBigEndian: Bool
  private var isStart = true
  /// The first byte of a unit whose second one has not come.
  private var half: UInt8?
  /// The first half of a surrogate pair.
  private var leading: UInt32?
  private var output: [UInt8] = []

  init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

  func decode(_ bytes: UnsafeRawBufferPointer, to sink: ByteSink) throws(DecodingFailure) {
    output.removeAll(keepingCapacity: true)
    var rest = unsafe bytes[...]
    if let first = half, let second = unsafe rest.popFirst() {
      take(first, second)
      half = nil
    }
    while unsafe rest.count >= 2 {
      unsafe take(rest[rest.startIndex], rest[rest.startIndex + 1])
      unsafe rest.removeFirst(2)
    }
    if let last = unsafe rest.first { half = last }
    unsafe try flush(to: sink)
  }

  func finish(to sink: ByteSink) throws(DecodingFailure) {
    output.removeAll(keepingCapacity: true)
    if let leading { put(leading) }
    leading = nil
    unsafe try flush(to: sink)
    if half != nil { throw .data("the UTF-16 text breaks off within a character") }
  }

  private func flush(to sink: ByteSink) throws(DecodingFailure) {
    var failure: DecodingFailure?
    unsafe output.withUnsafeBytes { bytes in
      do throws(DecodingFailure) {
        if unsafe !bytes.isEmpty { unsafe try sink(bytes) }
      } catch { failure = error }
    }
    if let failure { throw failure }
  }

  private func take(_ first: UInt8, _ second: UInt8) {
    let unit = isBigEndian ? UInt32(first) << 8 | UInt32(second) : UInt32(second) << 8 | UInt32(first)
    defer { isStart = false }
    if isStart, unit == 0xFEFF { return }
    if let high = leading {
      leading = nil
      if (0xDC00...0xDFFF).contains(unit) { return put(0x1_0000 + (high - 0xD800) << 10 + (unit - 0xDC00)) }
      put(high)
    }
    if (0xD800...0xDBFF).contains(unit) { leading = unit } else { put(unit) }
  }

  /// Writes a number as UTF-8 has it, and half a surrogate pair as none.
  private func put(_ scalar: UInt32) {
    func trail(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(scalar >> shift & 0x3F) }
    switch scalar {
    case 0..<0x80: output.append(UInt8(scalar))
    case 0x80..<0x800: output += [0xC0 | UInt8(scalar >> 6), trail(0)]
    case 0xD800..<0xE000: output.append(Self.noText)
    case 0x800..<0x1_0000: output += [0xE0 | UInt8(scalar >> 12), trail(6), trail(0)]
    default: output += [0xF0 | UInt8(scalar >> 18), trail(12), trail(6), trail(0)]
    }
  }
}
