/// The first and the last eight bytes of a name, by which most names are told apart.
struct NameEnds: Hashable, Sendable {
  private var first: UInt64 = 0
  private var last: UInt64 = 0

  /// The ends of an empty name.
  init() {}

  /// Takes them. Complexity: O(1).
  @inline(__always)
  init(_ name: UnsafeRawBufferPointer) {
    if name.count >= 8 {
      first = unsafe name.loadUnaligned(as: UInt64.self)
      last = unsafe name.loadUnaligned(fromByteOffset: name.count - 8, as: UInt64.self)
    } else if name.count >= 4 {
      first = unsafe UInt64(name.loadUnaligned(as: UInt32.self))
      last = unsafe UInt64(name.loadUnaligned(fromByteOffset: name.count - 4, as: UInt32.self))
    } else if name.count > 0 {
      first = unsafe UInt64(name[0]) | UInt64(name[name.count / 2]) << 8
      last = unsafe UInt64(name[name.count - 1])
    }
  }
}
