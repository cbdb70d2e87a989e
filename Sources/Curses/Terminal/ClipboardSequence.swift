/// The escape sequence that puts bytes on the clipboard of the terminal a person sits at: OSC 52 of xterm.
///
/// It travels through ssh as any output does. A multiplexer in between takes it for itself or passes it on, depending
/// on how it is set, so inside of tmux it is sent in both forms; GNU screen passes on only what is wrapped.
struct ClipboardSequence {
  /// Whether tmux stands between the program and the terminal.
  var isInTmux = false
  /// Whether GNU screen does.
  var isInScreen = false

  /// The most bytes that terminals take: xterm's limit is 100,000 for the sequence as a whole.
  static let limit = 74_994

  /// The sequence for some bytes, as it is to be written.
  func bytes(_ content: [UInt8]) -> [UInt8] {
    let plain = Array("\u{1B}]52;c;".utf8) + Base64.encoded(content) + [0x07]
    if isInTmux {
      let doubled = plain.flatMap { $0 == 0x1B ? [0x1B, 0x1B] : [$0] }
      return plain + Array("\u{1B}Ptmux;".utf8) + doubled + Array("\u{1B}\\".utf8)
    }
    guard isInScreen else { return plain }
    // A string of its own for each piece: screen cuts those that are longer than its buffer.
    return stride(from: 0, to: plain.count, by: 76).flatMap { start in
      Array("\u{1B}P".utf8) + plain[start..<min(start + 76, plain.count)] + Array("\u{1B}\\".utf8)
    }
  }
}

/// Bytes as text of 64 letters (RFC 4648, section 4).
enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text, with its padding. Complexity: O(n).
  static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.enumerated().reduce(0) { $0 | Int($1.element) << (16 - 8 * $1.offset) }
      for place in 0..<4 {
        text.append(place <= group.count ? letters[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return text
  }
}
