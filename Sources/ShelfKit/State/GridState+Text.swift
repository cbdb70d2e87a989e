/// Why a text is no grid state.
public struct GridStateError: Error, Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// What is wrong with it.
  public var reason: String
}

/// A grid state as text, to be kept between runs: the format is in `docs/updates.md`, "Keeping".
extension GridState {
  private static let title = "grid-state 1"

  /// The state as text, with the states of at most so many rows: those touched last.
  ///
  /// - Complexity: O(rows with a state + marks), for all of them.
  public func text(atMost limit: Int = .max) -> String {
    var lines = [Self.title]
    if let focusedRow { lines.append("focus \(focusedRow.identity.word)") }
    if let anchor { lines.append("anchor \(anchor.id.identity.word) \(anchor.delta)") }
    if isDetached { lines.append("detached") }
    for id in rows.idsByAge.suffix(limit) {
      lines.append("row \(id.identity.word)")
      lines += rows[id].lines
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads a state that ``text(atMost:)`` wrote.
  ///
  /// - Throws: `GridStateError` at the first line that cannot be understood.
  /// - Complexity: O(n) for n bytes.
  public init(text: String) throws(GridStateError) {
    self.init()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(text.hasSuffix("\n") ? 1 : 0)
    guard lines.first.map(String.init) == Self.title else {
      throw GridStateError(line: 1, reason: "not '\(Self.title)'")
    }
    var row: ReadRow?
    for (number, line) in lines.enumerated().dropFirst() {
      let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      guard take(words, row: &row) else { throw GridStateError(line: number + 1, reason: "not understood: '\(line)'") }
    }
    put(row)
    isTouched = true
  }

  /// A row that is being read. It is put among the others once it is whole: each change there would copy all its marks.
  private struct ReadRow {
    var id: RowID
    var state: RowState
  }

  private mutating func put(_ row: ReadRow?) {
    if let row { rows[row.id] = row.state }
  }

  /// Takes in a line; answers whether it means anything.
  private mutating func take(_ words: [String], row: inout ReadRow?) -> Bool {
    let identity = words.count > 1 ? Identity(word: words[1]) : nil
    switch (words.first, words.count) {
    case ("row", 2):
      put(row)
      row = identity.map { RowID($0) }.map { ReadRow(id: $0, state: rows[$0]) }
      return row != nil
    case ("focus", 2) where row == nil:
      focusedRow = identity.map { RowID($0) }
      return identity != nil
    case ("anchor", 3) where row == nil:
      anchor = ScrollAnchor(identity.map { RowID($0) }, words[2])
      return anchor != nil
    case ("detached", 1) where row == nil: isDetached = true
    default:
      return row?.state.take(words, identity.map { ItemID($0) }) ?? false
    }
    return true
  }
}

extension RowState {
  /// What a row remembers, a line each.
  fileprivate var lines: [String] {
    var lines: [String] = []
    if let focusedItem { lines.append("focus \(focusedItem.identity.word)") }
    if let anchor { lines.append("anchor \(anchor.id.identity.word) \(anchor.delta)") }
    if isDetached { lines.append("detached") }
    if let rangeStart { lines.append("range \(rangeStart.identity.word)") }
    if marks.isInverted { lines.append("inverted") }
    return lines + marks.ids.map { "marked \($0.identity.word)" }.sorted()
  }

  /// Takes in a line about the row; answers whether it means anything.
  fileprivate mutating func take(_ words: [String], _ item: ItemID?) -> Bool {
    switch (words.first, words.count, item) {
    case ("focus", 2, let item?): focusedItem = item
    case ("range", 2, let item?): rangeStart = item
    case ("marked", 2, let item?): marks.set(item, marked: !marks.isInverted)
    case ("inverted", 1, _): if !marks.isInverted { marks.invert() }
    case ("detached", 1, _): isDetached = true
    case ("anchor", 3, let item?):
      anchor = ScrollAnchor(item, words[2])
      return anchor != nil
    default: return false
    }
    return true
  }
}

extension ScrollAnchor {
  /// An anchor read from a text.
  ///
  /// Whoever edits or damages the text may write any number. Beyond the longest viewport it is cut: the layout would walk
  /// over as many elements.
  fileprivate init?(_ id: ID?, _ delta: String) {
    guard let id, let delta = Int(delta) else { return nil }
    let farthest = LinearLayout.longestViewport
    self.init(id: id, delta: min(max(-farthest, delta), farthest))
  }
}
