internal import CScan
internal import CSimdjson

/// Makes the bytes of JSON records into their fields, one record after the other; for one thread.
@safe final class JSONDecoder {
  /// Where the fields of the last record are in `text`, by the position of their columns; `nil` for a missing one.
  private(set) var places: [Range<Int>?] = []
  /// The fields of the last record, one after the other.
  private(set) var text: [UInt8] = []

  private let layout: JSONLayout
  private let reader = JSONReader()
  private var placer: JSONPlacer
  /// The record with room to read behind it.
  private var padded: [UInt8] = []

  /// Prepares.
  ///
  /// - Parameter columns: what is known of the columns; members that are none of them are left out.
  init(layout: JSONLayout, columns: JSONColumns) {
    self.layout = layout
    placer = JSONPlacer(columns, grows: false)
  }

  /// Decodes the record at the start of some bytes; what follows it is not looked at.
  ///
  /// - Parameter limit: how many columns are needed, from the first.
  /// - Returns: the length of the record.
  /// - Complexity: O(bytes + columns).
  @discardableResult
  func decode(_ bytes: UnsafeRawBufferPointer, atMost limit: Int = .max) -> Int {
    let length = unsafe Self.end(of: bytes, layout: layout)
    padded.removeAll(keepingCapacity: true)
    unsafe padded.append(contentsOf: bytes[..<length])
    padded.append(contentsOf: repeatElement(0, count: JSONReader.padding))
    text.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    places.append(contentsOf: repeatElement(nil, count: min(limit, placer.columns.columns.count)))
    placer.begin()
    unsafe padded.withUnsafeBytes { padded in
      unsafe take(UnsafeRawBufferPointer(rebasing: padded[..<length]))
    }
    return length
  }

  /// Decodes one record. Complexity: O(bytes + columns).
  static func decode(_ bytes: [UInt8], layout: JSONLayout, columns: JSONColumns) -> (fields: [Field], length: Int) {
    let decoder = JSONDecoder(layout: layout, columns: columns)
    let length = unsafe bytes.withUnsafeBytes { unsafe decoder.decode($0) }
    var fields = decoder.places.map { place in place.map { Field.bytes(Array(decoder.text[$0])) } ?? .missing }
    while fields.last == .missing { fields.removeLast() }
    return (fields, length)
  }

  private func take(_ record: UnsafeRawBufferPointer) {
    let member = layout.hasMembers ? unsafe JSONMember(record) : nil
    var base = JSONColumns.root
    var value = unsafe record
    if let member {
      take(placer.named(JSONLayout.keyName, below: base)) { text in
        unsafe JSONString.append(UnsafeRawBufferPointer(rebasing: record[member.key]), to: &text)
      }
      base = placer.named(JSONLayout.valueName, below: base)
      unsafe value = UnsafeRawBufferPointer(rebasing: record[member.valueStart...])
    }
    let reading = unsafe reader.read(value)
    guard unsafe reading.is_valid else {
      // What cannot be read is its text.
      take(placer.named(JSONLayout.valueName, below: JSONColumns.root)) { text in
        unsafe text.append(contentsOf: value)
      }
      return
    }
    if base < 0 { return }
    unsafe placer.place(reading, of: value, below: base)
    for column in places.indices where placer.found[column] >= 0 {
      let part = unsafe reading.parts[placer.found[column]]
      if part.isNull { continue }
      let start = text.count
      if let plain = unsafe part.plain(of: value) {
        unsafe text.append(contentsOf: plain)
      } else {
        unsafe part.append(of: value, to: &text)
      }
      places[column] = start..<text.count
    }
  }

  /// Puts text on the column of a node, if there is one.
  private func take(_ node: Int, _ append: (inout [UInt8]) -> Void) {
    guard let column = placer.place(ofNode: node), column < places.count else { return }
    let start = text.count
    append(&text)
    places[column] = start..<text.count
  }

  /// Where the record at the start of some bytes ends, without the blanks behind it.
  static func end(of bytes: UnsafeRawBufferPointer, layout: JSONLayout) -> Int {
    let text = unsafe bytes.assumingMemoryBound(to: UInt8.self)
    var end: Int
    if layout == .lines {
      end = unsafe text.firstIndex(of: UInt8(ascii: "\n")) ?? text.count
    } else {
      let member = layout.hasMembers ? unsafe JSONMember(bytes) : nil
      let valueStart = member?.valueStart ?? 0
      var place = cscan_search()
      place.ends_with_bracket = unsafe valueStart < text.count && "{[".utf8.contains(text[valueStart])
      // A closing bracket or comma that belongs to nothing can only be the record itself.
      let isOdd = unsafe !place.ends_with_bracket && text.first != UInt8(ascii: "\"")
      let start = place.ends_with_bracket ? valueStart : isOdd ? min(1, text.count) : 0
      end = unsafe cscan_find_end(cscan_best(), &place, text.baseAddress, start, text.count)
      // One that was cut: the comma behind it is none of its own.
      if place.ends_with_bracket, !place.has_ended {
        while end > 0, unsafe JSONLayout.isBlank(text[end - 1]) || text[end - 1] == UInt8(ascii: ",") { end -= 1 }
      }
      if end == text.count, !place.ends_with_bracket, member == nil { end = unsafe JSONRun.endOfRecord(bytes) }
    }
    while end > 0, unsafe JSONLayout.isBlank(text[end - 1]) { end -= 1 }
    return end
  }
}
