/// Numbers distinct byte strings from 0, in the order in which they come.
///
/// It is made for strings that come often: one of up to 16 bytes is compared as two words. Whoever chooses
/// the strings cannot make them collide, since the hash starts from a number that is random in each run.
///
/// Invariants:
/// 1. String `n` has `entries[n]`, and its bytes end there and begin where those of the one before it end.
/// 2. A slot is 0, or the tag of a string in its upper half and the string's number, from 1, in the lower. It stands
///    where the low bits of the tag say, or behind that with no 0 in between.
struct KeyTable: Sendable {
  private struct Entry {
    var digest: Digest
    /// Where its bytes end.
    var end: Int
  }

  /// What is compared first: of up to 16 bytes it is the bytes themselves, of more a hash.
  private struct Digest: Equatable {
    var low: UInt64
    var high: UInt64
  }

  /// Many more than a grouping usually has rows, so that hardly two of them meet.
  private static let firstSlots = 256
  /// The same for all tables, so that one can use what another has hashed.
  private static let seed = Digest(low: .random(in: .min ... .max), high: .random(in: .min ... .max))
  /// What `find(allOf:into:)` says of a string that is not there.
  static let absent = UInt32.max

  private var entries: [Entry] = []
  private var bytes: [UInt8] = []
  private var slots = [UInt64](repeating: 0, count: KeyTable.firstSlots)
  private let seed = KeyTable.seed

  /// How many strings there are.
  var count: Int { entries.count }

  /// The bytes of a string, by its number.
  func bytes(of number: Int) -> ArraySlice<UInt8> {
    bytes[start(of: number)..<entries[number].end]
  }

  /// The number of a string, which is a new one if it did not come before.
  ///
  /// - Complexity: O(length) on average.
  @inline(__always)
  mutating func number(of key: UnsafeRawBufferPointer) -> Int {
    let digest = unsafe digest(key)
    let tag = tag(of: digest, count: key.count)
    if let number = search(tag, { unsafe isEntry($0, digest, key) }) { return number }
    return unsafe add(key, digest, tag)
  }

  /// The number of a string; `nil` if it did not come before. Complexity: O(length) on average.
  func find(_ key: UnsafeRawBufferPointer) -> Int? {
    let digest = unsafe digest(key)
    return search(tag(of: digest, count: key.count)) { unsafe isEntry($0, digest, key) }
  }

  /// The number of a string.
  mutating func number(of key: [UInt8]) -> Int {
    unsafe key.withUnsafeBytes { unsafe number(of: $0) }
  }

  /// Tells of each string of another table its number here, or `absent`.
  ///
  /// First what all slots say, then whether they are right: memory is waited for once for many strings.
  ///
  /// - Complexity: O(strings) on average.
  func find(allOf other: KeyTable, into numbers: inout [UInt32]) {
    numbers.removeAll(keepingCapacity: true)
    numbers.reserveCapacity(other.count)
    for place in other.entries.indices {
      numbers.append(search(other.tag(of: place)) { _ in true }.map(UInt32.init) ?? Self.absent)
    }
    for place in numbers.indices where numbers[place] != Self.absent && !isEntry(Int(numbers[place]), other, place) {
      let number = search(other.tag(of: place)) { isEntry($0, other, place) }
      numbers[place] = number.map(UInt32.init) ?? Self.absent
    }
  }

  /// Adds the strings of another table that are not here.
  ///
  /// - Parameter numbers: what `find(allOf:into:)` told of them; the numbers of all of them afterwards.
  /// - Complexity: O(strings) on average, and a copy of those that are new.
  mutating func add(allOf other: KeyTable, _ numbers: inout [UInt32]) {
    for place in numbers.indices where numbers[place] == Self.absent {
      numbers[place] = UInt32(count)
      bytes.append(contentsOf: other.bytes(of: place))
      append(other.entries[place].digest, other.tag(of: place))
    }
  }

  /// Forgets all strings and keeps the memory, unless most of it was of no use.
  mutating func removeAll() {
    if entries.isEmpty { return }
    let isUsed = slots.count == Self.firstSlots || entries.count * 16 > slots.count
    if !isUsed { slots.removeLast(slots.count - Self.firstSlots) }
    for slot in slots.indices { slots[slot] = 0 }
    entries.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
  }

