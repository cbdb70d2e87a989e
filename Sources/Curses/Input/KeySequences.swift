/// Byte sequences of keys that only the terminfo entry of a terminal knows.
struct KeySequences {
  private var keys: [ArraySlice<UInt8>: Key] = [:]
  private var prefixes: Set<ArraySlice<UInt8>> = []
  private var longest = 0

  /// Makes an empty table.
  init() {}

  /// Makes a table of those keys that the decoder does not know without it.
  init(_ sequences: [(bytes: [UInt8], key: Key)]) {
    for (bytes, key) in sequences where Self.adds(bytes) { insert(bytes, key) }
  }

  /// What a table says about the beginning of some bytes.
  enum Match {
    /// They begin with the sequence of a key, this long.
    case key(Key, Int)
    /// All of them are the beginning of one.
    case prefix
    /// Neither.
    case none
  }

  /// Looks the beginning of `bytes` up; the longest sequence wins.
  func match(_ bytes: ArraySlice<UInt8>) -> Match {
    if longest == 0 { return .none }
    if bytes.count < longest, prefixes.contains(bytes) { return .prefix }
    for length in stride(from: min(longest, bytes.count), to: 1, by: -1) {
      if let key = keys[bytes.prefix(length)] { return .key(key, length) }
    }
    return .none
  }

  private mutating func insert(_ bytes: [UInt8], _ key: Key) {
    keys[bytes[...]] = key
    for length in 2..<max(2, bytes.count) { prefixes.insert(bytes.prefix(length)) }
    longest = max(longest, bytes.count)
  }

  /// Whether a sequence begins as a sequence does and is a key only by this table.
  private static func adds(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 1, bytes.count <= 32, bytes[0] == 0x1B else { return false }
    var decoder = InputDecoder()
    let events = decoder.decode(bytes, at: 0) + decoder.expire(at: 0)
    // Alt and a character is what any two bytes are; the entry knows better.
    guard events.count == 1, case .key(let key) = events[0] else { return true }
    if case .character = key.code { return true }
    return false
  }
}
