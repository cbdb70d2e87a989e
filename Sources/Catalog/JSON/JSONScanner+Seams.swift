internal import CSimdjson

/// What is done with a record that turns out to be no JSON, and might hold others.
///
/// It is cut at its first seam, and what follows is read from there. That it is no JSON may be known before its end: no
/// more than that is looked at, so that brackets missing in every record cost little. When it is known changes nothing of
/// what is cut.
extension JSONScanner {
  /// How many records behind a cut one are looked at from seam to seam.
  private static let wary = 64

  /// Whether the record under way can be cut.
  private var maySeam: Bool {
    guard place == .value, tooLongStart == nil, start < buffer.count else { return false }
    if seamsOwner != pendingStart {
      seams = JSONSeams(opening: buffer[start], indent: buffer.indent(of: start))
      seamsOwner = pendingStart
    }
    return seams != nil
  }

  /// Where the next seam is to be looked at before the search goes on; `nil` for nowhere.
  func seamAhead() -> Int? {
    if seamsOwner != pendingStart { wariness -= 1 }
    guard maySeam else { return nil }
    unsafe seams?.look(through: buffer.range(start..<min(buffer.count, start + longest)), stopsAtFirst: true)
    guard let first = seams?.first, start + first >= cursor else { return nil }
    return start + first + 1
  }

  /// Cuts the record under way, which has not ended before the cursor, if it is known to be no JSON; false if it is not.
  func cutsOpen(into batch: inout RecordBatch) -> Bool {
    guard maySeam else { return false }
    let limit = min(cursor, start + longest)
    unsafe seams?.look(through: buffer.range(start..<limit))
    guard let first = seams?.first, let last = seams?.last, let checked = seams?.checked, last > checked,
      last >= 2 * checked || cursor - start > longest
    else { return false }
    if mayGoOn(to: start + last + 1) {
      seams?.checked = last
      return false
    }
    return cut(at: start + first, into: &batch)
  }

  /// Cuts the record with which the text breaks off, if it is no JSON whatever would have followed; false if it is not.
  func cutsAtEnd(into batch: inout RecordBatch) -> Bool {
    guard maySeam, buffer.count - start <= longest else { return false }
    unsafe seams?.look(through: buffer.range(start..<buffer.count))
    guard let first = seams?.first else { return false }
    var end = buffer.count
    while buffer[end - 1] != UInt8(ascii: "\n") { end -= 1 }
    return !mayGoOn(to: end) && cut(at: start + first, into: &batch)
  }

  /// Where a record is to be cut that ends at a place and is no JSON; `nil` if it has no seam.
  func seam(before end: Int) -> Int? {
    guard maySeam else { return nil }
    unsafe seams?.look(through: buffer.range(start..<end))
    guard let first = seams?.first, start + first < end else { return nil }
    return start + first
  }

  /// The same for a record that is too long to be checked as a whole.
  func seamOfLong() -> Int? {
    guard maySeam else { return nil }
    unsafe seams?.look(through: buffer.range(start..<start + longest))
    guard let first = seams?.first, let last = seams?.last, !mayGoOn(to: start + last + 1) else { return nil }
    return start + first
  }

  /// Goes back to a seam: what stands before it is a record, and the next one begins there.
  func goBack(to seam: Int) -> Int {
    var end = seam
    while JSONLayout.isBlank(buffer[end - 1]) || buffer[end - 1] == UInt8(ascii: ",") { end -= 1 }
    lostCount += cursor - end
    cursor = end
    unsafe line = startLine + buffer.range(start..<end).count { $0 == UInt8(ascii: "\n") }
    seams = nil
    wariness = Self.wary
    return end
  }

  private func cut(at seam: Int, into batch: inout RecordBatch) -> Bool {
    endElement(at: goBack(to: seam), into: &batch)
    return true
  }

  /// Whether the record under way is right up to a place, which is behind a bracket or a line feed.
  private func mayGoOn(to end: Int) -> Bool {
    lostCount += end - start
    let reading = unsafe reader.read(buffer.range(start..<end), listing: 0)
    return unsafe reading.may_go_on || reading.is_valid
  }
}
