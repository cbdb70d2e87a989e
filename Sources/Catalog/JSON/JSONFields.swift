/// Decodes one JSON record after the other into fields that stand in one piece of memory; for one thread.
@safe final class JSONFields: RecordFields {
  private let layout: JSONLayout
  private let columns: JSONColumns
  private var memory = unsafe UnsafeMutableRawBufferPointer(start: nil, count: 0)
  /// Where each field is; `nil` for a missing one.
  private var places: [Range<Int>?] = []

  /// Prepares to decode records of a layout, whose names are known.
  init(_ layout: JSONLayout, columns: JSONColumns) {
    self.layout = layout
    self.columns = columns
  }

  deinit { unsafe memory.deallocate() }

  var count: Int { places.count }

  subscript(field: Int) -> UnsafeRawBufferPointer? {
    unsafe places[field].map { unsafe UnsafeRawBufferPointer(rebasing: memory[$0]) }
  }

  /// Decodes a record. Complexity: O(length + columns).
  func cut(_ record: UnsafeRawBufferPointer, atMost limit: Int) {
    let fields = JSONDecoder.decode(unsafe Array(record), layout: layout, columns: columns).fields
    places.removeAll(keepingCapacity: true)
    let length = fields.reduce(0) { sum, field in
      guard case .bytes(let value) = field else { return sum }
      return sum + value.count
    }
    if unsafe memory.count < length {
      unsafe memory.deallocate()
      unsafe memory = .allocate(byteCount: max(256, 2 * length), alignment: 1)
    }
    var end = 0
    for field in fields.prefix(limit) {
      guard case .bytes(let value) = field else {
        places.append(nil)
        continue
      }
      unsafe UnsafeMutableRawBufferPointer(rebasing: memory[end...]).copyBytes(from: value)
      places.append(end..<end + value.count)
      end += value.count
    }
  }
}
