extension FilterMatcher {
  /// The parts of a column's value that conditions look for, in order, none touching another.
  ///
  /// For a screen that shows them. Conditions that must not hold have none; a match of no length is none.
  ///
  /// - Parameter column: the column's position; `nil` for text that is no column's.
  /// - Returns: ranges of bytes.
  /// - Complexity: O(length) for each condition and match.
  package func ranges(in value: [UInt8], ofColumn column: Int?) -> [Range<Int>] {
    let scratch = RegexScratch()
    var found: [Range<Int>] = []
    for condition in conditions where !condition.term.isNegated {
      if let wanted = condition.term.column, wanted != column { continue }
      unsafe value.withUnsafeBytes { bytes in
        var start = 0
        while start < bytes.count {
          guard case .found(let range) = unsafe condition.pattern.search(bytes, from: start, scratch) else { break }
          if range.isEmpty {
            // One byte on may be inside of a letter, where no search can start.
            start = FilterMatcher.nextLetter(value, after: max(start, range.upperBound))
          } else {
            found.append(range)
            start = max(range.upperBound, start + 1)
          }
        }
      }
    }
    return FilterMatcher.merged(found)
  }

  private static func nextLetter(_ value: [UInt8], after place: Int) -> Int {
    var next = place + 1
    while next < value.count, value[next] & 0xC0 == 0x80 { next += 1 }
    return next
  }

  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }
}
