/// Takes the quotes off a field that begins with one.
enum QuotedField {
  /// Works with what the quotes enclose, and what follows them up to the end of the field.
  ///
  /// - Parameters:
  ///   - field: its bytes in the text; the first is the quote.
  ///   - memory: holds the value where it is not a part of the text.
  /// - Complexity: O(length).
  static func withValue(
    of field: UnsafeRawBufferPointer, quote: UInt8, _ memory: inout [UInt8], _ body: (UnsafeRawBufferPointer) -> Void
  ) {
    let next = unsafe field.dropFirst().firstIndex(of: quote) ?? field.count
    if next >= field.count - 1 { return unsafe body(UnsafeRawBufferPointer(rebasing: field[1..<next])) }
    memory.removeAll(keepingCapacity: true)
    var index = 1
    while index < field.count {
      let byte = unsafe field[index]
      index += 1
      if byte == quote {
        guard index < field.count, unsafe field[index] == quote else { break }
        index += 1
      }
      memory.append(byte)
    }
    unsafe memory.append(contentsOf: field[index...])
    unsafe memory.withUnsafeBytes { unsafe body($0) }
  }
}
