/// The identity of a row among the rows of several sources: whose it is, and what it is known by there.
enum CombinedKey {
  /// The key of a source's row among all. Complexity: O(length).
  static func outer(_ key: RowKey, place: Int) -> RowKey {
    let start = Array("\(place):".utf8)
    return switch key {
    case .missing: .named(start + [UInt8(ascii: "m")])
    case .value(let bytes): .named(start + [UInt8(ascii: "v")] + bytes)
    case .named(let bytes): .named(start + [UInt8(ascii: "n")] + bytes)
    }
  }

  /// The source a row is of, and its key there; `nil` for a key that `outer` did not make.
  static func inner(_ key: RowKey) -> (place: Int, key: RowKey)? {
    guard case .named(let bytes) = key, let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
      let place = Int(String(decoding: bytes[..<colon], as: UTF8.self)), colon + 1 < bytes.count
    else { return nil }
    let rest = Array(bytes[(colon + 2)...])
    switch bytes[colon + 1] {
    case UInt8(ascii: "m"): return (place, .missing)
    case UInt8(ascii: "v"): return (place, .value(rest))
    case UInt8(ascii: "n"): return (place, .named(rest))
    default: return nil
    }
  }
}
