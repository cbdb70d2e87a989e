internal import CScan

/// Guesses where records start in the middle of a JSON text.
///
/// Whether a string is open there is told by the quotes: what stands before and behind one shows whether it opens. Then the
/// brackets show which commas are the outermost of the part, and those stand between records. It is a wrong guess in the middle
/// of a record that is longer than the part, and where the text is damaged.
enum JSONOutline {
  /// How many quotes must say the same.
  private static let surplus = 8

  /// Where the first record probably starts that has all of its bytes behind the start of a part; `nil` if nothing tells.
  ///
  /// - Parameters:
  ///   - part: from the middle of a text.
  ///   - nesting: what is probably open there.
  /// - Complexity: O(length).
  static func start(in part: UnsafeRawBufferPointer, expecting nesting: JSONNesting) -> TextPlace? {
    guard let base = unsafe part.assumingMemoryBound(to: UInt8.self).baseAddress else { return nil }
    let isInside = unsafe startsInString(part)
    let found = unsafe cscan_outline_of(cscan_best(), base, part.count, isInside, nesting == .top)
    guard found.place < part.count else { return nil }
    switch nesting {
    case .top, .array: return unsafe place(found.place, in: part, nesting)
    case .object, .member:
      guard unsafe isBeforeName(found.place, part) else {
        return nesting == .object ? nil : unsafe place(found.place, in: part, nesting)
      }
      // An array ends here. If most of the part is of that array, then so was what came before, of which the name is known.
      if nesting != .object, found.depth_before == found.depth + 1, found.place - found.place_before > part.count / 2 {
        return unsafe place(found.place_before, in: part, nesting)
      }
      return unsafe place(found.place, in: part, .object)
    }
  }

  /// A place of a part, with what stands before it on its line; `nil` if that is not all in the part.
  private static func place(
    _ offset: Int, in part: UnsafeRawBufferPointer, _ nesting: JSONNesting
  ) -> TextPlace? {
    switch unsafe JSONIndent(of: offset, in: part) {
    case .behindLineEnd(let end, let blanks):
      TextPlace(offset: offset, lineStart: end + 1, indent: blanks, nesting: nesting)
    case .behindOther: TextPlace(offset: offset, indent: nil, nesting: nesting)
    case .behindStart: nil
    }
  }

  /// Whether the first byte of a part is probably one of a string.
  ///
  /// - Complexity: O(length) for one with few quotes; else it is enough to look at some of them.
  static func startsInString(_ part: UnsafeRawBufferPointer) -> Bool {
    var votes = 0
    var position = 0
    // Whether the next quote opens a string if none was open at the start.
    var opens = true
    while abs(votes) < surplus, let quote = unsafe part.find(UInt8(ascii: "\""), from: position) {
      position = quote + 1
      if unsafe isEscaped(quote, part) { continue }
      let mayOpen = unsafe mayStandBefore(quote, part)
      if mayOpen != (unsafe mayStandBehind(quote, part)) { votes += mayOpen == opens ? 1 : -1 }
      opens.toggle()
    }
    return votes < 0
  }

  /// Whether a name and a colon follow a comma.
  private static func isBeforeName(_ comma: Int, _ part: UnsafeRawBufferPointer) -> Bool {
    var start = comma + 1
    while start < part.count, unsafe JSONLayout.isBlank(part[start]) { start += 1 }
    if case .member = unsafe JSONMember.start(of: UnsafeRawBufferPointer(rebasing: part[start...])) { return true }
    return false
  }

  /// Whether there is an odd number of backslashes before a byte.
  private static func isEscaped(_ place: Int, _ part: UnsafeRawBufferPointer) -> Bool {
    var start = place
    while start > 0, unsafe part[start - 1] == UInt8(ascii: "\\") { start -= 1 }
    return (place - start) % 2 == 1
  }

  /// Whether a quote stands where one can open a string.
  private static func mayStandBefore(_ quote: Int, _ part: UnsafeRawBufferPointer) -> Bool {
    var place = quote - 1
    while place >= 0, unsafe JSONLayout.isBlank(part[place]) { place -= 1 }
    return unsafe place >= 0 && "{[,:".utf8.contains(part[place])
  }

  /// Whether a quote stands where one can close a string.
  private static func mayStandBehind(_ quote: Int, _ part: UnsafeRawBufferPointer) -> Bool {
    var place = quote + 1
    while place < part.count, unsafe JSONLayout.isBlank(part[place]) { place += 1 }
    return unsafe place < part.count && ",:]}".utf8.contains(part[place])
  }
}
