/// Decodes one JSON record after the other into fields that stand in one piece of memory; for one thread.
@safe final class JSONFields: RecordFields {
  private let decoder: JSONDecoder
  private var memory = unsafe UnsafeMutableRawBufferPointer(start: nil, count: 0)

  /// Prepares to decode records of a layout, whose names are known.
  init(_ layout: JSONLayout, columns: JSONColumns) {
    decoder = JSONDecoder(layout: layout, columns: columns)
  }

  deinit { unsafe memory.deallocate() }

  var count: Int { decoder.places.count }

  subscript(field: Int) -> UnsafeRawBufferPointer? {
    unsafe decoder.places[field].map { unsafe UnsafeRawBufferPointer(rebasing: memory[$0]) }
  }

  /// Decodes a record. Complexity: O(length + columns).
  func cut(_ record: UnsafeRawBufferPointer, atMost limit: Int) {
    unsafe decoder.decode(record, atMost: limit)
    let length = decoder.text.count
    if unsafe memory.count < length {
      unsafe memory.deallocate()
      unsafe memory = .allocate(byteCount: max(256, 2 * length), alignment: 1)
    }
    // The memory of an array may be another at each look; fields are handed out by their address.
    unsafe memory.copyBytes(from: decoder.text)
  }
}
