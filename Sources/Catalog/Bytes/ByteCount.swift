/// How many bytes, in words.
enum ByteCount {
  /// The largest unit that the number is a multiple of: `64 MB`.
  static func text(_ count: Int) -> String {
    for (bits, unit) in [(30, "GB"), (20, "MB"), (10, "KB")] where count >= 1 << bits && count % (1 << bits) == 0 {
      return "\(count >> bits) \(unit)"
    }
    return "\(count) bytes"
  }
}
