/// What stands before a place on its line, commas and `[` aside: blanks alone where a record begins on a line of its own.
enum JSONIndent {
  /// So many blanks, behind the line feed at a place.
  case behindLineEnd(Int, blanks: Int)
  /// Something else.
  case behindOther
  /// So many blanks, as far as there are bytes.
  case behindStart(blanks: Int)

  /// Looks back from a place. Complexity: O(blanks).
  init(of place: Int, in bytes: UnsafeRawBufferPointer) {
    var blanks = 0
    for index in stride(from: place - 1, through: 0, by: -1) {
      let byte = unsafe bytes[index]
      if byte == UInt8(ascii: "\n") {
        self = .behindLineEnd(index, blanks: blanks)
        return
      }
      if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "[") { continue }
      guard JSONLayout.isBlank(byte) else {
        self = .behindOther
        return
      }
      blanks += 1
    }
    self = .behindStart(blanks: blanks)
  }
}
