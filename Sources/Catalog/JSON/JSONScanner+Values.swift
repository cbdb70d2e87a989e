internal import CScan

extension JSONScanner {
  /// Goes on as far as the buffer allows: to its end, or to the start of what has to be in it as a whole.
  ///
  /// - Parameter stopsBehindRecord: whether one record is enough.
  func walkValues(isEnd: Bool, stopsBehindRecord: Bool = false, into batch: inout RecordBatch) {
    while cursor < buffer.count {
      if place == .between {
        if !walkBetween(isEnd: isEnd, into: &batch) { return }
      } else if !walkRecord(isEnd: isEnd, into: &batch) {
        break
      } else if stopsBehindRecord {
        return
      }
    }
    // Only what stands in nothing ends with the text.
    guard isEnd, place == .element, nesting == .top else { return }
    if endsFirstOfRun(isEnd: true, into: &batch) { return walkValues(isEnd: true, into: &batch) }
    endElement(at: cursor, into: &batch)
  }

  /// Passes over what is between records, up to the start of one; false if that has to wait for more bytes.
  private func walkBetween(isEnd: Bool, into batch: inout RecordBatch) -> Bool {
    skipGap()
    guard cursor < buffer.count else { return true }
    let byte = buffer[cursor]
    switch (nesting, byte) {
    case (.top, UInt8(ascii: "[")): nest(.array, into: &batch)
    case (.top, UInt8(ascii: "{")) where layout.hasMembers: nest(.object, into: &batch)
    case (.top, UInt8(ascii: "]")), (.top, UInt8(ascii: "}")):
      cursor += 1
      begin(.element)
    case (_, UInt8(ascii: "]")), (_, UInt8(ascii: "}")): nest(nesting.outer, into: &batch)
    case (.object, UInt8(ascii: "\"")): return beginMember(isEnd: isEnd, into: &batch)
    case (_, UInt8(ascii: "{")), (_, UInt8(ascii: "[")): begin(.value)
    default: begin(.element)
    }
    return true
  }

  /// Passes over what holds no data: blanks, and a comma too many; one too few joins no records, since brackets end what they
  /// began.
  private func skipGap() {
    var place = cursor
    var lines = 0
    while place < buffer.count {
      let byte = buffer[place]
      guard JSONLayout.isBlank(byte) || byte == UInt8(ascii: ",") else { break }
      if byte == UInt8(ascii: "\n") { lines += 1 }
      place += 1
    }
    cursor = place
    line += lines
    start = place
    startLine = line
  }

  /// Passes over a bracket, behind which something else is open than before it.
  private func nest(_ inner: JSONNesting, into batch: inout RecordBatch) {
    nesting = inner
    batch.note(inner)
    cursor += 1
    start = cursor
  }

  private func begin(_ record: Place) {
    place = record
    search = cscan_search()
    search.ends_with_bracket = record == .value
  }

  /// Begins what follows a name: an array of records, or a record; false if more bytes have to tell.
  private func beginMember(isEnd: Bool, into batch: inout RecordBatch) -> Bool {
    let rest = unsafe buffer.range(cursor..<buffer.count)
    switch unsafe JSONMember.start(of: rest) {
    case .cut where !isEnd && rest.count <= JSONScanner.longestName: return false
    case .member(let found) where unsafe rest[found.valueStart] == UInt8(ascii: "["):
      var name: [UInt8] = []
      unsafe JSONString.append(UnsafeRawBufferPointer(rebasing: rest[found.key]), to: &name)
      unsafe line += rest[..<found.valueStart].count { $0 == UInt8(ascii: "\n") }
      cursor += found.valueStart
      nest(.member(name), into: &batch)
      startLine = line
    case .member(let found) where unsafe rest[found.valueStart] == UInt8(ascii: "{"):
      unsafe line += rest[..<found.valueStart].count { $0 == UInt8(ascii: "\n") }
      cursor += found.valueStart
      begin(.value)
    case .cut, .none, .member: begin(.element)
    }
    return true
  }

  /// Looks for the end of a record; false if it is not there yet.
  private func walkRecord(isEnd: Bool, into batch: inout RecordBatch) -> Bool {
    if place == .element, cursor == start, endsFirstOfRun(isEnd: isEnd, into: &batch) { return true }
    // What stands in nothing and has no bracket ends with its line.
    let lineEnd = place == .element && nesting == .top ? buffer.lineEnd(from: cursor) : nil
    let seam = wariness > 0 ? seamAhead() : nil
    let limit = lineEnd ?? seam ?? buffer.count
    let lines = search.lines
    cursor = unsafe cscan_find_end(
      way, &search, buffer.all.assumingMemoryBound(to: UInt8.self).baseAddress, cursor, limit)
    line += Int(search.lines - lines)
    // As long as a string is open, nothing is known.
    if place == .element, cursor < buffer.count || !search.is_in_string, endsFirstOfRun(isEnd: isEnd, into: &batch) {
      return true
    }
    if cursor == limit, place == .value, !search.has_ended {
      if cutsOpen(into: &batch) { return true }
      if cursor < buffer.count {
        wariness = 0
        return walkRecord(isEnd: isEnd, into: &batch)
      }
    }
    if cursor == buffer.count, !search.has_ended { return false }
    endElement(at: cursor, into: &batch)
    return true
  }

  /// Ends a value that stands in nothing if another one follows on its line; false if none does, or that is not known yet.
  private func endsFirstOfRun(isEnd: Bool, into batch: inout RecordBatch) -> Bool {
    guard place == .element, nesting == .top, tooLongStart == nil,
      let end = unsafe JSONRun.endOfFirst(of: buffer.range(start..<buffer.count), isEnd: isEnd, reader)
    else { return false }
    cursor = start + end
    endElement(at: cursor, into: &batch)
    return true
  }

  /// Ends the record under way at a place, or at the last byte before it that is no blank.
  func endElement(at end: Int, into batch: inout RecordBatch) {
    var last = end
    while last > start, JSONLayout.isBlank(buffer[last - 1]) { last -= 1 }
    endRecord(at: last, into: &batch)
    start = cursor
    startLine = line
    place = .between
  }
}
