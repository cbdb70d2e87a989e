internal import Catalog

extension OptionValue {
  /// A column to sort by, and its direction.
  func sortKey() throws(UsageError) -> SortKey {
    var column = text
    var isDescending = false
    for (suffix, direction) in [(":desc", true), (":asc", false)] where column.hasSuffix(suffix) {
      column.removeLast(suffix.count)
      isDescending = direction
      break
    }
    if column.isEmpty { throw UsageError("\(option) needs a column", advice: "an example: \(option) year:desc") }
    return SortKey(column: column, descending: isDescending)
  }

  /// A filter; `nil` for one that says nothing.
  ///
  /// Mistakes in what only a source's columns can tell to be a regular expression are told when these are known.
  func filter() throws(UsageError) -> FilterExpression? {
    let filter = FilterExpression(text)
    if let mistake = filter.mistake { throw UsageError("\(option) '\(text)': \(mistake.message)") }
    return filter.isEmpty ? nil : filter
  }
}
