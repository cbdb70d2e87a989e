/// The lists of all rows at one moment, in parts: a copy shares those that do not change from then on.
///
/// A column in which no value comes twice has as many rows as there are records, and only its last rows change.
struct RowLists: RandomAccessCollection, MutableCollection, Sendable {
  private static let partBits = 10

  private var parts: [[PostingLists.Row]] = []
  private(set) var endIndex = 0

  var startIndex: Int { 0 }

  subscript(row: Int) -> PostingLists.Row {
    get { parts[row >> Self.partBits][row & ((1 << Self.partBits) - 1)] }
    set { parts[row >> Self.partBits][row & ((1 << Self.partBits) - 1)] = newValue }
  }

  /// Adds a list behind the others.
  mutating func append(_ list: PostingLists.Row) {
    if endIndex >> Self.partBits == parts.count {
      parts.append([])
      // A few rows are the usual case, and take no more than they need.
      if parts.count > 1 { parts[parts.count - 1].reserveCapacity(1 << Self.partBits) }
    }
    parts[parts.count - 1].append(list)
    endIndex += 1
  }
}
