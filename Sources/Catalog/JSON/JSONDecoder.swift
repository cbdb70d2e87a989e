internal import CSimdjson

/// Makes the bytes of one JSON record into its fields, when a card shows it.
enum JSONDecoder {
  /// Decodes the record at the start of some bytes; what follows it is not looked at.
  ///
  /// - Parameter columns: what is known of the columns; members that are none of them are left out.
  /// - Returns: the fields by the position of their columns, and the length of the record.
  /// - Complexity: O(bytes + columns).
  static func decode(_ bytes: [UInt8], layout: JSONLayout, columns: JSONColumns) -> (fields: [Field], length: Int) {
    let record = bytes[..<end(of: bytes, layout: layout)]
    var placer = JSONPlacer(columns, grows: false)
    placer.begin()
    let member = layout.hasMembers ? unsafe record.withUnsafeBytes { unsafe JSONMember($0) } : nil
    let base = member == nil ? JSONColumns.root : placer.named(JSONLayout.valueName, below: JSONColumns.root)
    let value = record.dropFirst(member?.valueStart ?? 0)
    var fields = [Field](repeating: .missing, count: columns.columns.count)
    unsafe JSONReader().read(copying: value) { reading, bytes in
      guard unsafe reading.is_valid else {
        let node = placer.named(JSONLayout.valueName, below: JSONColumns.root)
        if let place = placer.place(ofNode: node) { fields[place] = .bytes(Array(value)) }
        return
      }
      if base >= 0 { unsafe placer.place(reading, of: bytes, below: base) }
      for (column, index) in placer.found.enumerated() where index >= 0 {
        let part = unsafe reading.parts[index]
        if part.isNull { continue }
        var text: [UInt8] = []
        unsafe part.append(of: bytes, to: &text)
        fields[column] = .bytes(text)
      }
    }
    if let member, let place = placer.place(ofNode: placer.named(JSONLayout.keyName, below: JSONColumns.root)) {
      var text: [UInt8] = []
      unsafe record.withUnsafeBytes { record in
        unsafe JSONString.append(UnsafeRawBufferPointer(rebasing: record[member.key]), to: &text)
      }
      fields[place] = .bytes(text)
    }
    while fields.last == .missing { fields.removeLast() }
    return (fields, record.count)
  }

  /// Where the record at the start of some bytes ends, without the blanks behind it.
  private static func end(of bytes: [UInt8], layout: JSONLayout) -> Int {
    var end: Int
    if layout == .lines {
      end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    } else {
      var place = cjson_place()
      // A bracket or comma that belongs to nothing can only be the record itself.
      end = min(1, bytes.count)
      let isOpen = bytes.first == UInt8(ascii: "{") || bytes.first == UInt8(ascii: "[")
      if isOpen || bytes.first == UInt8(ascii: "\"") { end = 0 }
      end = unsafe bytes.withUnsafeBufferPointer { unsafe cjson_find_end(&place, $0.baseAddress, end, $0.count) }
    }
    while end > 0, JSONLayout.isBlank(bytes[end - 1]) { end -= 1 }
    return end
  }
}
