/// Cuts one record after the other into its fields where it stands; only fields in quotes are copied.
///
/// The same rules as those of `FieldSplitter`, for work on millions of records. For one thread.
///
/// Invariants:
/// 1. Fields are valid until the next `cut`, and as long as the record's own memory is.
/// 2. All copies of one record fit into the memory for copies before its first field is cut.
@safe final class FieldCutter: RecordFields {
  /// Where a field is; a missing one has no length.
  private struct Place {
    var start: Int
    var count: Int
    var isCopied = false
  }

  private let dialect: Dialect
  private var record = unsafe UnsafeRawBufferPointer(start: nil, count: 0)
  private var places: [Place] = []
  private var copies = unsafe UnsafeMutableRawBufferPointer(start: nil, count: 0)
  private var copied = 0

  /// Prepares to cut.
  init(_ dialect: Dialect) {
    self.dialect = dialect
  }

  deinit { unsafe copies.deallocate() }

  /// How many fields the record has.
  var count: Int { places.count }

  /// A field of the record, unquoted; `nil` if it is missing.
  subscript(field: Int) -> UnsafeRawBufferPointer? {
    let place = places[field]
    if place.count == 0, dialect.emptyIsMissing { return nil }
    let range = place.start..<place.start + place.count
    return unsafe place.isCopied
      ? UnsafeRawBufferPointer(rebasing: copies[range]) : UnsafeRawBufferPointer(rebasing: record[range])
  }

  /// Cuts a record.
  ///
  /// - Parameters:
  ///   - record: its bytes, with or without its line end; nothing after that is looked at.
  ///   - limit: how many fields are wanted.
  /// - Complexity: O(length of the fields that are wanted).
  func cut(_ record: UnsafeRawBufferPointer, atMost limit: Int = .max) {
    unsafe self.record = record
    copied = 0
    // Out of the object while it grows: checks of each access would cost more than the cutting.
    var places: [Place] = []
    swap(&places, &self.places)
    places.removeAll(keepingCapacity: true)
    let dialect = dialect
    var position = 0
    while unsafe cutField(record, &position, dialect, &places), places.count < limit {}
    swap(&places, &self.places)
  }

  /// Cuts the field at a place; false after the last.
  private func cutField(
    _ record: UnsafeRawBufferPointer, _ position: inout Int, _ dialect: Dialect, _ places: inout [Place]
  ) -> Bool {
    let copyStart = copied
    var isCopied = false
    if let quote = dialect.quote, position < record.count, unsafe record[position] == quote {
      isCopied = true
      position += 1
      unsafe copyQuoted(record, &position, quote: quote)
    }
    let start = position
    let isFieldEnd = unsafe skipPlain(record, &position, dialect)
    var end = position
    if !isFieldEnd, dialect.trimsCarriageReturn, end > start, unsafe record[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    if isCopied {
      for index in start..<end { copy(unsafe record[index]) }
      places.append(Place(start: copyStart, count: copied - copyStart, isCopied: true))
    } else {
      places.append(Place(start: start, count: end - start))
    }
    if dialect.skipsSequences { unsafe dropSequences(record, &places[places.count - 1]) }
    position += dialect.delimiter.count
    return isFieldEnd
  }

  /// Goes on to the next delimiter, or to the end of the record; false there.
  private func skipPlain(_ record: UnsafeRawBufferPointer, _ position: inout Int, _ dialect: Dialect) -> Bool {
    let terminator = dialect.terminator
    let first = dialect.delimiter.first
    let isShort = dialect.delimiter.count == 1
    var place = position
    defer { position = place }
    while place < record.count {
      let byte = unsafe record[place]
      if byte == terminator { return false }
      if byte == first, unsafe isShort || standsDelimiter(dialect.delimiter, record, at: place) { return true }
      place += 1
    }
    return false
  }

  private func copyQuoted(_ record: UnsafeRawBufferPointer, _ position: inout Int, quote: UInt8) {
    if unsafe copies.count < record.count { grow(record.count) }
    while position < record.count {
      let byte = unsafe record[position]
      position += 1
      if byte == quote {
        guard position < record.count, unsafe record[position] == quote else { return }
        position += 1
      }
      copy(byte)
    }
  }

  /// Takes the escape sequences out of a field, which is a copy then; no longer than the field was.
  private func dropSequences(_ record: UnsafeRawBufferPointer, _ place: inout Place) {
    let range = place.start..<place.start + place.count
    let field = unsafe Array(
      place.isCopied ? UnsafeRawBufferPointer(rebasing: copies[range]) : UnsafeRawBufferPointer(rebasing: record[range])
    )
    guard field.contains(0x1B) else { return }
    if place.isCopied { copied = place.start }
    if unsafe copies.count < record.count { grow(record.count) }
    let start = copied
    for byte in EscapeSequence.stripped(field) { copy(byte) }
    place = Place(start: start, count: copied - start, isCopied: true)
  }

  private func copy(_ byte: UInt8) {
    unsafe copies[copied] = byte
    copied += 1
  }

  /// Makes room for the copies of a record; those made of it before are kept.
  private func grow(_ count: Int) {
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: max(256, count * 2), alignment: 1)
    unsafe larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: copies[..<copied]))
    unsafe copies.deallocate()
    unsafe copies = larger
  }

  private func standsDelimiter(_ delimiter: [UInt8], _ record: UnsafeRawBufferPointer, at position: Int) -> Bool {
    guard position + delimiter.count <= record.count else { return false }
    return delimiter.indices.allSatisfy { unsafe record[position + $0] == delimiter[$0] }
  }
}
