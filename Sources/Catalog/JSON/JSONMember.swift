/// A record that is a member of an object: a name, a colon and a value.
struct JSONMember: Hashable, Sendable {
  /// Where its name stands, without the quotes.
  var key: Range<Int>
  /// Where its value starts.
  var valueStart: Int

  /// What bytes can be.
  enum Start: Hashable, Sendable {
    /// The start of a member.
    case member(JSONMember)
    /// Too few bytes to tell.
    case cut
    /// Something else.
    case none
  }

  /// Looks at a record; `nil` if it is no member. Complexity: O(length of the name).
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard case .member(let found) = unsafe Self.start(of: bytes) else { return nil }
    self = found
  }

  private init(key: Range<Int>, valueStart: Int) {
    self.key = key
    self.valueStart = valueStart
  }

  /// Looks at bytes. Complexity: O(length of the name).
  static func start(of bytes: UnsafeRawBufferPointer) -> Start {
    guard unsafe bytes.first == UInt8(ascii: "\"") else { return unsafe bytes.isEmpty ? .cut : .none }
    var position = 1
    while position < bytes.count {
      let byte = unsafe bytes[position]
      if byte == UInt8(ascii: "\n") { return .none }
      if byte == UInt8(ascii: "\"") { break }
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard position < bytes.count else { return .cut }
    let key = 1..<position
    position += 1
    unsafe skipBlanks(bytes, &position)
    guard position < bytes.count else { return .cut }
    guard unsafe bytes[position] == UInt8(ascii: ":") else { return .none }
    position += 1
    unsafe skipBlanks(bytes, &position)
    return position < bytes.count ? .member(JSONMember(key: key, valueStart: position)) : .cut
  }

  private static func skipBlanks(_ bytes: UnsafeRawBufferPointer, _ position: inout Int) {
    while position < bytes.count, unsafe JSONLayout.isBlank(bytes[position]) { position += 1 }
  }
}
