internal import Catalog

/// A value of a record as far as a screen shows it: what is longer than anybody reads is cut.
struct LongValue {
  /// The longest value that is shown whole, in bytes: to set one on lines takes a tenth of a microsecond a byte.
  static let limit = 4 << 20

  /// The value, up to a whole character.
  let shown: [UInt8]
  /// How many bytes it goes on for.
  let rest: Int

  /// Cuts a value. Complexity: O(bytes shown).
  init(_ bytes: [UInt8], limit: Int = LongValue.limit) {
    guard bytes.count > limit else {
      (shown, rest) = (bytes, 0)
      return
    }
    var end = limit
    // A character has at most three more bytes behind its first.
    while end > limit - 3, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    (shown, rest) = (Array(bytes[..<end]), bytes.count - end)
  }

  /// What is said behind it; `nil` where it is all there.
  var note: String? { rest == 0 ? nil : "… \(EntryDetail.size(rest)) more, not shown: --output raw prints all" }
}
