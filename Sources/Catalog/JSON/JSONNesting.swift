/// What of a JSON text is open where a record starts, or between records.
enum JSONNesting: Hashable, Sendable {
  /// Nothing: between the values of the text.
  case top
  /// An array of records.
  case array
  /// An object of arrays.
  case object
  /// An array in an object of arrays, and its name there.
  case member([UInt8])

  /// What is still open once the innermost of it is closed.
  var outer: JSONNesting {
    if case .member = self { .object } else { .top }
  }
}