  @inline(__always)
  private func start(of number: Int) -> Int { number == 0 ? 0 : entries[number - 1].end }

  /// The string of a tag that something holds of; `nil` if there is none.
  @inline(__always)
  private func search(_ tag: UInt32, _ isWanted: (Int) -> Bool) -> Int? {
    var slot = Int(tag) & (slots.count &- 1)
    while slots[slot] != 0 {
      if slots[slot] >> 32 == tag {
        let number = Int(slots[slot] & 0xFFFF_FFFF) &- 1
        if isWanted(number) { return number }
      }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    return nil
  }

  @inline(never)
  private mutating func add(_ key: UnsafeRawBufferPointer, _ digest: Digest, _ tag: UInt32) -> Int {
    unsafe bytes.append(contentsOf: key)
    append(digest, tag)
    return entries.count - 1
  }

  /// Adds a string whose bytes are there.
  private mutating func append(_ digest: Digest, _ tag: UInt32) {
    entries.append(Entry(digest: digest, end: bytes.count))
    if entries.count * 4 > slots.count * 3 { grow() }
    put(UInt64(tag) << 32 | UInt64(entries.count))
  }

  private mutating func put(_ word: UInt64) {
    var slot = Int(word >> 32) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = word
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count * 2)
    for word in old where word != 0 { put(word) }
  }

  @inline(__always)
  private func isEntry(_ number: Int, _ digest: Digest, _ key: UnsafeRawBufferPointer) -> Bool {
    let entry = entries[number]
    guard entry.digest == digest, entry.end &- start(of: number) == key.count else { return false }
    return unsafe key.count <= 16 || bytes(of: number).elementsEqual(key)
  }

  @inline(__always)
  private func isEntry(_ number: Int, _ other: KeyTable, _ place: Int) -> Bool {
    let (own, wanted) = (entries[number], other.entries[place])
    let count = own.end &- start(of: number)
    guard own.digest == wanted.digest, count == wanted.end &- other.start(of: place) else { return false }
    return count <= 16 || bytes(of: number) == other.bytes(of: place)
  }

  private func tag(of number: Int) -> UInt32 {
    tag(of: entries[number].digest, count: entries[number].end &- start(of: number))
  }

  @inline(__always)
  private func tag(of digest: Digest, count: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: Self.mix(digest.low ^ seed.low, digest.high ^ seed.high ^ UInt64(count)))
  }

  @inline(__always)
  private func digest(_ key: UnsafeRawBufferPointer) -> Digest {
    let count = key.count
    if count > 16 { return unsafe longDigest(key) }
    if count >= 8 { return Digest(low: unsafe Self.word(key, 0), high: unsafe Self.word(key, count - 8)) }
    if count >= 4 {
      // Two halves that may overlap hold all bytes.
      let low = unsafe UInt64(key.loadUnaligned(as: UInt32.self))
      return Digest(low: low, high: unsafe UInt64(key.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)))
    }
    if count == 0 { return Digest(low: 0, high: 0) }
    let ends = unsafe UInt64(key[0]) | UInt64(key[count - 1]) << 8
    return Digest(low: ends, high: unsafe UInt64(key[count / 2]))
  }

  private func longDigest(_ key: UnsafeRawBufferPointer) -> Digest {
    var hash = seed.low
    for start in stride(from: 0, to: key.count - 8, by: 8) {
      hash = Self.mix(hash ^ (unsafe Self.word(key, start)), seed.high)
    }
    return Digest(low: hash, high: unsafe Self.word(key, key.count - 8))
  }

  private static func word(_ key: UnsafeRawBufferPointer, _ start: Int) -> UInt64 {
    unsafe key.loadUnaligned(fromByteOffset: start, as: UInt64.self)
  }

  /// Both halves of a product, together.
  private static func mix(_ first: UInt64, _ second: UInt64) -> UInt64 {
    let product = first.multipliedFullWidth(by: second)
    return product.high ^ product.low
  }
}
