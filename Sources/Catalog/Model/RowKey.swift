/// What makes a row the same row after a reload, a sort or a filter.
package enum RowKey: Hashable, Sendable {
  /// The row of the records whose grouping field is missing; no text value can be equal to it.
  case missing
  /// A value of the grouping field, as its bytes in the source; of several fields, all of their values, each
  /// with its length before it.
  case value([UInt8])
  /// A row that no value makes: a subdirectory by its name, a first letter, a whole source.
  case named([UInt8])

  /// What tells it from others of its kind.
  var bytes: [UInt8] {
    switch self {
    case .missing: []
    case .value(let bytes), .named(let bytes): bytes
    }
  }
}
