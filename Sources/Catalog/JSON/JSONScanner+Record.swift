internal import CSimdjson

/// What is done with a record once its end is found.
extension JSONScanner {
  /// The column of the name of a member that is a record, where it stands among the parts.
  private static let keyPart = Int.max

  /// Adds the record from `start` to a place in the buffer.
  func endRecord(at end: Int, into batch: inout RecordBatch) {
    placer.begin()
    if tooLongStart == nil, end - start <= longest {
      unsafe addRecord(buffer.range(start..<end), into: &batch)
    } else if let seam = seamOfLong() {
      return endRecord(at: goBack(to: seam), into: &batch)
    } else {
      unsafe addUnread(buffer.range(0..<0), isText: true, into: &batch)
    }
    if placer.leavesOut { batch.note(.leftOut, line: startLine) }
    tooLongStart = nil
    start = end
  }

  private func addRecord(_ record: UnsafeRawBufferPointer, into batch: inout RecordBatch) {
    var bytes = unsafe record
    var base = JSONColumns.root
    let member = layout.hasMembers ? unsafe JSONMember(record) : nil
    if let member {
      placer.put(Self.keyPart, on: placer.named(JSONLayout.keyName, below: base))
      base = placer.named(JSONLayout.valueName, below: base)
      unsafe bytes = UnsafeRawBufferPointer(rebasing: record[member.valueStart...])
    }
    let reading = unsafe reader.read(bytes)
    guard unsafe reading.is_valid, base >= 0 else {
      if unsafe !reading.is_valid && !reading.is_too_deep, let seam = seam(before: start + record.count) {
        return unsafe addRecord(buffer.range(start..<goBack(to: seam)), into: &batch)
      }
      return unsafe addUnread(bytes, isText: reading.is_utf8, into: &batch)
    }
    unsafe placer.place(reading, of: bytes, below: base)
    for (slot, column) in capture.enumerated() {
      let part = placer.found[slot]
      if column == JSONLayout.memberColumn {
        takeMember(into: &batch)
      } else if part == Self.keyPart, let member {
        text.removeAll(keepingCapacity: true)
        unsafe JSONString.append(UnsafeRawBufferPointer(rebasing: record[member.key]), to: &text)
        takeText(into: &batch)
      } else if part >= 0 {
        unsafe take(reading.parts[part], of: bytes, into: &batch)
      } else {
        takeNothing(into: &batch)
      }
    }
    unsafe batch.add(start: pendingStart, line: startLine, width: 0, isText: reading.is_utf8)
  }

  /// What cannot be read is its text, in the column of values.
  private func addUnread(_ bytes: UnsafeRawBufferPointer, isText: Bool, into batch: inout RecordBatch) {
    let node = placer.named(JSONLayout.valueName, below: JSONColumns.root)
    placer.put(0, on: node)
    let place = placer.place(ofNode: node)
    for (slot, column) in capture.enumerated() {
      if column == JSONLayout.memberColumn {
        takeMember(into: &batch)
      } else if slot == place {
        unsafe batch.take(bytes)
      } else {
        takeNothing(into: &batch)
      }
    }
    batch.add(start: pendingStart, line: startLine, width: 0, isText: isText)
    batch.note(.bad, line: startLine)
  }

  private func take(_ part: cjson_part, of bytes: UnsafeRawBufferPointer, into batch: inout RecordBatch) {
    if part.isNull { return takeNothing(into: &batch) }
    if let plain = unsafe part.plain(of: bytes) {
      if unsafe plain.isEmpty { batch.takeEmpty() } else { unsafe batch.take(plain) }
      return
    }
    text.removeAll(keepingCapacity: true)
    unsafe part.append(of: bytes, to: &text)
    takeText(into: &batch)
  }

  private func takeText(into batch: inout RecordBatch) {
    if text.isEmpty { return batch.takeEmpty() }
    unsafe text.withUnsafeBytes { unsafe batch.take($0) }
  }

  private func takeMember(into batch: inout RecordBatch) {
    guard case .member(let name) = nesting else { return takeNothing(into: &batch) }
    text.removeAll(keepingCapacity: true)
    text += name
    takeText(into: &batch)
  }

  private func takeNothing(into batch: inout RecordBatch) {
    unsafe batch.take(UnsafeRawBufferPointer(start: nil, count: 0))
  }
}
