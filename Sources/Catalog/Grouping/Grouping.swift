/// What puts a record on a row.
package enum Grouping: Hashable, Sendable {
  /// The values of columns, by position; of several, all of them together.
  case columns([Int])
  /// The first letter of a column's value.
  case initial(of: Int)
  /// The name of the array that a record stands in; records that stand in none have no such value.
  case member
  /// Nothing: all records stand on one row.
  case none

  /// The columns it looks at, by position.
  package var positions: [Int] {
    switch self {
    case .columns(let positions): positions
    case .initial(let position): [position]
    case .member, .none: []
    }
  }

  /// How it is called on the status line.
  func text(_ columns: [Column]) -> String {
    switch self {
    case .columns(let positions): "by " + positions.map { columns[$0].name }.joined(separator: " / ")
    case .initial(let position): "by first letter of \(columns[position].name)"
    case .member: "by key"
    case .none: "not grouped"
    }
  }
}
